import { pageTableId } from './client/pageTable';
import type { PageParts } from './pageTables';

/** The first script of Docusaurus: the scripts of the page stand before it, so it finds them loaded. */
const runtime = /<script src="?[^" >]*\/runtime~main\.[^>]*>/;

/**
 * @param html a built page
 * @param parts its table and scripts
 * @param baseUrl address of the folder of the site, such as `/`
 * @returns the page with its table as JSON and with its scripts, which are fetched beside the script of the site
 * @throws Error when the page has no script of Docusaurus
 */
export function writeIntoPage(html: string, { table, scripts }: PageParts, baseUrl: string): string {
  // JSON in HTML must not hold the end of its own element, whatever a path holds.
  const json = JSON.stringify(table).replaceAll('<', '\\u003c');
  const tags = scripts.map((script) => `<script src="${baseUrl}${script}" defer></script>`).join('');
  const written = html.replace(
    runtime,
    (first) => `<script type="application/json" id="${pageTableId}">${json}</script>${tags}${first}`,
  );
  if (written === html) {
    throw new Error(
      '[page routes] A page has no script "runtime~main". Fix: compare plugins/bundle/page-routes with this version of Docusaurus.',
    );
  }
  return written;
}
