import type { Plugin } from '@docusaurus/types';
import { firstLoadScript } from './script';
import { firstFrameScript, wholePageScript } from './whole';

/**
 * Adds to every page what must be known before its scripts arrive: whether the reader comes for a place in it, which
 * frame is the first, and what to say when they do not arrive (`src/client/loadNote.css` has its style).
 */
export default function firstLoad(): Plugin {
  return {
    name: 'first-load',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: `${firstLoadScript}${wholePageScript}${firstFrameScript}` }],
    }),
  };
}
