import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IndexFile } from '../../plugins/search/common/schema';
import { buildSite } from '../bench/buildSite';
import { sites } from '../config/sites';

const config = 'tests/fixtures/sites/search/docusaurus.config.ts';
const folder = mkdtempSync(path.join(tmpdir(), 'search-bytes-'));
const dirs = { rspack: sites.search.dir, webpack: folder };

const indexesOf = (dir: string) => {
  const names = readdirSync(dir).filter((name) => /^search-index-.*\.json$/.test(name));
  return names.sort().map((name) => ({ name, text: readFileSync(path.join(dir, name), 'utf8') }));
};

const pageOf = (dir: string) => readFileSync(path.join(dir, 'index.html'), 'utf8');

beforeAll(() => {
  if (!existsSync(dirs.rspack)) {
    throw new Error(`There is no site in ${dirs.rspack}. Build it: npx tsx tests/helpers/buildFixtureSites.ts search`);
  }
  buildSite('.', {
    args: ['.', '--config', config, '--no-minify', '--out-dir', dirs.webpack],
    // The generated files of the real site stay as they are.
    env: { BUNDLER: 'webpack', DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/search-bytes' },
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('two builds of a site, one with Rspack and one with webpack, have indexes of equal bytes', () => {
  const [rspack, webpack] = [indexesOf(dirs.rspack), indexesOf(dirs.webpack)];
  expect(pageOf(dirs.rspack), 'the pages themselves are not equal').not.toBe(pageOf(dirs.webpack));
  expect(webpack).toEqual(rspack);
  expect(rspack.map(({ name }) => name)).toEqual([
    'search-index-default.json',
    'search-index-docs-default-current.json',
  ]);
});

test('documents, posts and pages of a site below a path are found there, with their sections; the unlisted one is not', () => {
  const documents = indexesOf(dirs.rspack).flatMap(({ text }) => (JSON.parse(text) as IndexFile).documents);
  expect(documents.map(({ type, sectionRoute }) => `${type} ${sectionRoute}`)).toEqual([
    'other /docs-x/about',
    'blog /docs-x/blog/first',
    'docs /docs-x/',
    'docs /docs-x/#import',
    'docs /docs-x/guide/reports',
    'docs /docs-x/guide/reports#выгрузка',
  ]);
});
