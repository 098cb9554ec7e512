import type { FirstVisit } from './firstVisit';
import { median } from './median';

const rows: [label: string, value: (visit: FirstVisit) => number, digits: number][] = [
  ['script until alive, KB', ({ scriptBytes }) => scriptBytes / 1024, 1],
  ['style, KB', ({ styleBytes }) => styleBytes / 1024, 1],
  ['script later, KB', ({ laterScriptBytes }) => laterScriptBytes / 1024, 1],
  ['all bytes, KB', ({ allBytes }) => allBytes / 1024, 1],
  ['requests', ({ requests }) => requests, 0],
  ['blocking time, ms', ({ blockingTime }) => blockingTime, 0],
  ['longest task, ms', ({ longestTask }) => longestTask, 0],
  ['first paint, ms', ({ firstPaint }) => firstPaint, 0],
  ['largest paint, ms', ({ largestPaint }) => largestPaint, 0],
  ['layout shift', ({ layoutShift }) => layoutShift, 4],
];

function row(label: string, first: number, second: number, digits: number): string {
  const ratio = second === 0 ? '–' : (first / second).toFixed(2);
  return `  ${label.padEnd(24)}${first.toFixed(digits).padStart(10)}${second.toFixed(digits).padStart(10)}${ratio.padStart(8)}`;
}

/** @returns a table of first visits to one page of two sites: the median of the first, that of the second, and the ratio */
export function comparison(
  page: string,
  first: readonly FirstVisit[],
  second: readonly FirstVisit[],
  names: readonly [string, string] = ['ours', 'stock'],
): string {
  return [
    `\n${page.padEnd(26)}${names.map((name) => name.padStart(10)).join('')}${'ratio'.padStart(8)}`,
    ...rows.map(([label, value, digits]) => row(label, median(first.map(value)), median(second.map(value)), digits)),
  ].join('\n');
}
