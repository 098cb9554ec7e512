import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { mustBeUsed } from '../../build/mustBeUsed';

/**
 * Replaces `nprogress`, of which the theme needs three functions. It lays out the whole page each time it moves the bar,
 * also while a new page is drawn, and every page loads it.
 */
export default function lightProgressBar(): Plugin {
  const replacement = path.join(__dirname, 'client', 'progressBar.ts');
  return {
    name: 'light-progress-bar',
    configureWebpack(_config, isServer) {
      return isServer
        ? {}
        : {
            resolve: { alias: { nprogress$: replacement } },
            plugins: [mustBeUsed('bundle/light-progress-bar', { nprogress: replacement })],
          };
    },
  };
}
