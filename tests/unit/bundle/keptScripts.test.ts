import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Inputs, Kept } from '../../../plugins/build/kept/kept';
import { keepScripts } from '../../../plugins/bundle/kept-scripts/index';
import { runBundler } from '../../helpers/runBundler';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes what is kept recognisable: the minifier would never write this. */
class MarkedKept extends Kept {
  override keep(name: string, inputs: Inputs, made: Buffer | string): void {
    super.keep(name, inputs, `/*kept*/${made}`);
  }
}

/** Bundles a script as a build of the site does, with what earlier builds of the test have kept. */
async function build(said: string, { minimize = true, mangle = true } = {}) {
  const entry = `globalThis.say = (wholeName) => wholeName + ${JSON.stringify(said)} + wholeName;`;
  writeFileSync(path.join(folder, 'entry.js'), entry);
  const kept = new MarkedKept({ folder: path.join(folder, 'kept'), code: '' });
  const config = {
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'built') },
    optimization: { minimize, minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { mangle } })] },
    plugins: [keepScripts(kept)],
  };
  await runBundler(config);
  return { script: readFileSync(path.join(folder, 'built/main.js'), 'utf8'), ...kept.counts };
}

test('a script is minified once, and is the same in the next build', async () => {
  const first = await build('hello');
  expect(first.script).not.toContain('wholeName');
  expect(await build('hello')).toEqual({ script: `/*kept*/${first.script}`, asked: 1, found: 1 });
});

test.each<[what: string, said: string, options: object, part: string]>([
  ['another text', 'goodbye', {}, 'goodbye'],
  ['other settings of the minifier', 'hello', { mangle: false }, 'wholeName'],
  ['a build without a minifier', 'hello', { minimize: false }, 'wholeName'],
])('%s: what was kept is not used', async (_what, said, options, part) => {
  await build('hello');
  const { script } = await build(said, options);
  expect(script).toContain(part);
  expect(script).not.toContain('kept');
});

test('a build without a minifier keeps nothing that one with it would use', async () => {
  expect((await build('hello', { minimize: false })).asked).toBe(0);
  expect(await build('hello')).toMatchObject({ script: expect.not.stringContaining('wholeName'), asked: 1, found: 0 });
});
