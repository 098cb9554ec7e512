import type { Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseDocument } from '../../plugins/texts/document';
import type { GuardReport } from '../guards/guard';

const asField = (name: string): string => name.trim().toLowerCase().replaceAll(' ', '_');

/** The tables of a page whose first column is called "Field": each name with its line. */
function fieldsIn(file: string, source: string): { name: string; line: number }[] {
  const tables: Table[] = [];
  visit(parseDocument(file, 'doc', source).tree, 'table', (table) => {
    tables.push(table);
  });
  return tables
    .filter(({ children: [head] }) => head?.children[0] && textOf(head.children[0]) === 'Field')
    .flatMap(({ children: [, ...rows] }) =>
      rows.flatMap((row) => {
        const [first] = row.children;
        return first ? [{ name: asField(textOf(first)), line: row.position?.start.line ?? 1 }] : [];
      }),
    );
}

/**
 * Compares the tables "Field" of a page with the fields of the example files, both ways.
 *
 * @param fields names in the files; "session start" in a text is `session_start` in a file
 */
export function checkDescribedFields(file: string, source: string, fields: readonly string[]): GuardReport {
  const described = fieldsIn(file, source);
  const names = described.map(({ name }) => name);
  const unknown = described
    .filter(({ name }) => !fields.includes(name))
    .map(
      ({ name, line }) =>
        `${file}:${line}: no example file has the field "${name}". Fix: write a field of analytics.yml.`,
    );
  const missing = fields
    .filter((field) => !names.includes(field))
    .map(
      (field) => `${file}:1: the field "${field}" of the example files is not described. Fix: add a row to the table.`,
    );
  return { checked: described.length, unit: 'described fields', faults: [...unknown, ...missing] };
}
