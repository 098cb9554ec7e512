import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readAvoidedWords } from '../../plugins/content-lint/avoidedWords';
import { faultsOfReport, formatCounts } from '../../plugins/content-lint/formatFindings';
import { lintContent } from '../../plugins/content-lint/lintContent';

const report = lintContent({ root: process.cwd() });

const words = [...readAvoidedWords('product-terms'), ...readAvoidedWords('natural-english')];

describe('rules about the texts', () => {
  test.each(report.counts)('$rule finds nothing wrong', (count) => {
    const findings = report.findings.filter(({ rule }) => rule === count.rule);
    console.log(formatCounts({ counts: [count], findings }));
    expect(faultsOfReport({ counts: [count], findings })).toEqual([]);
  });

  test('every waiver of a word names a file that exists', () => {
    const waivers = words.flatMap(({ word, waivers: own }) => own.map(({ file }) => `${word}: ${file}`));
    expect(waivers.length).toBeGreaterThan(0);
    expect(waivers.filter((waiver) => !existsSync(waiver.split(': ')[1] ?? ''))).toEqual([]);
  });
});
