import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { checkOptions, defaultLabels, type Options, type PageOptions } from './options';
import { sitePages } from './sitePages';
import { writeTexts } from './writeTexts';

/**
 * Writes the Markdown text of every page, `llms.txt` and `llms-full.txt`. The texts are made from the HTML that
 * readers get, so figures, facts and other things that the build resolves are in them.
 */
export default function pageMarkdownPlugin({ siteConfig }: LoadContext, given: Options): Plugin {
  const labels = { ...defaultLabels, ...given.labels };
  const options: PageOptions = {
    pages: (built) => sitePages(built, labels),
    summary: siteConfig.tagline,
    ignoreCssSelectors: [],
    shape: () => undefined,
    keep: (_name, _inputs, make) => make(),
    write: (built) => writeTexts(built, options),
    ...given,
    labels,
  };
  return {
    name: 'page-markdown',
    async postBuild(built) {
      const { outDir } = built;
      const pages = options.pages(built);
      const address = `${siteConfig.url}${siteConfig.baseUrl}`;
      await options.write({ outDir, address, title: siteConfig.title, pages });
      console.log(`[markdown] ${pages.length} texts written`);
    },
  };
}

// Docusaurus finds it here, whether a configuration contains the plugin itself or its path.
pageMarkdownPlugin.validateOptions = ({ options }: OptionValidationContext<Options | undefined, Options>): Options =>
  checkOptions(options ?? {});
