import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { htmlFile, mainPart, markdownFile } from './builtPage';
import { llmsFull, llmsList, type PageText } from './llmsText';
import { checkOptions, defaultLabels, type MarkdownPage, type Options, type PageOptions } from './options';
import { pageMarkdown } from './pageMarkdown';
import { sitePages } from './sitePages';

async function write(outDir: string, file: string, text: string): Promise<void> {
  const target = path.join(outDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** @throws Error that names the page whose text cannot be made */
async function pageText(outDir: string, base: string, page: MarkdownPage, options: PageOptions): Promise<PageText> {
  try {
    const main = mainPart(await readFile(htmlFile(outDir, page.path), 'utf8'));
    const address = base + page.path.slice(1);
    const inputs = [main, address, JSON.stringify([page, options])];
    const markdown = options.keep('page-markdown', inputs, () => pageMarkdown(main, page, address, options));
    return { page, address: base + markdownFile(page.path), markdown };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const place = page.source === undefined ? '' : `${page.source}: `;
    throw new Error(`${place}${page.path} has no Markdown text, because ${reason}.`, { cause: error });
  }
}

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
    ...given,
    labels,
  };
  const base = `${siteConfig.url}${siteConfig.baseUrl}`;
  return {
    name: 'page-markdown',
    async postBuild(built) {
      const { outDir } = built;
      const texts = await Promise.all(options.pages(built).map((page) => pageText(outDir, base, page, options)));
      const notes = `${labels.notes} ${labels.allTexts}: [llms-full.txt](${base}llms-full.txt).`;
      await Promise.all([
        ...texts.map(({ page, markdown }) => write(outDir, markdownFile(page.path), markdown)),
        write(outDir, 'llms.txt', llmsList({ title: siteConfig.title, summary: options.summary, notes }, texts)),
        write(outDir, 'llms-full.txt', llmsFull(texts)),
      ]);
      console.log(`[markdown] ${texts.length} texts written`);
    },
  };
}

// Docusaurus finds it here, whether a configuration contains the plugin itself or its path.
pageMarkdownPlugin.validateOptions = ({ options }: OptionValidationContext<Options | undefined, Options>): Options =>
  checkOptions(options ?? {});
