import { pageTableId } from './client/pageTable';
import type { PageParts } from './pageTables';

/** Docusaurus's first script. The scripts of the page are inserted before it, so they load first. */
const runtime = /<script src="?[^" >]*\/runtime~main\.[^>]*>/;

/** The style sheet of the site. Split sheets are inserted after it and override it. */
const siteStyle = /<link rel="?stylesheet"? href="?[^" >]*\/styles\.[^>]*>/;

function after(html: string, place: RegExp, text: (found: string) => string, name: string): string {
  if (!place.test(html)) {
    throw new Error(
      `[page routes] A page has no ${name}. Fix: compare plugins/bundle/page-routes with this version of Docusaurus.`,
    );
  }
  return html.replace(place, text);
}

/**
 * @param html a built page
 * @param parts its table, scripts and styles
 * @param baseUrl address of the folder of the site, such as `/`
 * @returns the page with its table as JSON, and with its scripts and styles, which load together with those of the site
 * @throws Error when the page has no script or style sheet from Docusaurus
 */
export function writeIntoPage(html: string, { table, scripts, styles }: PageParts, baseUrl: string): string {
  // JSON in HTML must not contain the end tag of its own element, whatever a path contains.
  const json = JSON.stringify(table).replaceAll('<', '\\u003c');
  const tags = scripts.map((script) => `<script src="${baseUrl}${script}" defer></script>`).join('');
  // A chunk may be in the sheet of the site, to which the page already refers.
  const own = styles.filter((style) => !html.includes(`${baseUrl}${style}`));
  const links = own.map((style) => `<link rel="stylesheet" href="${baseUrl}${style}">`).join('');
  const withScripts = after(
    html,
    runtime,
    (first) => `<script type="application/json" id="${pageTableId}">${json}</script>${tags}${first}`,
    'script "runtime~main"',
  );
  return links === '' ? withScripts : after(withScripts, siteStyle, (site) => site + links, 'style sheet "styles"');
}
