import type { ThemeConfig } from '@docusaurus/preset-classic';
import { site } from '../data/site';
import { docRoutes } from '../data/siteRoutes';
import { address } from './address';

/** Pages that belong to "Contents": the map of the documentation, and the list of all of its pages. */
const contents = ['content', 'full_documentation'];

/** Addresses of the documentation: the start page, everything below the first part of the other documents, and two pages about it. */
const firstParts = [
  ...new Set([...docRoutes.map(({ path }) => path.split('/')[1]), 'markdown-page', 'titlePage']),
].filter((part) => part && !contents.includes(part));
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
    {
      to: '/content',
      label: 'Contents',
      position: 'left',
      activeBaseRegex: `^${address.baseUrl}(?:${contents.join('|')})$`,
    },
    {
      type: 'docsVersion',
      position: 'right',
      'aria-label': `Documentation version ${site.docsVersion}`,
      // It leads to the start page, but it is not the place where the reader is.
      activeBaseRegex: '^$',
    },
  ],
} satisfies ThemeConfig['navbar'];
