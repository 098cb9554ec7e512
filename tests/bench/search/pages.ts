import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type IndexFile, indexFileName } from '../../../plugins/search/common/schema';
import type { IndexPage } from '../../../plugins/search/server/build';
import { extractSections } from '../../../plugins/search/server/extract';
import { search } from '../../../src/config/search';
import { routes } from '../../../src/data/siteRoutes';

/** Tags of this site. */
export const tags = ['default', 'docs-default-current'];

export type BuiltIndex = { tag: string; text: string };

/** @throws Error when the site is not built */
export function readIndexes(siteDir: string): BuiltIndex[] {
  return tags.map((tag) => {
    const file = path.join(siteDir, indexFileName(tag));
    if (!existsSync(file)) {
      throw new Error(`${file} is missing. Run "npm run build" first.`);
    }
    return { tag, text: readFileSync(file, 'utf8') };
  });
}

const descriptions = new Map(routes.map((route) => [route.path, route.description]));

/** A page that is in the index, with its file, so that every engine is given the same pages. */
export type BenchPage = IndexPage & { file: string };

/** @returns the pages of the indexes with their whole texts, from the built HTML */
export function readPages(siteDir: string, indexes: readonly BuiltIndex[]): BenchPage[] {
  return indexes.flatMap(({ tag, text }) => {
    const { documents } = JSON.parse(text) as IndexFile;
    return documents
      .filter(({ sectionRoute }) => !sectionRoute.includes('#'))
      .map(({ sectionRoute: route, pageTitle: title, type, sidebarParentCategories, tags: keywords = [] }) => {
        const file = path.join(siteDir, route, 'index.html');
        const description = descriptions.get(route) ?? '';
        const [first, ...others] = extractSections(readFileSync(file, 'utf8'), title, search.ignoreCssSelectors);
        const sections = first ? [{ ...first, tags: keywords }, ...others] : [];
        return { route, title, type, tag, description, parents: sidebarParentCategories ?? [], sections, file };
      });
  });
}

/** A quarter of the words is new in every copy: the more is written, the more words there are. */
const renamed = (text: string, copy: number): string =>
  text.replace(/[\p{L}]{4,}/gu, (word) => (word.charCodeAt(1) % 4 === 0 ? `${word}${'abcdefghij'[copy]}x` : word));

/** @returns the pages and copies of them with partly other words */
export function manyPages(pages: readonly IndexPage[], times: number): IndexPage[] {
  return Array.from({ length: times }, (_one, copy) =>
    copy === 0
      ? pages
      : pages.map((page) => ({
          ...page,
          route: `/copy-${copy}${page.route}`,
          sections: page.sections.map((section) => ({ ...section, text: renamed(section.text, copy) })),
        })),
  ).flat();
}
