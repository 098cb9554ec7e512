import type { Engine } from '../../plugins/search/common/schema';
import { createEngine } from '../../plugins/search/engine';
import { engineOptions, type Options, readOptions } from '../../plugins/search/options';
import { buildIndexes, type IndexPage } from '../../plugins/search/server/build';
import type { GivenSection } from '../../plugins/search/server/source';

export const docsTag = 'docs-default-current';
export const searchTags = ['default', docsTag];

/** A document with one section, or with the sections that are given after it. */
export function doc(route: string, title: string, text: string, more: Partial<IndexPage> = {}): IndexPage {
  const first: GivenSection = { anchor: null, title, text };
  return { route, title, type: 'docs', tag: docsTag, ...more, sections: [first, ...(more.sections ?? [])] };
}

/** @returns tag → text of its file */
export function indexTexts(pages: readonly IndexPage[], options: Options = {}): Map<string, string> {
  const files = buildIndexes(pages, searchTags, readOptions(options));
  return new Map([...files].map(([tag, file]) => [tag, JSON.stringify(file)]));
}

/** @returns an engine that has read the files of the pages */
export function engineFor(pages: readonly IndexPage[], options: Options = {}): Engine {
  const engine = createEngine(engineOptions(readOptions(options)));
  for (const [tag, text] of indexTexts(pages, options)) {
    engine.load(tag, text);
  }
  return engine;
}

/** @returns routes of the sections that are found, the best first */
export const routesFor = (engine: Engine, query: string): string[] =>
  engine.search(query, searchTags).hits.map(({ document }) => document.sectionRoute);
