import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { changePages } from '../../build/built-page/changePages';
import { scriptsLater } from './scriptsLater';
import { textFirst } from './textFirst';

/**
 * Writes the style sheets of every page into the page, with the font of the text, and makes it ask for its scripts last; see
 * README.md. It must come after `page-routes`, which names the sheets and scripts of a page, and before the policy, which
 * names the styles and scripts in it.
 *
 * In a development build nothing is changed.
 *
 * @throws Error when there is no page, or Docusaurus names its style sheets or scripts in another way
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
