import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type ApiId, apiDocuments } from '../../src/api/documents';
import { operationsOf } from '../../src/api/openapi/operations';

const siteDir = process.env['SITE_DIR'] ?? 'build';
const textOf = (id: ApiId) => readFileSync(path.join(siteDir, `api/${id}.md`), 'utf8');

const ids = ['capi', 'sapi'] as const;

/** What is before the first code or quotation of a description, which is the same in the file and on the page. */
const beginningOf = (description: string) => (description.split(/[`“*]/)[0] ?? '').trim();

/** @returns what makes the Markdown text of an API page hard to read, and how many calls were looked at */
function faultsOf(id: ApiId, markdown: string): { faults: string[]; calls: number } {
  const text = markdown.replaceAll(/^```.*?^```$/gms, '');
  const calls = operationsOf(apiDocuments[id]).map(({ operation }) => operation);
  const faults = calls.flatMap(({ summary, description }) => {
    const [, section] = text.split(`\n### ${summary}\n`);
    const part = section?.split(/\n#{2,3} /)[0] ?? '';
    const times = part.split(beginningOf(description)).length - 1;
    const lines = part.split('\n').filter((line) => /^ *- `/.test(line));
    return [
      ...(times === 1 ? [] : [`${summary}: its description is there ${times} times`]),
      ...lines.filter((line, at) => line === lines[at - 1]).map((line) => `${summary}: twice in a row: ${line}`),
    ];
  });
  const html = [...text.replaceAll(/`[^`\n]*`/g, '').matchAll(/<\/?[a-z]+/g)].map(
    ([tag]) => `an element of HTML: ${tag}`,
  );
  return { faults: [...faults, ...html], calls: calls.length };
}

test.each(ids)('%s.md says each thing once, without HTML', (id) => {
  const { faults, calls } = faultsOf(id, textOf(id));
  expect(faults).toEqual([]);
  expect(calls).toBe(id === 'capi' ? 13 : 21);
});

test('fields inside fields are lists inside lists', () => {
  expect(textOf('capi')).toMatch(/^- `result` object: .*\n+ {2}- `name` string: /m);
  expect(textOf('sapi')).toMatch(/^- `message` object, optional: .*\n+ {2}- `text` string: /m);
});

test('a description or a field that is there twice, and a table of HTML, are found', () => {
  const [field = ''] = /^- `success` .*$/m.exec(textOf('capi')) ?? [];
  const [sentence = ''] = /^Opens a chat with an assistant.*$/m.exec(textOf('capi')) ?? [];
  const broken = textOf('capi')
    .replace(field, `${field}\n${field}`)
    .replace(sentence, `${sentence} ${sentence}\n<table>`);
  expect(faultsOf('capi', broken).faults).toEqual([
    'Open a chat: its description is there 2 times',
    `Open a chat: twice in a row: ${field}`,
    'an element of HTML: <table',
  ]);
});
