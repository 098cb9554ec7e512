import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { changePage } from '../../build/built-page/changePage';
import { firstFont, fontFirst } from './fontFirst';

/**
 * Makes every page ask for the font of its text at once. A browser that learns of the font from the style sheet asks for
 * it one answer of the host later, and the first screen changes its type before the reader's eyes.
 *
 * @throws Error when there is no page, or Docusaurus names its style sheets in another way
 */
export default function firstScreen({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'first-screen',
    async postBuild({ outDir }) {
      const fonts = new Map<string, string>();
      const fontIn = (sheet: string): string => {
        const font =
          fonts.get(sheet) ?? firstFont(readFileSync(path.join(outDir, sheet.slice(baseUrl.length)), 'utf8'));
        fonts.set(sheet, font);
        return font;
      };
      const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
      for (const file of files) {
        changePage(path.join(outDir, file), (html) => fontFirst(html, fontIn, file));
      }
      if (fonts.size === 0) {
        throw new Error('[first-screen] No page was found. Fix: plugins/bundle/first-screen.');
      }
      console.log(`[first screen] ${files.length} pages ask for their font at once`);
    },
  };
}
