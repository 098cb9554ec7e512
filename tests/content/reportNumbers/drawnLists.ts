import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import type { Sample } from './derivations';

/** A list of numbers that a chart draws: a series, a row, or a tile with the months before and after. */
export type DrawnList = { line: number; chart: string; name: string; values: number[] };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const recordsOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const numbersOf = (values: unknown[]): number[] => values.flat().filter((one) => typeof one === 'number');

const titleOf = (meta: string | null | undefined): string => /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '';

/** @returns every list of numbers in the charts of a page, in their order */
export function drawnLists(tree: Root): DrawnList[] {
  const lists: DrawnList[] = [];
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    const chart: unknown = lang === 'chart' ? parse(value) : undefined;
    if (!isRecord(chart)) {
      return;
    }
    for (const part of ['series', 'rows', 'tiles', 'parts', 'values'].flatMap((key) => recordsOf(chart[key]))) {
      const values = numbersOf('values' in part ? [part['values']] : [part['before'], part['value']]);
      lists.push({ line: position?.start.line ?? 1, chart: titleOf(meta), name: String(part['name']), values });
    }
  });
  return lists;
}

const isNumbers = (list: unknown): list is number[] => Array.isArray(list) && numbersOf(list).length === list.length;

/** One field of all entries of a group in their order, for example the clicks of every link, and every list of an entry. */
function fieldsOf(entries: unknown[]): number[][] {
  const records = entries.filter(isRecord);
  const names = new Set(records.flatMap(Object.keys));
  const columns = [...names].map((name) => records.map((record) => record[name]));
  return [...columns, ...records.flatMap(Object.values)].filter(isNumbers);
}

/** @returns the lists that a chart may draw: fields of groups, single figures, and figures of August with September */
export function columnsOf(sample: Sample, parts: readonly (keyof Sample)[]): number[][] {
  const months = [sample.august, sample.september];
  return [
    ...fieldsOf(months),
    ...parts.flatMap((part) => [...fieldsOf(Object.values(sample[part])), ...fieldsOf([sample[part]])]),
  ];
}
