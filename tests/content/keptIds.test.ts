import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { idsIn, keptIdsFile, readKeptIds, withNewIds } from '../../plugins/lint/keptIds';
import { readSite } from '../../plugins/lint/site';

const site = readSite(process.cwd());
const kept = readKeptIds(site);
const count = (ids: typeof kept) => Object.keys(ids).flatMap((path) => idsIn(ids, path)).length;

// The content lint finds ids that have gone (plugins/lint/rules/kept-ids.ts).
test(`the ids of ${keptIdsFile} belong to pages (UPDATE_IDS=1 records those of new headings)`, () => {
  const all = withNewIds(kept, site);
  if (process.env.UPDATE_IDS === '1') {
    writeFileSync(keptIdsFile, `${JSON.stringify(all, null, 2)}\n`);
  }
  console.log(`ids: ${count(kept)} recorded, ${count(all) - count(kept)} not yet`);
  const paths = site.routes.map(({ path }) => path);
  expect(count(kept)).toBeGreaterThan(1000);
  expect(Object.keys(kept).filter((path) => !paths.includes(path))).toEqual([]);
});

test('a broken file of ids is named with line and column', () => {
  const broken = { ...site, read: () => '{\n  "/a": "b",\n<<<<<<< HEAD\n  "/c": "d"\n}\n' };
  expect(() => readKeptIds(broken)).toThrow(`${keptIdsFile}:3:1 is not valid JSON. Fix: look for`);
});
