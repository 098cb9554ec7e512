import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sirv from 'sirv';
import type { IndexPage } from '../../../plugins/search/server/build';
import { chromiumArguments, findChromium } from '../../helpers/chromium';
import { type FindPages, type JudgedQuery, pagesOf } from './queries';

/** Not a dependency, because only this bench needs it: npm fetches the program for the run. */
const program = 'pagefind@1.6.0';

const most = 8;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page as Pagefind reads it: titles as headings with their ids, then the texts. */
function htmlOf({ title, description = '', sections }: IndexPage): string {
  const parts = sections.map(({ anchor, title: own, text, tags = [] }) => {
    const heading = anchor === null ? `<h1>${escaped(title)}</h1>` : `<h2 id="${anchor}">${escaped(own)}</h2>`;
    return `${heading}<p>${escaped(anchor === null ? description : '')}</p><p>${escaped(tags.join(' '))}</p><p>${escaped(text)}</p>`;
  });
  return `<!doctype html><html lang="en"><title>${escaped(title)}</title><body data-pagefind-body>${parts.join('')}</body></html>`;
}

/** What `pagefind.js` offers a page. */
type Pagefind = {
  search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
};

/** Runs in the browser, because Pagefind does. */
async function findAll({ queries, limit }: { queries: string[]; limit: number }): Promise<string[][]> {
  const address = '/pagefind/pagefind.js';
  const pagefind = (await import(address)) as Pagefind;
  const found: string[][] = [];
  for (const query of queries) {
    const { results } = await pagefind.search(query);
    const data = await Promise.all(results.slice(0, limit).map((result) => result.data()));
    found.push(data.map(({ url }) => url));
  }
  return found;
}

async function askBrowser(dir: string, queries: string[]): Promise<string[][]> {
  const server = createServer(sirv(dir)).listen(0, '127.0.0.1');
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath ? { executablePath } : {}) });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return await page.evaluate(findAll, { queries, limit: most });
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * Pagefind with its defaults, on the same texts.
 *
 * @returns what it finds for these queries; nothing when npm cannot fetch it
 */
export async function pagefind(
  pages: readonly IndexPage[],
  queries: readonly JudgedQuery[],
): Promise<FindPages | undefined> {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-pagefind-'));
  try {
    for (const page of pages) {
      const folder = path.join(dir, page.route);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'index.html'), htmlOf(page));
    }
    try {
      execFileSync('npx', ['--yes', '--ignore-scripts', program, '--site', dir], { stdio: 'pipe' });
    } catch (error) {
      console.log(`Pagefind takes no part: npx ${program} failed (${(error as Error).message.split('\n')[0]}).`);
      return undefined;
    }
    const texts = queries.map(({ query }) => query);
    const found = await askBrowser(dir, texts);
    const byQuery = new Map(texts.map((text, at) => [text, pagesOf(found[at] ?? [])]));
    return (query) => byQuery.get(query) ?? [];
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
