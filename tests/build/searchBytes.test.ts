import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IndexFile } from '../../plugins/local-search/common/schema';
import { buildSite } from '../bench/buildSite';

const config = 'tests/fixtures/sites/search/docusaurus.config.ts';
const bundlers = ['rspack', 'webpack'];
const folder = mkdtempSync(path.join(tmpdir(), 'search-bytes-'));

const build = (bundler: string) =>
  buildSite('.', {
    args: ['.', '--config', config, '--out-dir', path.join(folder, bundler)],
    // The generated files of the real site stay as they are.
    env: { BUNDLER: bundler, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/search-bytes/${bundler}` },
  });

const indexesOf = (bundler: string) => {
  const dir = path.join(folder, bundler);
  const names = readdirSync(dir).filter((name) => /^search-index-.*\.json$/.test(name));
  return names.sort().map((name) => ({ name, text: readFileSync(path.join(dir, name), 'utf8') }));
};

const pageOf = (bundler: string) => readFileSync(path.join(folder, bundler, 'index.html'), 'utf8');

beforeAll(() => {
  for (const bundler of bundlers) build(bundler);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('two builds of a site, one with Rspack and one with webpack, have indexes of equal bytes', () => {
  const [rspack, webpack] = bundlers.map(indexesOf);
  expect(pageOf('rspack'), 'the pages themselves are not equal').not.toBe(pageOf('webpack'));
  expect(webpack).toEqual(rspack);
  expect(rspack?.map(({ name }) => name)).toEqual([
    'search-index-default.json',
    'search-index-docs-default-current.json',
  ]);
});

test('documents, posts and pages of a site below a path are found there, with their sections; the unlisted one is not', () => {
  const documents = indexesOf('rspack').flatMap(({ text }) => (JSON.parse(text) as IndexFile).documents);
  expect(documents.map(({ type, sectionRoute }) => `${type} ${sectionRoute}`)).toEqual([
    'other /docs-x/about',
    'blog /docs-x/blog/first',
    'docs /docs-x/',
    'docs /docs-x/#import',
    'docs /docs-x/guide/reports',
    'docs /docs-x/guide/reports#выгрузка',
  ]);
});
