import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { mustBeUsed } from '../../build/mustBeUsed';

const loader = path.join(__dirname, 'readerHeadings.cjs');

/** Keeps the headings of a page in the reader view of a browser. */
export default function readerHeadings(): Plugin {
  return {
    name: 'reader-headings',
    configureWebpack() {
      return {
        module: { rules: [{ test: /theme-common[\\/]lib[\\/]utils[\\/]anchorUtils\.(?:js|module\.css)$/, loader }] },
        plugins: [mustBeUsed('bundle/reader-headings', { anchorUtils: loader })],
      };
    },
  };
}
