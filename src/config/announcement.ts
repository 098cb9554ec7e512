import type { ThemeConfig } from '@docusaurus/preset-classic';
import { newestRelease } from '../data/siteRoutes';
import { address } from './address';

/** A new id shows the bar again to readers who dismissed an older one (specification, section 4). */
export const announcementBar = {
  id: `release-${newestRelease}`,
  content: `DialogOS ${newestRelease} is out: <a href="${address.baseUrl}blog/${newestRelease}">see what has changed</a>`,
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
