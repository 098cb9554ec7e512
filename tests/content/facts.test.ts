import { describe, expect, test } from 'vitest';
import { factsFolder, readFacts } from '../../src/data/facts';
import { readText } from '../../src/data/readText';
import { arithmeticCheck } from './factsArithmetic';
import { runCheck } from './factsCheck';
import { referenceChecks } from './factsReferences';

const reading = readFacts(factsFolder);
const { facts } = reading;

describe('facts of the product', () => {
  test('every file has the form of its schema', () => {
    console.log(`facts: ${reading.files} files, ${reading.values} values checked`);
    expect(reading.values).toBeGreaterThan(0);
    expect(reading.faults).toEqual([]);
  });

  test.each([...referenceChecks, arithmeticCheck])('$name', (check) => {
    const { checked, unit, faults } = runCheck(check, reading);
    console.log(`${check.name}: ${checked} ${unit} checked`);
    expect(checked).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  // Numbers that the platform model states or that its tables have; an entry that was lost changes one of them.
  test.each([
    ['glossary', 58],
    ['avoided', 11],
    ['identifiers', 9],
    ['states', 7],
    ['events', 12],
    ['preprocessing', 10],
    ['menus', 12],
    ['hotkeys', 56],
    ['roles', 6],
    ['rights', 28],
    ['audit', 10],
    ['metrics', 31],
    ['reports', 14],
    ['messages', 48],
    ['channels', 12],
    ['browsers', 6],
    ['areas', 13],
    ['kinds', 9],
    ['screens', 36],
    ['variables', 48],
  ] as const)('%s has %i entries', (file, count) => {
    const now = Object.keys(facts[file]).length;
    const advice = `Fix: restore the entry that was lost, or write ['${file}', ${now}] in tests/content/facts.test.ts.`;
    expect(now, `src/data/facts/${file}.yml has ${now} entries, not ${count}. ${advice}`).toBe(count);
  });

  test('the page of the terms states their number', () => {
    const count = Object.keys(facts.glossary).length;
    const stated = /There are (\d+) terms/.exec(readText('docs/about/terms.mdx'))?.[1];
    expect(stated, `docs/about/terms.mdx: Fix: write "There are ${count} terms".`).toBe(String(count));
  });
});
