import { readFileSync } from 'node:fs';
import type { Table, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { escaped } from '../../plugins/lint/findWords';
import { parseDocument } from '../../plugins/texts/document';
import { pipFiles } from '../../src/data/pip/base';
import { allCodes, type BaseSource, codes, compile } from '../../src/dl';

const file = 'docs/syntax-DL/special-symbols-in-rules.mdx';

type Row = { code: number; remark: string; example: string; message: string; fix: string };

/** The rows of the tables whose first column is "Code"; the comparison ignores code font. */
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
        const [name = '', example = '', message = '', fix = ''] = children.map((cell: TableCell) => textOf(cell));
        const [, code, remark = ''] = /^(\d{5})(?: \((.+)\))?$/.exec(name) ?? [];
        const isCode = children[1]?.children.length === 1 && children[1].children[0]?.type === 'inlineCode';
        rows.push({ code: Number(code), remark, example: isCode ? example : '', message, fix });
      }
    },
  );
  return rows;
}

/** Words of a message without signs of Markdown and without the dot at its end. */
const plain = (text: string) => text.replaceAll('`', '').replace(/\.+$/, '');

/** A message with anything in the place of `{}`. */
function formOf(message: string): RegExp {
  const parts = plain(message).split('{}').map(escaped);
  return new RegExp(`^${parts.join('.+')}$`);
}

test('the tables of codes are those of the engine', () => {
  const rows = codeRows();
  console.log(`${rows.length} rows of codes compared with the engine`);
  expect(rows.map(({ code }) => code)).toEqual([...allCodes]);
  const wrong = rows.flatMap(({ code, remark, message, fix }) => {
    const entry = codes[code as keyof typeof codes];
    const shouldRemark = entry.never !== undefined ? 'not given' : entry.severity === 'warning' ? 'warning' : '';
    const told = entry.never !== undefined || (formOf(entry.message).test(message) && plain(entry.fix) === fix);
    return remark === shouldRemark && told
      ? []
      : [`${code} (${remark}): ${message} | ${fix} — engine: ${entry.message} | ${entry.fix}`];
  });
  expect(wrong).toEqual([]);
});

/** The lines of a rule around an example, by the symbol at its start. */
const around: Readonly<Record<string, (example: string) => string>> = {
  '#': (example) => `$ [dict(city)]\n$ hi\n${example}`,
  $: (example) => `${example}\n# Hi.`,
  '+': (example) => `${example}\n$ hi\n# Hi.`,
  '@': (example) => `$ hi\n${example}\n# Hi.`,
  '-': (example) => `${example}\n$ hi\n# Hi.`,
};

/** A base with the example in it; a line without a symbol belongs to the list of functions. */
function baseOf({ code, example }: Row): BaseSource {
  const rule = around[example.charAt(0)];
  const lines = rule === undefined ? '$ hi\n# Hi.' : rule(example);
  const body = code === 10606 ? lines.replace('$ [dict(city)]\n', '') : lines;
  return {
    ...pipFiles,
    rules: `BEGIN hello\n${body}\nEND\n`,
    ...(rule === undefined ? { functions: [example] } : {}),
    platform: true,
  };
}

test('each example of the tables gives its code and its message', () => {
  const rows = codeRows().filter(({ example, remark }) => example !== '' && remark !== 'not given');
  console.log(`${rows.length} examples compiled`);
  expect(rows.length).toBeGreaterThan(120);
  const wrong = rows.flatMap((row) => {
    const found = compile(baseOf(row)).diagnostics.map(({ code, message }) => `${code} ${plain(message)}`);
    return found.includes(`${row.code} ${plain(row.message)}`) ? [] : [`${row.example}: ${found.join(', ')}`];
  });
  expect(wrong).toEqual([]);
});
