import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { IndexFile } from '../../plugins/search/common/schema';
import { sites } from '../config/sites';

const { dir } = sites.search;

test('documents, posts and pages of a site below a path are found there, with their sections; the unlisted one is not', () => {
  if (!existsSync(dir)) {
    throw new Error(`There is no site in ${dir}. Build it: npx tsx tests/helpers/buildFixtureSites.ts search`);
  }
  const names = readdirSync(dir)
    .filter((name) => /^search-index-.*\.json$/.test(name))
    .sort();
  expect(names).toEqual(['search-index-default.json', 'search-index-docs-default-current.json']);
  const documents = names.flatMap(
    (name) => (JSON.parse(readFileSync(path.join(dir, name), 'utf8')) as IndexFile).documents,
  );
  expect(documents.map(({ type, sectionRoute }) => `${type} ${sectionRoute}`)).toEqual([
    'other /docs-x/about',
    'blog /docs-x/blog/first',
    'docs /docs-x/',
    'docs /docs-x/#import',
    'docs /docs-x/guide/reports',
    'docs /docs-x/guide/reports#выгрузка',
  ]);
});
