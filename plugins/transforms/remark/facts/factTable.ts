import type { PhrasingContent, Table } from 'mdast';
import { adviseNames } from '../../../../src/data/nearNames';
import type { Facts } from '../../../../src/data/schema';
import { fail, type Place } from '../../../texts/place';
import { type Found, findFact, partsOf } from './findFact';
import { inlineFact, markedText } from './inline';
import { noValue, tableOf } from './table';

type Column = { field: string; head: string };
type Entry = Found & { name: string };

/** Reads `field: Head, field: Head`. */
function readColumns(text: string, place: Place): Column[] {
  return text.split(',').map((column) => {
    const [, field, head] = /^\s*([^\s:]+)\s*:\s*(.*\S)\s*$/.exec(column) ?? [];
    if (field === undefined || head === undefined) {
      return fail(
        place,
        `the column "${column.trim()}" of <FactTable> has no head`,
        'write columns="field: Head, field: Head"',
      );
    }
    return { field, head };
  });
}

/** A part of an entry: `id` is its name, `value` the entry itself where it has no parts, else a field, also with dots. */
function partOf(entry: Entry, path: string): Found | undefined {
  if (path === 'value') {
    return entry;
  }
  let found: Found = entry;
  for (const name of path.split('.')) {
    const field = found.field.inside?.(name);
    if (field === undefined) {
      return undefined;
    }
    found = { field, value: new Map(partsOf(found.value)).get(name) };
  }
  return found;
}

function cellOf(entry: Entry, path: string): PhrasingContent[] {
  if (path === 'id') {
    return markedText(`\`${entry.name}\``);
  }
  const part = partOf(entry, path);
  return (part && part.value !== undefined && inlineFact(part)) || noValue;
}

/** Names of the fields that can be a column, also those of a group such as `has.manager`. */
function columnNames(entries: readonly Entry[]): string[] {
  const names = entries.flatMap((entry) =>
    partsOf(entry.value).flatMap(([name, value]) =>
      Array.isArray(value) || typeof value !== 'object' ? [name] : partsOf(value).map(([inner]) => `${name}.${inner}`),
    ),
  );
  return ['id', ...new Set(names)];
}

function chooseRows(entries: Entry[], rows: string | undefined, of: string, place: Place): Entry[] {
  if (rows === undefined) {
    return entries;
  }
  const names = entries.map(({ name }) => name);
  return rows.split(/\s+/).map((wanted) => {
    const entry = entries.find(({ name }) => name === wanted);
    return entry ?? fail(place, `"${of}" has no entry "${wanted}"`, adviseNames(wanted, names));
  });
}

function chooseWhere(entries: Entry[], where: string | undefined, of: string, place: Place): Entry[] {
  if (where === undefined) {
    return entries;
  }
  const [, field, wanted] = /^([^\s:]+)\s*:\s*(.+)$/.exec(where) ?? [];
  if (field === undefined || wanted === undefined) {
    return fail(place, `the condition "${where}" has no field`, 'write where="field: value"');
  }
  const valuesOf = (entry: Entry): string[] => {
    const { value } = partOf(entry, field) ?? {};
    return (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String);
  };
  const chosen = entries.filter((entry) => valuesOf(entry).includes(wanted));
  if (chosen.length === 0) {
    const values = [...new Set(entries.flatMap(valuesOf))];
    const fix = values.length === 0 ? adviseNames(field, columnNames(entries)) : adviseNames(wanted, values);
    fail(place, `no entry of "${of}" has "${wanted}" in "${field}"`, fix);
  }
  return chosen;
}

/**
 * @param of name of a group of facts: `hotkeys`, `states.newsletter.states`
 * @param columns `field: Head` joined by commas; the field `id` is the name of the entry
 * @param rows names of entries in the order of the table; if omitted, all of them
 * @param where `field: value`; only entries with this value, or with it in a list
 */
export function factTable(
  facts: Facts,
  { of, columns, rows, where }: { of: string; columns: string; rows?: string | undefined; where?: string | undefined },
  place: Place,
): Table {
  const group = findFact(facts, of, place);
  const all = partsOf(group.value).flatMap(([name, value]): Entry[] => {
    const field = group.field.inside?.(name);
    return field ? [{ name, value, field }] : [];
  });
  if (all.length === 0) {
    fail(place, `"${of}" is one fact, not a group`, `write <Fact name="${of}" />`);
  }
  const heads = readColumns(columns, place);
  const known = columnNames(all);
  for (const { field } of heads) {
    if (!all.some((entry) => field === 'id' || partOf(entry, field))) {
      fail(place, `"${of}" has no field "${field}"`, adviseNames(field, known));
    }
  }
  const chosen = chooseWhere(chooseRows(all, rows, of, place), where, of, place);
  return tableOf(
    heads.map(({ head }) => head),
    chosen.map((entry) => heads.map(({ field }) => cellOf(entry, field))),
  );
}
