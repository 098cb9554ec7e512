import type { ThemeConfig } from '@docusaurus/preset-classic';
import { site } from './site';

/** Fixed bar at the top; it hides on scroll down and returns on scroll up (specification, section 2). */
export const navbar = {
  title: site.title,
  hideOnScroll: true,
  logo: { src: 'img/logo.svg', alt: '', width: 32, height: 32 },
  items: [
    { type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Documentation', position: 'left' },
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
    { type: 'docsVersion', position: 'right' },
  ],
} satisfies ThemeConfig['navbar'];
