import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { mainPart } from '../build/built-page/mainPart';
import { keptCopies } from '../build/compressed';
import { buildResults } from '../build/kept/buildResults';
import type { Kept } from '../build/kept/kept';
import { boxOptions, engineOptions, type Options, readOptions, type SearchOptions } from './options';
import { buildIndexes, type IndexPage } from './server/build';
import { collectPages, type PageFacts } from './server/collect';
import { emitIndexes } from './server/emit';
import { extractSections, tagOf } from './server/extract';
import { isSearchSource } from './server/source';

function indexPage(page: PageFacts, { ignoreCssSelectors }: SearchOptions, results: Kept): IndexPage {
  const { html, tags, ...facts } = page;
  const main = mainPart(html);
  const title = facts.title || facts.route;
  const [first, ...others] = results.value('search-sections', [main, title, ...ignoreCssSelectors], () =>
    extractSections(main, title, ignoreCssSelectors),
  );
  return {
    ...facts,
    title: facts.title || (first?.title ?? ''),
    tag: tagOf(html) ?? 'default',
    sections: first ? [{ ...first, tags }, ...others] : [],
  };
}

/**
 * Search without a server: writes `search-index-{tag}.json` for every tag (specification, sections 3 and 7). What the
 * files hold, and what the options mean, stands in the README.
 */
export default function localSearch(context: LoadContext, options: SearchOptions): Plugin {
  return {
    name: 'local-search',
    async contentLoaded({ actions }) {
      await actions.createData('engine.json', JSON.stringify(engineOptions(options)));
      await actions.createData('box.json', JSON.stringify(boxOptions(options)));
    },
    async postBuild({ plugins, routesBuildMetadata, outDir, baseUrl }) {
      const start = performance.now();
      const { pages, tags } = collectPages({ plugins, routesBuildMetadata, outDir, baseUrl }, options);
      const given = await Promise.all(plugins.filter(isSearchSource).map((source) => source.searchPages(context)));
      const results = buildResults();
      const all: IndexPage[] = [...pages.map((page) => indexPage(page, options, results)), ...given.flat()];
      const inputs = [JSON.stringify(all), JSON.stringify(tags), JSON.stringify(options)];
      const indexes = results.value('search-index', inputs, () => [...buildIndexes(all, tags, options)]);
      const { lines, warnings } = await emitIndexes(outDir, new Map(indexes), options.sizeBudget, keptCopies());
      for (const warning of warnings) {
        console.warn(`[local search] ${warning}`);
      }
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`[local search] ${all.length} pages in ${seconds} s; ${lines.join('; ')}`);
    },
  };
}

/** @throws Error that names every wrong option */
export function validateOptions({
  options,
}: OptionValidationContext<Options | undefined, SearchOptions>): SearchOptions {
  return readOptions(options ?? {});
}

// Docusaurus looks for it beside the function when a configuration holds the plugin itself and not its path.
localSearch.validateOptions = validateOptions;
