import type { ThemeConfig } from '@docusaurus/preset-classic';
import { site } from '../data/site';

export const footer = {
  logo: { src: 'img/logo.svg', alt: 'DialogOS', href: '/titlePage', width: 40, height: 40 },
  links: [
    {
      title: 'Learn',
      items: [
        { label: 'Start page', to: '/' },
        { label: 'How to develop an assistant', to: '/development/algorithm-for-developing-the-assistant' },
        { label: 'DL language', to: '/syntax-DL/about-DL' },
        { label: 'Terms and definitions', to: '/about/terms' },
      ],
    },
    {
      title: 'Connect',
      items: [
        { label: 'Channel limits', to: '/channels/channel-restrictions' },
        { label: 'Chat API', to: '/api/capi/' },
        { label: 'Server API', to: '/api/sapi/' },
        { label: 'Voice markup', to: '/annotation/SSML' },
      ],
    },
    {
      title: 'Run',
      items: [
        { label: 'Analytics dashboard', to: '/analitika/dashboard' },
        { label: 'User management', to: '/administration/user-management' },
        { label: 'Audit log', to: '/administration/journal_audit' },
        { label: 'Support', to: '/about/support' },
      ],
    },
    {
      title: 'This documentation',
      items: [
        { label: 'Contents', to: '/content' },
        { label: 'Full documentation', to: '/full_documentation' },
        { label: 'Conventions', to: '/markdown-page' },
        { label: 'Release notes', to: '/blog' },
      ],
    },
  ],
  copyright: `Copyright © ${site.copyrightYear} DialogOS. ${site.tagline}.`,
} satisfies ThemeConfig['footer'];
