import { entries, formatNumber, integer, list, oneOf, optional, record, text } from './field';
import { entryName } from './names';

const units = ['count', 'characters', 'KB', 'MB', 's', 'minutes', 'hours', 'days', 'months'] as const;

type Amount = { value: number; unit: (typeof units)[number]; least?: number; default?: number };

/** Words lose their plural with 1; signs such as MB stay. */
const unitWord = (unit: string, value: number): string =>
  value === 1 && unit === unit.toLowerCase() && unit.length > 1 ? unit.replace(/s$/, '') : unit;

/** @returns the limit as readers see it: "10", "4,000 characters", "5–1,440 minutes, 30 by default" */
export function formatLimit({ value, unit, least, default: usual }: Amount): string {
  const range = least === undefined ? formatNumber(value) : `${formatNumber(least)}–${formatNumber(value)}`;
  const withUnit = unit === 'count' ? range : `${range} ${unitWord(unit, value)}`;
  return usual === undefined ? withUnit : `${withUnit}, ${formatNumber(usual)} by default`;
}

/** @returns the same with the note of the limit in brackets, as tables show it */
export const formatLimitWithNote = ({ note, ...amount }: Amount & { note?: string | undefined }): string =>
  formatLimit(amount) + (note === undefined ? '' : ` (${note})`);

export const limits = entries(
  record(
    {
      object: text(),
      least: optional(integer(0)),
      value: integer(1),
      default: optional(integer(0)),
      unit: oneOf(units),
      where: text(),
      note: optional(text()),
      topics: list(entryName()),
    },
    formatLimit,
  ),
);
