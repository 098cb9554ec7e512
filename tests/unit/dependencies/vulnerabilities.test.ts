import { expect, test } from 'vitest';
import { verdictOn } from '../../code/dependencies/vulnerabilities';

const metadata = { dependencies: { total: 3 } };

test('no vulnerability', () => {
  expect(verdictOn(JSON.stringify({ vulnerabilities: {}, metadata }))).toEqual({
    status: 0,
    lines: ['3 packages checked, 0 with known vulnerabilities.'],
  });
});

test('vulnerabilities with and without a fix', () => {
  const vulnerabilities = {
    one: { severity: 'high', range: '<2', fixAvailable: { name: 'top', version: '3.0.0' } },
    two: { severity: 'low', range: '*', fixAvailable: false },
    three: { severity: 'critical', range: '<=1.0.1', fixAvailable: true },
  };
  expect(verdictOn(JSON.stringify({ vulnerabilities, metadata }))).toEqual({
    status: 1,
    lines: [
      'high: one <2. Fix: top 3.0.0',
      'low: two *. There is no fix yet.',
      'critical: three <=1.0.1. Fix: npm update',
      '3 packages checked, 3 with known vulnerabilities.',
    ],
  });
});

test.each([
  ['{ "message": "405 Method Not Allowed" }', '(405 Method Not Allowed)'],
  ['{ "error": {} }', '(no report came)'],
  ['npm error network', '(npm audit printed no report)'],
  ['', '(npm audit printed no report)'],
])('a registry that gives no report: %s', (output, why) => {
  const { status, lines } = verdictOn(output);
  expect(status).toBe(0);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`Not checked: the registry gives no report of vulnerabilities ${why}.`);
});
