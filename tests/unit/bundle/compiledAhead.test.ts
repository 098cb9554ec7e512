import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hint, hintAtPages } from '../../../plugins/bundle/compiled-ahead/index';
import { runBundler } from '../../helpers/runBundler';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compiled-ahead-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Bundles a site with one page, one part that a reader asks for, and a worker, as a build does. */
async function build(
  plugins: object[],
): Promise<Record<'main' | 'page' | 'later' | 'worker', { name: string; text: string }>> {
  const modules = {
    'entry.js': `import(/* webpackChunkName: "page" */ "./page"); globalThis.later = () => import("./later");
      globalThis.work = () => new Worker(/* webpackChunkName: "work" */ new URL("./worker.js", import.meta.url));`,
    'worker.js': 'console.log("text of the worker");',
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
  await runBundler(config);
  const scripts = readdirSync(path.join(folder, 'built')).map((name) => ({
    name,
    text: readFileSync(path.join(folder, 'built', name), 'utf8'),
  }));
  const page = scripts.find(({ text }) => text.includes('text of the page'));
  const later = scripts.find(({ text }) => text.includes('text of the part'));
  const worker = scripts.find(({ text }) => text.includes('text of the worker'));
  const main = scripts.find((script) => script !== page && script !== later && script !== worker);
  if (!main || !page || !later || !worker) throw new Error(`Expected four scripts, found ${scripts.length}`);
  return { main, page, later, worker };
}

test('the scripts of a page begin with the hint and have names of their own, and what comes later and a worker are as they were', async () => {
  const plain = await build([]);
  const hinted = await build([hintAtPages]);
  expect(hinted.page.text).toBe(hint + plain.page.text);
  expect(hinted.page.name).not.toBe(plain.page.name);
  expect(hinted.main.text.startsWith(hint)).toBe(true);
  expect(hinted.main.text).toContain(hinted.page.name.split('.').at(-2));
  expect(hinted.later).toEqual(plain.later);
  expect(hinted.worker).toEqual(plain.worker);
});
