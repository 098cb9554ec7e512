import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PageParts } from '../../../plugins/bundle/page-routes/pageTables';
import { writeIntoPages } from '../../../plugins/bundle/page-routes/writeIntoPages';

const html = '<html><head><script src="/docs/assets/js/runtime~main.1.js" defer></script></head></html>';

const parts = (script: string): PageParts =>
  ({ table: { [script]: [] }, scripts: [script], styles: [] }) as unknown as PageParts;

describe('routes in the pages', () => {
  let site = '';

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'page-routes-'));
    for (const folder of ['.', 'about', 'api/capi']) {
      mkdirSync(path.join(site, folder), { recursive: true });
      writeFileSync(path.join(site, folder, 'index.html'), html);
    }
    writeFileSync(path.join(site, '404.html'), html);
  });

  afterEach(() => rmSync(site, { recursive: true }));

  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');

  test('each page gets its own scripts, with and without a final slash, and the page of errors none', async () => {
    const pages = new Map(
      ['/docs/', '/docs/about', '/docs/api/capi/'].map((route) => [route, parts(`of${route}x.js`)]),
    );
    await writeIntoPages(site, pages, '/docs/');
    expect(read('index.html')).toContain('<script src="/docs/of/docs/x.js" defer>');
    expect(read('about/index.html')).toContain('<script src="/docs/of/docs/aboutx.js" defer>');
    expect(read('api/capi/index.html')).toContain('<script src="/docs/of/docs/api/capi/x.js" defer>');
    expect(read('404.html')).toBe(html);
  });

  test('a page that was not built is named, and so is a site without pages', async () => {
    await expect(writeIntoPages(site, new Map([['/docs/gone', parts('x.js')]]), '/docs/')).rejects.toThrow(
      `[page routes] The page ${path.join('gone', 'index.html')} was not built, so it cannot carry its route. Fix: `,
    );
    await expect(writeIntoPages(site, new Map(), '/docs/')).rejects.toThrow('No page carries its own route. Fix: ');
  });
});
