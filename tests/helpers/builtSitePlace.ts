import type { CheerioAPI } from 'cheerio';
import type { BuiltPage, BuiltSite } from './builtSite';

/** What a selector of a document gives. */
export type Selection = ReturnType<CheerioAPI>;

/** Parts of a page that are not in a text file, with the file to look into. */
const regions: readonly [selector: string, name: string][] = [
  ['head', 'the head of the page'],
  ['.theme-announcement-bar', 'the announcement bar (src/config/announcement.ts)'],
  ['.theme-layout-navbar', 'the navbar (src/config/navbar.ts)'],
  ['.theme-layout-footer', 'the footer (src/config/footer.ts)'],
  ['.theme-doc-sidebar-container', 'the docs sidebar (src/data/sidebar.ts)'],
  ['.theme-doc-breadcrumbs', 'the breadcrumbs (src/data/sidebar.ts)'],
  ['.pagination-nav', 'the links to the next and previous page'],
  ['aside nav', 'the blog sidebar'],
];

/**
 * Finds the place that a person has to edit.
 *
 * @param element the faulty element of the page
 * @param text what the source has for it, for example the address of a link
 * @returns file and lines (`docs/intro.mdx:24`), or the name of the region of the page
 */
export function placeOf(site: BuiltSite, page: BuiltPage, element: Selection, text: string): string {
  const region = regions.find(([selector]) => element.closest(selector).length > 0);
  if (region) {
    return region[1];
  }
  const source = sourceOf(site, page, element);
  const lines = source && site.readSource(source)?.split('\n');
  if (!lines) {
    return `the page ${page.path}`;
  }
  const found = lines.flatMap((line, index) => (holds(line, text) ? [index + 1] : []));
  return found.length > 0 ? `${source}:${found.join(' and ')}` : `${source} (not on any line: a component writes it)`;
}

/** @returns whether the line contains the text as a whole: `/blog` is not in a line with `/blog/0.72.0` */
function holds(line: string, text: string): boolean {
  return line.split(text).some((rest, index) => index > 0 && !/^[\w/-]|^\.\w/.test(rest));
}

/** A list page of the blog shows the beginnings of posts; what is in one of them belongs to the file of that post. */
function sourceOf(site: BuiltSite, page: BuiltPage, element: Selection): string | undefined {
  const address = element.closest('article').find('header h2 a').attr('href');
  const post = site.routes.find(({ path }) => `${site.baseUrl}${path.slice(1)}` === address);
  return (post ?? page.route)?.source;
}
