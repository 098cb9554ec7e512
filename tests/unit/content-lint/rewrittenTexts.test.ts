import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOfReport } from '../../../plugins/lint/formatFindings';
import { rewrittenTexts, severityIn } from '../../../plugins/lint/rewrittenTexts';

test('what is found in a rewritten text is a fault, elsewhere a warning', () => {
  const rewritten = ['docs/about/', 'docs/intro.mdx'];
  expect(severityIn('docs/about/terms.mdx', rewritten)).toBe('fault');
  expect(severityIn('docs/intro.mdx', rewritten)).toBe('fault');
  expect(severityIn('docs/aboutness.mdx', rewritten)).toBe('warning');
  expect(severityIn('docs/intro.mdx', [])).toBe('warning');
});

test('only faults fail a run', () => {
  const finding = { file: 'docs/a.mdx', line: 1, rule: 'natural-english', reason: 'R.', fix: 'f.' };
  const counts = [{ rule: 'natural-english', checked: 1, unit: 'texts' }];
  const faults = (severity: 'fault' | 'warning') => faultsOfReport({ counts, findings: [{ ...finding, severity }] });
  expect(faults('warning')).toEqual([]);
  expect(faults('fault')).toEqual(['docs/a.mdx:1  natural-english  R. Fix: f.']);
});

test('every place in the list exists', () => {
  expect(rewrittenTexts.filter((place) => !existsSync(place))).toEqual([]);
});
