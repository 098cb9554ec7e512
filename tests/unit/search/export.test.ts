import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docSearchParts } from '../../../plugins/pages/content-policy/docSearch';
import { type Form, forms } from '../../../plugins/search/export/forms';
import { readRecords } from '../../../plugins/search/export/records';
import { emitTexts } from '../../../plugins/search/server/emit';
import { docSearchOf } from '../../../src/config/docSearch';
import { doc, indexTexts } from '../../helpers/searchIndex';

const dir = mkdtempSync(path.join(tmpdir(), 'search-export-'));
const long = 'A dictionary is a list of words. '.repeat(80).trim();
const pages = [
  doc('/docs-x/', 'Start', 'Begin here.'),
  doc('/docs-x/words', 'Dictionaries', long, {
    kind: 'reference',
    parents: ['Development', 'Elements'],
    sections: [
      { anchor: 'import', title: 'Import', text: 'From a file.', tags: ['csv'], questions: ['Can I use my list?'] },
    ],
  }),
  doc('/docs-x/blog/first', 'First post', 'News.', { type: 'blog', tag: 'default' }),
];

async function writeSite(of: typeof pages): Promise<void> {
  for (const [tag, text] of indexTexts(of)) writeFileSync(path.join(dir, `search-index-${tag}.json`), text);
  await emitTexts(dir, '/docs-x/', of);
}

beforeAll(async () => {
  const html = '<html lang="en"><link rel="canonical" href="https://docs.example/docs-x/"></html>';
  writeFileSync(path.join(dir, 'index.html'), html);
  await writeSite(pages);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('there is a record for each heading and each piece of text, with address, titles, kind and tag', () => {
  const records = readRecords(dir);
  expect(records.filter(({ type }) => type !== 'content').map(({ url, kind }) => `${kind} ${url}`)).toEqual([
    'post https://docs.example/docs-x/blog/first',
    'guide https://docs.example/docs-x/',
    'reference https://docs.example/docs-x/words',
    'reference https://docs.example/docs-x/words#import',
  ]);
  expect(records.at(-2)).toMatchObject({
    type: 'lvl2',
    anchor: 'import',
    url_without_anchor: 'https://docs.example/docs-x/words',
    hierarchy: { lvl0: 'Elements', lvl1: 'Dictionaries', lvl2: 'Import', lvl3: null },
    keywords: ['csv'],
    questions: ['Can I use my list?'],
    docusaurus_tag: 'docs-default-current',
    language: 'en',
  });
  const texts = records.filter(({ anchor, type, url }) => type === 'content' && anchor === null && /words/.test(url));
  expect(texts.map(({ content }) => content).join(' ')).toBe(long);
  expect(Math.max(...texts.map(({ content }) => content?.length ?? 0))).toBeLessThanOrEqual(1200);
});

test('ids are different, and stay when other pages come and texts change', async () => {
  const before = new Map(readRecords(dir).map(({ objectID, url, type }) => [objectID, `${type} ${url}`]));
  expect(before.size).toBe(readRecords(dir).length);
  const [start, ...others] = pages;
  await writeSite([
    doc('/docs-x/a-new', 'New', 'Before all others.'),
    doc('/docs-x/', 'Start', 'Otherwise.'),
    ...others,
  ]);
  const after = new Map(readRecords(dir).map(({ objectID, url, type }) => [objectID, `${type} ${url}`]));
  for (const [id, what] of before) expect(after.get(id)).toBe(what);
  expect(after.size).toBe(before.size + 2);
  await writeSite([...(start ? [start] : []), ...others]);
});

const fields: Record<Form, string[]> = {
  algolia: ['objectID', 'hierarchy', 'url', 'type', 'content', 'weight', 'docusaurus_tag', 'language'],
  typesense: ['id', 'hierarchy.lvl0', 'hierarchy.lvl1', 'url', 'type', 'item_priority', 'docusaurus_tag', 'language'],
  meilisearch: ['objectID', 'hierarchy_lvl0', 'hierarchy_lvl1', 'url', 'type', 'page_rank', 'level', 'position'],
  opensearch: ['hierarchy', 'url', 'type', 'content', 'weight', 'docusaurus_tag', 'language'],
};

test.each(Object.keys(forms) as Form[])(
  '%s gets one JSON a line with its fields, and settings that name only these',
  (form) => {
    const records = readRecords(dir);
    const { lines, settings } = forms[form](records);
    const all = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const own = form === 'opensearch' ? all.filter((line) => !('index' in line)) : all;
    expect(own).toHaveLength(records.length);
    for (const record of own) expect(Object.keys(record)).toEqual(expect.arrayContaining(fields[form]));
    if (form === 'opensearch') expect(all[0]).toEqual({ index: { _index: 'docs', _id: records[0]?.objectID } });
    // Ids that every engine takes.
    for (const { objectID } of records) expect(objectID).toMatch(/^[\da-f]{24}$/);
    expect(JSON.stringify(settings)).toMatch(/questions/);
  },
);

test('every field that Typesense is told of is in a record, or optional', () => {
  const { lines, settings } = forms.typesense(readRecords(dir));
  const declared = (settings as { fields: { name: string; optional?: true }[] }).fields;
  const known = new Set(declared.map(({ name }) => name));
  for (const line of lines) {
    const record = JSON.parse(line) as Record<string, unknown>;
    expect(declared.filter(({ name, optional }) => !optional && !(name in record))).toEqual([]);
    expect(Object.keys(record).filter((name) => name !== 'id' && !known.has(name))).toEqual([]);
  }
});

test('Typesense groups by a facet, and what fits the query better is first', () => {
  const { settings } = forms.typesense(readRecords(dir));
  const { fields: declared, metadata } = settings as {
    fields: { name: string; facet?: true }[];
    metadata: { search: { group_by: string; sort_by: string } };
  };
  const facets = declared.filter(({ facet }) => facet).map(({ name }) => name);
  expect(facets).toContain(metadata.search.group_by);
  expect(metadata.search.sort_by.split(',')[0]).toBe('_text_match:desc');
});

const run = (...args: string[]) => {
  try {
    const command = ['--import', 'tsx', 'plugins/search/export/cli.ts', ...args];
    return execFileSync(process.execPath, command, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
};

test('the command writes lines and settings, and says what is wrong', () => {
  const out = path.join(dir, 'out');
  expect(run('--for', 'meilisearch', '--out', out, dir)).toMatch(/meilisearch\.jsonl: \d+ lines/);
  expect(run('--for', 'lycos', dir)).toContain('must be one of algolia, typesense, meilisearch, opensearch');
  mkdirSync(path.join(dir, 'empty'));
  expect(run('--for', 'algolia', path.join(dir, 'empty'))).toContain('has no canonical address. Fix: build the site');
});

test('keys of DocSearch open one host; without them none is opened, and half of them are a fault', () => {
  expect(docSearchOf('')).toBeUndefined();
  const algolia = docSearchOf(' APP123 key docs ');
  expect(algolia).toEqual({ appId: 'APP123', apiKey: 'key', indexName: 'docs', searchPagePath: false });
  expect(docSearchParts({ algolia }).hosts).toEqual(['https://app123-dsn.algolia.net']);
  expect(docSearchParts({})).toEqual({ hosts: [], styles: [] });
  for (const wrong of ['APP123', 'APP123 key', 'a.b key docs', 'APP123 key docs more']) {
    expect(() => docSearchOf(wrong), wrong).toThrow('DOCSEARCH must name three things');
  }
});
