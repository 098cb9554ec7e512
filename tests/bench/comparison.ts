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

function row(label: string, ours: number, stock: number, digits: number): string {
  const ratio = stock === 0 ? '–' : (ours / stock).toFixed(2);
  return `  ${label.padEnd(24)}${ours.toFixed(digits).padStart(10)}${stock.toFixed(digits).padStart(10)}${ratio.padStart(8)}`;
}

/** @returns a table of first visits to one page: our median, that of the stock site, and the ratio */
export function comparison(page: string, ours: readonly FirstVisit[], stock: readonly FirstVisit[]): string {
  return [
    `\n${page.padEnd(26)}${['ours', 'stock'].map((name) => name.padStart(10)).join('')}${'ratio'.padStart(8)}`,
    ...rows.map(([label, value, digits]) => row(label, median(ours.map(value)), median(stock.map(value)), digits)),
  ].join('\n');
}
