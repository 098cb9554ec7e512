import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { markdownFile } from '../../src/data/markdownFile';
import { site } from '../../src/data/site';
import { routes, type SiteRoute } from '../../src/data/siteRoutes';
import { mainPart } from '../build/built-page/mainPart';
import { buildResults } from '../build/kept/buildResults';
import { llmsFull, llmsList, type PageText } from './llmsText';
import { pageMarkdown } from './pageMarkdown';

const notes = `Documentation ${site.docsVersion}, in English. Every link leads to the Markdown text of a page; the page itself is named in its third paragraph.`;

/**
 * Writes the Markdown text beside every page, `llms.txt` and `llms-full.txt`. The texts are made from the
 * HTML that readers get, so figures, facts and other things that the build resolves are in them.
 */
export default function pageMarkdownPlugin({ siteConfig }: LoadContext): Plugin {
  const base = `${siteConfig.url}${siteConfig.baseUrl}`;
  const results = buildResults();

  async function write(outDir: string, file: string, text: string): Promise<void> {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }

  async function pageText(outDir: string, route: SiteRoute): Promise<PageText> {
    const html = path.join(outDir, route.path, 'index.html');
    try {
      const main = mainPart(await readFile(html, 'utf8'));
      const address = base + route.path.slice(1);
      const make = () => pageMarkdown(main, route, address);
      const markdown = results.value('page-markdown', [main, route.kind, route.description, address], make);
      return { route, address: base + markdownFile(route.path), markdown };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${route.source}: ${route.path} has no Markdown text, because ${reason}.`, { cause: error });
    }
  }

  return {
    name: 'page-markdown',
    async postBuild({ outDir }) {
      const pages = await Promise.all(routes.map((route) => pageText(outDir, route)));
      const summary = `${siteConfig.tagline}. ${pages[0]?.route.description ?? ''}`;
      const facts = { title: siteConfig.title, summary, notes, fullAddress: `${base}llms-full.txt` };
      await Promise.all([
        ...pages.map(({ route, markdown }) => write(outDir, markdownFile(route.path), markdown)),
        write(outDir, 'llms.txt', llmsList(facts, pages)),
        write(outDir, 'llms-full.txt', llmsFull(pages)),
      ]);
      console.log(`[markdown] ${pages.length} texts written, for ${routes.length} routes`);
    },
  };
}
