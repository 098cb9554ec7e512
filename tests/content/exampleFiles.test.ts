import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exampleFiles, exportFields } from '../../src/data/exampleFiles/exampleFiles';
import { factsFolder, readFacts } from '../../src/data/facts';
import { checkDescribedFields } from './describedFields';

const { facts } = readFacts(factsFolder);
const files = exampleFiles(facts);
const page = 'docs/analitika/dialogs-export.mdx';

describe('example files of the export sections', () => {
  test.each(files)('$path is what the sample gives', ({ path, text }) => {
    const committed = existsSync(path) ? readFileSync(path, 'utf8') : 'no such file: npm run files:build';
    expect(committed).toBe(text);
  });

  test('no other file is offered', () => {
    const offered = readdirSync('static/files').map((name) => `static/files/${name}`);
    expect(offered.sort()).toEqual(files.map(({ path }) => path).sort());
  });

  test('CSV and JSON have the fields that the screen offers', () => {
    const [csv = '', json = ''] = files.map(({ text }) => text);
    const messages: unknown = JSON.parse(json);
    const [head, ...rows] = csv.trimEnd().split('\r\n');
    expect(head?.split(';')).toEqual(exportFields(facts));
    expect(rows.length).toBeGreaterThan(0);
    expect(messages).toHaveLength(rows.length);
    for (const message of messages as object[]) {
      expect(Object.keys(message)).toEqual(exportFields(facts));
    }
  });

  test('the page describes exactly the fields of the files', () => {
    const source = readFileSync(page, 'utf8');
    const { checked, faults } = checkDescribedFields(page, source, exportFields(facts));
    console.log(`${page}: ${checked} fields described, ${exportFields(facts).length} in the files`);
    expect(checked).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
});
