import { describe, expect, test } from 'vitest';
import { elements } from '../../plugins/lint/elements';
import { faultsOfReport, formatCounts } from '../../plugins/lint/formatFindings';
import { lintContent } from '../../plugins/lint/lintContent';
import { rules } from '../../plugins/lint/rules';

const report = lintContent({ root: process.cwd(), rules: [...rules, elements] });

describe('rules about the texts', () => {
  test.each(report.counts)('$rule finds nothing wrong', (count) => {
    const findings = report.findings.filter(({ rule }) => rule === count.rule);
    console.log(formatCounts({ counts: [count], findings }));
    expect(faultsOfReport({ counts: [count], findings })).toEqual([]);
  });
});
