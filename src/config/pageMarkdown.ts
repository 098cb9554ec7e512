import type { Element } from 'hast';
import { changePages } from '../../plugins/build/built-page/changePages';
import { buildResults, isBundled } from '../../plugins/build/kept/buildResults';
import { startThread, threadEnded } from '../../plugins/build/thread';
import { classesOf, element, findAll } from '../../plugins/page-markdown/elements';
import pageMarkdown from '../../plugins/page-markdown/index';
import type { BuiltSite, MarkdownPage, Options, PageKind } from '../../plugins/page-markdown/options';
import { site } from '../data/site';
import { type RouteKind, routes, type SiteRoute } from '../data/siteRoutes';
import { apiMarkdown } from './apiMarkdown';
import { withOptions } from './withOptions';

const kinds: Readonly<Record<RouteKind, PageKind>> = {
  doc: 'doc',
  blog: 'post',
  'blog-list': 'list',
  'blog-tag': 'list',
  api: 'reference',
  standalone: 'page',
};

/** Headings of `llms.txt` for pages that are not in a section of the sidebar. */
const sections: Partial<Record<RouteKind, string>> = { api: 'APIs', standalone: 'About this documentation' };

const pageOf = ({ path, kind, title, description, section, source }: SiteRoute): MarkdownPage => ({
  path,
  kind: kinds[kind],
  title,
  description,
  section: sections[kind] ?? section,
  source,
});

/** The area of a change is above its words; in plain text a dash separates them. */
function partAreas(content: Element): void {
  for (const area of findAll(content, (node) => classesOf(node).includes('dos-change-area'))) {
    area.children = [element('em', area.children), { type: 'text', value: ' –' }];
  }
}

/** A page is read when the other plugins have made their changes: otherwise an unchanged page would not be recognised. */
async function inThread(built: BuiltSite): Promise<void> {
  await changePages(built.outDir, (html) => html);
  await threadEnded(startThread('pageTexts', built));
}

export const pageMarkdownOptions = {
  pages: () => routes.map(pageOf),
  summary: `${site.tagline}. ${routes[0]?.description ?? ''}`,
  ignoreCssSelectors: ['.dos-page-actions'],
  shape: (content) => {
    partAreas(content);
    apiMarkdown(content);
  },
  labels: {
    notes: `Documentation ${site.docsVersion}, in English. Every link leads to the Markdown text of a page; the page itself is named in its third paragraph.`,
  },
  keep: (...asked) => buildResults().value(...asked),
  ...(isBundled ? { write: inThread } : {}),
} satisfies Options;

export const pageMarkdownPlugin = withOptions(pageMarkdown, pageMarkdownOptions);
