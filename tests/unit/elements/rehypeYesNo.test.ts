import type { Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import rehypeYesNo from '../../../plugins/transforms/rehype/rehypeYesNo';

/** @returns the signs that the cells of a table get, each with its words */
function signsIn(rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((row, index) =>
    h(
      'tr',
      row.map((text) => h(index === 0 ? 'th' : 'td', text)),
    ),
  );
  const tree: Root = { type: 'root', children: [h('table', [h('thead', cells[0]), h('tbody', cells.slice(1))])] };
  rehypeYesNo()(tree);
  const signs: string[] = [];
  visit(tree, 'element', ({ tagName, properties, children: [words] }) => {
    if (tagName === 'span')
      signs.push(`${String(properties['className'])}: ${words?.type === 'text' ? words.value : ''}`);
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
});
