import { existsSync, readFileSync } from 'node:fs';
import type { Props } from '@docusaurus/types';
import { load } from 'cheerio';
import { htmlFile } from './builtPage';
import type { Labels, MarkdownPage, PageKind } from './options';

/** Classes that Docusaurus gives to the element `html`, and the kind of page that has them; the first match is used. */
const kinds: readonly [classes: RegExp, kind: PageKind][] = [
  [/\bdocs-doc-page\b/, 'doc'],
  [/\bblog-post-page\b/, 'post'],
  [/\bplugin-(?:docs|blog)\b/, 'list'],
];

const order: readonly PageKind[] = ['doc', 'page', 'reference', 'post', 'list'];

/**
 * What the head of a built page says about it.
 *
 * @returns nothing when search engines should not list it
 */
function pageOf(html: string, route: string, siteTitle: string, labels: Labels): MarkdownPage | undefined {
  const $ = load(html.slice(0, html.indexOf('<body')));
  if (/noindex/.test($('meta[name="robots"]').attr('content') ?? '')) {
    return undefined;
  }
  const classes = $('html').attr('class') ?? '';
  const kind = kinds.find(([pattern]) => pattern.test(classes))?.[1] ?? 'page';
  const sections = { doc: labels.documentation, post: labels.posts, list: '', reference: '', page: labels.pages };
  const whole = $('title').text();
  const end = ` | ${siteTitle}`;
  return {
    path: route,
    kind,
    title: whole.endsWith(end) ? whole.slice(0, -end.length) : whole,
    description: $('meta[name="description"]').attr('content') ?? '',
    section: sections[kind],
  };
}

/** @returns every page of a built site that search engines may list, except "not found"; documentation comes first */
export function sitePages({ routesPaths, outDir, baseUrl, siteConfig }: Props, labels: Labels): MarkdownPage[] {
  const pages = routesPaths.flatMap((whole) => {
    const route = `/${whole.slice(baseUrl.length)}`;
    const file = htmlFile(outDir, route);
    if (!existsSync(file)) {
      return [];
    }
    return pageOf(readFileSync(file, 'utf8'), route, siteConfig.title, labels) ?? [];
  });
  return pages.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
