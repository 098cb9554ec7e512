import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext } from '@docusaurus/types';
import { mark } from '@site/plugins/texts/sources/readFrom';
import textSources, { cacheVersion } from '@site/plugins/transforms/text-sources';
import { afterEach, beforeEach, expect, test } from 'vitest';

// A stale entry of the bundler's cache is never used: input, code and options are changed between builds that share it.

let siteDir = '';
const inSite = (name: string) => path.join(siteDir, name);

function write(name: string, text: string): void {
  mkdirSync(path.dirname(inSite(name)), { recursive: true });
  writeFileSync(inSite(name), text);
}

/** Stands for the compiler of texts: puts the facts that a text names into it, and notes which text it compiled. */
const compiler = `
const { appendFileSync, readFileSync } = require('node:fs');
const path = require('node:path');
module.exports = function (source) {
  const { siteDir, word } = this.getOptions();
  const [text, ...sources] = source.trim().split(' ');
  appendFileSync(path.join(siteDir, 'compiled'), text + ' ');
  const read = (name) => readFileSync(path.join(siteDir, name.replace('digest:', '.generated/text-sources/')), 'utf8');
  const said = [word, ...sources.map(read)].join(' ');
  return 'export default ' + JSON.stringify(said) + '; console.log(' + JSON.stringify(said) + ');\\n"${mark}' + sources.join(' ') + '";';
};`;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'text-sources-'));
  write('entry.js', "import './docs/limits.mdx'; import './docs/terms.mdx'; import './docs/changes.mdx';");
  write('docs/limits.mdx', 'limits src/data/facts/limits.yml');
  write('docs/terms.mdx', 'terms src/data/facts/glossary.yml');
  write('docs/changes.mdx', 'changes digest:changes/page.json');
  write('src/data/facts/limits.yml', 'ten-branches');
  write('src/data/facts/glossary.yml', 'hand-over');
  write('.generated/text-sources/changes/page.json', 'changed-once');
  write('plugins/transforms/remark/remarkFacts.ts', 'one');
  write('compiler.cjs', compiler);
});

afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

type Built = { script: string; compiled: string };
type Configured = { module: { rules: object[] }; experiments: object };

async function build(word = 'word'): Promise<Built> {
  writeFileSync(inSite('compiled'), '');
  const context = {
    siteDir,
    siteConfig: { baseUrl: '/', customFields: { word } },
    generatedFilesDir: inSite('.generated'),
  } as unknown as LoadContext;
  const base = { mode: 'production', experiments: { cache: { type: 'persistent', version: '1' } } };
  const { configureWebpack } = textSources(context);
  const { module, experiments } = (configureWebpack as unknown as (config: object) => Configured)(base);
  const cache = {
    type: 'persistent' as const,
    ...(experiments as { cache: { version: string } }).cache,
    storage: { type: 'filesystem' as const, directory: inSite('.cache') },
  };
  await new Promise<void>((resolve, reject) => {
    const bundler = rspack({
      mode: 'production',
      context: siteDir,
      entry: './entry.js',
      output: { path: inSite('out'), filename: 'main.js' },
      cache: true,
      experiments: { cache },
      module: {
        rules: [
          ...module.rules,
          {
            test: /\.mdx$/,
            use: [{ loader: inSite('compiler.cjs'), options: { siteDir, word } }],
            type: 'javascript/auto',
          },
        ],
      },
    });
    bundler.run((error, stats) => {
      const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      bundler.close(() => (fault ? reject(fault) : resolve()));
    });
  });
  return {
    script: readFileSync(inSite('out/main.js'), 'utf8'),
    compiled: readFileSync(inSite('compiled'), 'utf8').trim(),
  };
}

test('only what was made with a changed file is compiled again', async () => {
  const first = await build();
  expect(first.compiled.split(' ').sort()).toEqual(['changes', 'limits', 'terms']);
  expect(first.script).toContain('ten-branches');
  expect(first.script, 'the statement for the loader is taken out').not.toContain(mark);
  expect((await build()).compiled, 'nothing changed').toBe('');

  write('src/data/facts/limits.yml', 'twelve-branches');
  const second = await build();
  expect(second.compiled).toBe('limits');
  expect(second.script).toContain('twelve-branches');

  write('.generated/text-sources/changes/page.json', 'changed-twice');
  const third = await build();
  expect(third.compiled).toBe('changes');
  expect(third.script).toContain('changed-twice');
});

test('changed code and changed options compile everything again', async () => {
  await build();
  write('plugins/transforms/remark/remarkFacts.ts', 'two');
  expect((await build()).compiled.split(' ')).toHaveLength(3);
  expect((await build()).compiled).toBe('');
  const other = await build('other');
  expect(other.compiled.split(' ')).toHaveLength(3);
  expect(other.script).toContain('other ten-branches');
});

test('a text that does not name its sources stops the build', async () => {
  write('compiler.cjs', "module.exports = () => 'export default 1';");
  await expect(build()).rejects.toThrow(
    'A compiled text does not name what it was made with. Fix: add plugins/transforms/text-sources/rehypeSources.ts to its rehype plugins',
  );
});

test('a bundler without such a cache keeps its settings', () => {
  const context = { siteDir, siteConfig: {}, generatedFilesDir: siteDir } as unknown as LoadContext;
  const { configureWebpack } = textSources(context);
  expect((configureWebpack as unknown as (config: object) => object)({ mode: 'production' })).not.toHaveProperty(
    'experiments',
  );
});

test('a kept cache without a version is named, with the fix', () => {
  expect(cacheVersion({}, ['code'])).toEqual({});
  expect(cacheVersion({ experiments: {} }, ['code'])).toEqual({});
  expect(() => cacheVersion({ experiments: { cache: { type: 'persistent' } } }, ['code'])).toThrow(
    'The cache of the bundler has no version any longer',
  );
});
