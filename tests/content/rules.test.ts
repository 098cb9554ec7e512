import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readAvoidedWords } from '../../plugins/lint/avoidedWords';
import { formatFinding } from '../../plugins/lint/formatFindings';
import { lintContent } from '../../plugins/lint/lintContent';

const { counts, findings } = lintContent({ root: process.cwd() });

describe('rules about the texts', () => {
  test.each(counts)('$rule finds no fault', ({ rule, checked, unit }) => {
    console.log(`${rule}: ${checked} ${unit} checked`);
    expect(checked).toBeGreaterThan(0);
    expect(findings.filter((finding) => finding.rule === rule).map(formatFinding)).toEqual([]);
  });

  test('every waiver of a word names a file that exists', () => {
    const waivers = readAvoidedWords().flatMap(({ word, waivers: own }) => own.map(({ file }) => `${word}: ${file}`));
    expect(waivers.length).toBeGreaterThan(0);
    expect(waivers.filter((waiver) => !existsSync(waiver.split(': ')[1] ?? ''))).toEqual([]);
  });
});
