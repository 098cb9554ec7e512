import type { ThemeConfig } from '@docusaurus/preset-classic';
import { site } from '../data/site';
import { docRoutes } from '../data/siteRoutes';
import { address } from './address';

/** Addresses of documents: the start page, and everything below the first part of the others. */
const firstParts = [...new Set(docRoutes.map(({ path }) => path.split('/')[1]).filter(Boolean))];
const documents = `^${address.baseUrl}(?:$|(?:${firstParts.join('|')})(?:/|$))`;

/** Fixed bar at the top; it hides on scroll down and returns on scroll up (specification, section 2). */
export const navbar = {
  title: site.title,
  hideOnScroll: true,
  logo: { src: 'img/logo.svg', alt: '', width: 32, height: 32 },
  items: [
    { to: '/', label: 'Documentation', position: 'left', activeBaseRegex: documents },
    { to: '/blog', label: 'Release notes', position: 'left' },
    {
      label: 'API',
      position: 'left',
      items: [
        { to: '/api/capi/', label: 'Chat API' },
        { to: '/api/sapi/', label: 'Server API' },
      ],
    },
    { to: '/content', label: 'Contents', position: 'left' },
    { type: 'docsVersion', position: 'right', exact: true },
  ],
} satisfies ThemeConfig['navbar'];
