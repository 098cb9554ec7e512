import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { htmlFile, mainPart, markdownFile } from './builtPage';
import { llmsFull, llmsList, type PageText } from './llmsText';
import type { BuiltSite, MarkdownPage, TextOptions } from './options';
import { pageMarkdown } from './pageMarkdown';

async function write(outDir: string, file: string, text: string): Promise<void> {
  const target = path.join(outDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** @throws Error that names the page whose text cannot be made */
async function pageText(outDir: string, base: string, page: MarkdownPage, options: TextOptions): Promise<PageText> {
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
 * Writes the Markdown text of every page, `llms.txt` and `llms-full.txt`.
 *
 * @throws Error that names the page whose text cannot be made, or the error of the disk
 */
export async function writeTexts({ outDir, address, title, pages }: BuiltSite, options: TextOptions): Promise<void> {
  const { labels, summary } = options;
  const texts = await Promise.all(pages.map((page) => pageText(outDir, address, page, options)));
  const notes = `${labels.notes} ${labels.allTexts}: [llms-full.txt](${address}llms-full.txt).`;
  await Promise.all([
    ...texts.map(({ page, markdown }) => write(outDir, markdownFile(page.path), markdown)),
    write(outDir, 'llms.txt', llmsList({ title, summary, notes }, texts)),
    write(outDir, 'llms-full.txt', llmsFull(texts)),
  ]);
}
