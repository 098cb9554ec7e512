import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { mustBeUsed } from '../../build/mustBeUsed';

const loader = path.join(__dirname, 'readerView.cjs');

const test =
  /theme-common[\\/]lib[\\/](?:utils[\\/]anchorUtils|components[\\/]Details[\\/](?:index|styles))\.(?:js|module\.css)$/;

/** Keeps the headings and the whole text of a page in the reader view of a browser. */
export default function readerView(): Plugin {
  return {
    name: 'reader-view',
    configureWebpack() {
      return {
        module: { rules: [{ test, loader }] },
        plugins: [mustBeUsed('bundle/reader-view', { 'anchorUtils and Details': loader })],
      };
    },
  };
}
