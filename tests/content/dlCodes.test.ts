import { readFileSync } from 'node:fs';
import type { Table, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parseDocument } from '../../plugins/texts/document';
import { allCodes, codes } from '../../src/dl';

const file = 'docs/syntax-DL/special-symbols-in-rules.mdx';

type Row = { code: number; remark: string; message: string; mend: string };

/** The rows of the tables whose first column is "Code"; code font is left out of the comparison. */
function codeRows(): Row[] {
  const rows: Row[] = [];
  visit(
    parseDocument(file, 'doc', readFileSync(file, 'utf8')).tree,
    'table',
    ({ children: [head, ...body] }: Table) => {
      const columns = head?.children.map((cell) => textOf(cell)) ?? [];
      if (columns.join() !== 'Code,Example,Cause,Fix') {
        return;
      }
      for (const { children } of body) {
        const [name = '', , message = '', mend = ''] = children.map((cell: TableCell) => textOf(cell));
        const [, code, remark = ''] = /^(\d{5})(?: \((.+)\))?$/.exec(name) ?? [];
        rows.push({ code: Number(code), remark, message, mend });
      }
    },
  );
  return rows;
}

/** Words of a message without signs of Markdown and without the dot at its end. */
const plain = (text: string) => text.replace(/\.$/, '').replaceAll('`', '');

/** A message with anything in the place of `{}`. */
function formOf(message: string): RegExp {
  const parts = plain(message)
    .split('{}')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

test('the tables of codes are those of the engine', () => {
  const rows = codeRows();
  console.log(`${rows.length} rows of codes compared with the engine`);
  expect(rows.map(({ code }) => code)).toEqual([...allCodes]);
  const wrong = rows.flatMap(({ code, remark, message, mend }) => {
    const entry = codes[code as keyof typeof codes];
    const shouldRemark = entry.never !== undefined ? 'not given' : entry.severity === 'warning' ? 'warning' : '';
    const told = entry.never !== undefined || (formOf(entry.message).test(message) && plain(entry.mend) === mend);
    return remark === shouldRemark && told
      ? []
      : [`${code} (${remark}): ${message} | ${mend} — engine: ${entry.message} | ${entry.mend}`];
  });
  expect(wrong).toEqual([]);
});
