import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { changePages } from '../../build/built-page/changePages';
import { scriptsLater } from './scriptsLater';
import { textFirst } from './textFirst';

/**
 * Writes the style sheets of every page into the page, and makes it ask for its font at once and for its scripts last; see
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
      const read = new Map<string, string>();
      const cssAt = (address: string): string => {
        const css = read.get(address) ?? readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
        read.set(address, css);
        return css;
      };
      const pages = await changePages(outDir, (html, file) => scriptsLater(textFirst(html, cssAt, file), file));
      if (pages === 0) {
        throw new Error('[first-screen] No page was found. Fix: plugins/bundle/first-screen.');
      }
      console.log(`[first screen] ${pages} pages carry their style; ${read.size} style sheets are in use`);
    },
  };
}
