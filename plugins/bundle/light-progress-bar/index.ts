import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replacedInBrowser } from '../replacedInBrowser';

/**
 * Replaces `nprogress`, of which the theme needs three functions. Every page loads it, and whenever it moves the bar,
 * it makes the browser lay out the whole page, even immediately before a new one appears.
 */
export default function lightProgressBar(): Plugin {
  return replacedInBrowser('light-progress-bar', { nprogress: path.join(__dirname, 'client', 'progressBar.ts') });
}
