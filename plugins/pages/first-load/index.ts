import type { Plugin } from '@docusaurus/types';
import { firstLoadScript } from './script';

/** Adds to every page what tells the reader that its scripts did not arrive; `src/client/loadNote.css` has its style. */
export default function firstLoad(): Plugin {
  return {
    name: 'first-load',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: firstLoadScript }] }),
  };
}
