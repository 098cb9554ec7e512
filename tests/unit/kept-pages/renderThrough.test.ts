import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderThrough } from '../../../plugins/bundle/kept-pages/index';
import type { PageCode } from '../../../plugins/bundle/kept-pages/pageCode';
import { runBundler } from '../../helpers/runBundler';

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'render-through-'));
  const row = `"0a1b2c3d": [() => import("./tags.js"), "./tags.js", require.resolveWeak("./tags.js")],`;
  writeFileSync(inFolder('registry.js'), `export default {\n  ${row}\n};`);
  // Stands for `keptRender.ts`: shows what it was given.
  writeFileSync(
    inFolder('keeper.cjs'),
    'exports.keepPages = (render, code) => async () => ({ page: await render(), code });',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a server's program with the bundler of the site, and has it render its page. */
async function rendered(text: string, entry = ''): Promise<{ page: string; code: PageCode }> {
  const out = mkdtempSync(inFolder('out-'));
  writeFileSync(inFolder('tags.js'), `export default ${JSON.stringify(text)};`);
  writeFileSync(
    inFolder('entry.js'),
    `export default async () => ${JSON.stringify(entry)} + (await import(/* webpackChunkName: "0a1b2c3d" */ './tags.js')).default;`,
  );
  const config = {
    mode: 'production',
    target: 'node',
    context: folder,
    entry: './entry.js',
    output: {
      path: out,
      filename: 'server.bundle.js',
      chunkFilename: 'assets/js/[name].[contenthash:8].js',
      library: { type: 'commonjs2' },
    },
    plugins: [renderThrough(inFolder('keeper.cjs'), inFolder('registry.js'), inFolder('kept'))],
  };
  await runBundler(config);
  return createRequire(__filename)(path.join(out, 'server.bundle.js')).default();
}

test('pages are rendered through the module that keeps them, which knows the code of each', async () => {
  const first = await rendered('tags');
  expect(first.page).toBe('tags');
  expect(Object.keys(first.code.own)).toEqual(['./tags.js']);

  const edited = await rendered('edited tags');
  expect(edited.page).toBe('edited tags');
  expect(edited.code.shared, 'an edited text is not shared code').toBe(first.code.shared);
  expect(edited.code.own).not.toEqual(first.code.own);

  expect((await rendered('tags', 'new code: ')).code.shared).not.toBe(first.code.shared);
});

test('of the pages of earlier code those of the last four builds stay', async () => {
  for (let build = 0; build < 5; build += 1) {
    await rendered('tags', `code ${build}: `);
  }
  expect(readdirSync(inFolder('kept/pages'))).toHaveLength(4);
});
