import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { changePages } from '../../build/built-page/changePages';
import { scriptsLater } from './scriptsLater';
import { textFirst } from './textFirst';

/**
 * Inlines the style sheets and the text font into every page and makes it request its scripts last; see README.md. It
 * must run after `page-routes`, which adds the sheets and scripts of a page, and before the policy, which lists the
 * inline styles and scripts.
 *
 * A development build is not affected.
 *
 * @throws Error when there is no page, or Docusaurus refers to its style sheets or scripts in another way
 */
export default function firstScreen({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'first-screen',
    async postBuild({ outDir }) {
      if (process.env['NODE_ENV'] !== 'production') {
        return;
      }
      const read = new Map<string, Buffer>();
      const fileAt = (address: string): Buffer => {
        const bytes = read.get(address) ?? readFileSync(path.join(outDir, address.slice(baseUrl.length)));
        read.set(address, bytes);
        return bytes;
      };
      const pages = await changePages(outDir, (html, file) => scriptsLater(textFirst(html, fileAt, file), file));
      if (pages === 0) {
        throw new Error('[first-screen] No page was found. Fix: plugins/bundle/first-screen.');
      }
      console.log(`[first screen] ${pages} pages carry their style and font; ${read.size} files are in use`);
    },
  };
}
