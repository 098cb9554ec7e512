import path from 'node:path';
import { changePages } from '../../build/built-page/changePages';
import type { PageParts } from './pageTables';
import { writeIntoPage } from './writeIntoPage';

/**
 * Writes the route and the scripts of every page into the page.
 *
 * @param outDir folder of the built site
 * @param pages address of a page → its table, scripts and styles
 * @param baseUrl address of the folder of the site, such as `/`
 * @throws Error when there are no pages, one of them was not built, or a page has no script from Docusaurus
 */
export async function writeIntoPages(
  outDir: string,
  pages: ReadonlyMap<string, PageParts>,
  baseUrl: string,
): Promise<void> {
  const byFile = new Map(
    [...pages].map(([route, parts]) => [path.join(route.slice(baseUrl.length), 'index.html'), parts]),
  );
  const left = new Set(byFile.keys());
  await changePages(outDir, (html, file) => {
    const parts = byFile.get(file);
    left.delete(file);
    return parts === undefined ? html : writeIntoPage(html, parts, baseUrl);
  });
  const [missing] = left;
  if (missing !== undefined) {
    throw new Error(
      `[page routes] The page ${missing} was not built, so it cannot carry its route. Fix: plugins/bundle/page-routes.`,
    );
  }
  if (pages.size === 0) {
    throw new Error('[page routes] No page carries its own route. Fix: plugins/bundle/page-routes.');
  }
}
