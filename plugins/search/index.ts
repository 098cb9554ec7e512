import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { languageTools } from './common/languages';
import { boxOptions, engineOptions, type Options, panelOptions, readOptions, type SearchOptions } from './options';
import { buildIndexes, type IndexPage } from './server/build';
import { collectPages, type PageFacts } from './server/collect';
import { emitIndexes, emitParts, emitTexts } from './server/emit';
import { extractSections, tagOf } from './server/extract';
import { isSearchSource } from './server/source';
import { withTyped } from './server/typed';

const mainPart = /<main[\s>][\s\S]*<\/main>/;

function indexPage(page: PageFacts, { ignoreCssSelectors, keep }: SearchOptions): IndexPage {
  const { html, tags, questions, ...facts } = page;
  const main = mainPart.exec(html)?.[0] ?? '';
  const title = facts.title || facts.route;
  const [first, ...others] = keep('search-sections', [main, title, ...ignoreCssSelectors], () =>
    extractSections(main, title, ignoreCssSelectors),
  );
  return {
    ...facts,
    title: facts.title || (first?.title ?? ''),
    tag: tagOf(html) ?? 'default',
    sections: first ? [{ ...first, tags, questions }, ...others] : [],
  };
}

/**
 * Search without a server: writes `search-index-{tag}.json` for every tag (specification, sections 3 and 7). What the
 * files hold, and what the options mean, is in the README.
 */
export default function localSearch(context: LoadContext, options: SearchOptions): Plugin {
  // A site with keys for DocSearch has the box of that; the files are written all the same, because the export reads them.
  const hasBox = !('algolia' in context.siteConfig.themeConfig);
  const theme = hasBox
    ? {
        getThemePath: () => path.join(__dirname, 'theme'),
        getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
        getClientModules: () => (options.defaultTokens ? [path.join(__dirname, 'ui', 'tokens.css')] : []),
      }
    : {};
  return {
    name: 'local-search',
    ...theme,
    configureWebpack: () => ({
      resolve: { alias: { '@local-search/host$': path.resolve(context.siteDir, options.host) } },
    }),
    async contentLoaded({ actions }) {
      await actions.createData('engine.json', JSON.stringify(engineOptions(options, context.baseUrl)));
      await actions.createData('box.json', JSON.stringify(boxOptions(options)));
      await actions.createData('panel.json', JSON.stringify(panelOptions(options)));
    },
    async postBuild({ plugins, routesBuildMetadata, outDir, baseUrl }) {
      // What follows takes a processor for seconds. Plugins that work in threads of their own start them before it.
      await setImmediate();
      const start = performance.now();
      const { pages, tags } = collectPages({ plugins, routesBuildMetadata, outDir, baseUrl }, options);
      const given = plugins.filter(isSearchSource).flatMap((source) => source.searchPages(context));
      const found: IndexPage[] = [...pages.map((page) => indexPage(page, options)), ...given];
      const all = withTyped(
        found,
        options.typed,
        baseUrl,
        languageTools(options.language, options.removeDefaultStopWordFilter),
        options.fillers,
      );
      const inputs = [JSON.stringify(all), JSON.stringify(tags), JSON.stringify(options)];
      const indexes = options.keep('search-index', inputs, () => [...buildIndexes(all, tags, options)]);
      const { lines, warnings } = await emitIndexes(outDir, new Map(indexes), options);
      if (options.parts) lines.push(...(await emitParts(outDir, new Map(indexes), options)));
      lines.push(await emitTexts(outDir, baseUrl, all));
      for (const warning of warnings) {
        console.warn(`[local search] ${warning}`);
      }
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`[local search] ${all.length} pages in ${seconds} s; ${lines.join('; ')}`);
    },
  };
}

/** @throws Error that names every wrong option */
function validateOptions({ options }: OptionValidationContext<Options | undefined, SearchOptions>): SearchOptions {
  return readOptions(options ?? {});
}

// Docusaurus finds it here, whether a configuration holds the plugin itself or its path.
localSearch.validateOptions = validateOptions;
