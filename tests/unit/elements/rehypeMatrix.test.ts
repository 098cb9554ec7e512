import type { Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import rehypeMatrix from '../../../plugins/transforms/rehype/rehypeMatrix';

/** @returns the signs that the cells of a table get, each with its words, and the headers of its rows */
function signsIn(rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((row, index) =>
    h(
      'tr',
      row.map((text) => h(index === 0 ? 'th' : 'td', text)),
    ),
  );
  const tree: Root = { type: 'root', children: [h('table', [h('thead', cells[0]), h('tbody', cells.slice(1))])] };
  rehypeMatrix()(tree);
  const signs: string[] = [];
  visit(tree, 'element', ({ properties, children: [words] }) => {
    const sign = properties['className'] ?? properties['scope'];
    if (sign) signs.push(`${String(sign)}: ${words?.type === 'text' ? words.value : ''}`);
  });
  return signs;
}

describe('signs for "yes" and "no"', () => {
  test('a column of nothing else gets them, and keeps the words', () => {
    const rows = [
      ['Right', 'Editor'],
      ['Train', 'yes'],
      ['Export', 'no'],
    ];
    expect(signsIn(rows)).toEqual(['dos-yes: yes', 'dos-no: no']);
  });

  test('a column with other answers keeps its words alone, and so does a table of one row', () => {
    const head = ['Right', 'Editor'];
    expect(signsIn([head, ['Train', 'yes'], ['Export', 'yes, once']])).toEqual([]);
    expect(signsIn([head, ['Train', 'yes']])).toEqual([]);
  });

  test('with several such columns or with seven of any kind, the name of each row is its header', () => {
    const rows = [
      ['Right', 'Editor', 'Viewer'],
      ['Train', 'yes', 'no'],
      ['See', 'yes', 'yes'],
    ];
    const signs = ['row: Train', 'dos-yes: yes', 'dos-no: no', 'row: See', 'dos-yes: yes', 'dos-yes: yes'];
    expect(signsIn(rows)).toEqual(signs);
    expect(signsIn(['ABCDEFG', '1234567'].map((row) => [...row]))).toEqual(['row: 1']);
    expect(signsIn(['ABCDEF', '123456'].map((row) => [...row]))).toEqual([]);
  });
});
