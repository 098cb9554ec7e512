import type { Facts } from '../schema';
import { formatMinutes } from '../schema/field';
import type { Row } from './csv';

type Month = Facts['sample']['september'];
type Line = {
  metric: number;
  name?: string;
  key: keyof Month;
  unit: 'count' | 'decimal' | 'share' | 'time' | 'points' | 'milliseconds';
};

/** The lines of the summary report in their order (the platform model, section 13.4), with their key in the sample. */
const lines: readonly Line[] = [
  { metric: 5, key: 'users', unit: 'count' },
  { metric: 6, key: 'new-users', unit: 'count' },
  { metric: 1, key: 'sessions', unit: 'count' },
  { metric: 2, key: 'dialogs', unit: 'count' },
  { metric: 4, key: 'engaged-share', unit: 'share' },
  { metric: 8, key: 'requests', unit: 'count' },
  { metric: 11, key: 'recognised-share', unit: 'share' },
  { metric: 14, key: 'hand-over-share', unit: 'share' },
  { metric: 15, key: 'contained-share', unit: 'share' },
  { metric: 17, key: 'average-depth', unit: 'decimal' },
  { metric: 19, name: 'Average time', key: 'average-time', unit: 'time' },
  { metric: 27, key: 'like-share', unit: 'share' },
  { metric: 29, key: 'nps', unit: 'points' },
  { metric: 25, key: 'profanity-share', unit: 'share' },
  { metric: 31, key: 'answer-time', unit: 'milliseconds' },
];

/** Shares have one decimal, times are `m:ss` (the platform model, section 13.1). */
const written: Record<Line['unit'], (value: number) => string> = {
  count: String,
  decimal: (value) => value.toFixed(1),
  share: (value) => `${value.toFixed(1)}%`,
  time: formatMinutes,
  points: String,
  milliseconds: (value) => `${value} ms`,
};

const signed = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(1)}`;

/** A share and the NPS move by points, a time by a time, anything else in percent of what it was, as in the chart. */
function changeOf(unit: Line['unit'], before: number, after: number): string {
  if (unit === 'time') {
    return `${after < before ? '-' : '+'}${written.time(Math.abs(after - before))}`;
  }
  return unit === 'share' || unit === 'points'
    ? `${signed(after - before)} points`
    : `${signed(((after - before) / before) * 100)}%`;
}

/** @returns the summary report of September 2023 with August next to it, one row for each line, with the columns of the report */
export function summaryRows({ metrics, reports, sample }: Facts): Row[] {
  const columns = reports['summary-report']?.columns ?? [];
  return lines.map(({ metric, name: shown, key, unit }) => {
    const name = shown ?? Object.values(metrics).find(({ number }) => number === metric)?.name ?? '';
    const [before, after] = [sample.august[key] ?? 0, sample.september[key] ?? 0];
    const cells = [name, written[unit](after), written[unit](before), changeOf(unit, before, after)];
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}
