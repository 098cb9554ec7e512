import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hint, hintAtPages } from '../../../plugins/bundle/compiled-ahead/index';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compiled-ahead-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Bundles a site with one page and one part that a reader asks for, as a build does. */
async function build(plugins: object[]): Promise<Record<'main' | 'page' | 'later', { name: string; text: string }>> {
  const modules = {
    'entry.js': 'import(/* webpackChunkName: "page" */ "./page"); globalThis.later = () => import("./later");',
    'page.js': 'export default () => console.log("text of the page");',
    'later.js': 'export default () => console.log("text of the part");',
  };
  for (const [file, text] of Object.entries(modules)) writeFileSync(path.join(folder, file), text);
  const config = {
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'built'), filename: '[contenthash:8].js', clean: true },
    optimization: { realContentHash: true },
    plugins,
  };
  await new Promise<void>((resolve, reject) => {
    rspack.rspack(config as never, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    );
  });
  const scripts = readdirSync(path.join(folder, 'built')).map((name) => ({
    name,
    text: readFileSync(path.join(folder, 'built', name), 'utf8'),
  }));
  const page = scripts.find(({ text }) => text.includes('text of the page'));
  const later = scripts.find(({ text }) => text.includes('text of the part'));
  const main = scripts.find((script) => script !== page && script !== later);
  if (!main || !page || !later) throw new Error(`Expected three scripts, found ${scripts.length}`);
  return { main, page, later };
}

test('the scripts of a page begin with the hint and have names of their own, and the part that comes later is as it was', async () => {
  const plain = await build([]);
  const hinted = await build([hintAtPages]);
  expect(hinted.page.text).toBe(hint + plain.page.text);
  expect(hinted.page.name).not.toBe(plain.page.name);
  expect(hinted.main.text.startsWith(hint)).toBe(true);
  expect(hinted.main.text).toContain(hinted.page.name.split('.').at(-2));
  expect(hinted.later).toEqual(plain.later);
});
