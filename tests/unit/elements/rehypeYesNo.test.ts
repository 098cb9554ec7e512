import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { describe, expect, test } from 'vitest';
import rehypeYesNo from '../../../plugins/transforms/rehype/rehypeYesNo';

function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row, index) =>
    h(
      'tr',
      row.map((text) => h(index === 0 ? 'th' : 'td', text)),
    ),
  );
  const tree: Root = { type: 'root', children: [h('table', [h('thead', cells[0]), h('tbody', cells.slice(1))])] };
  rehypeYesNo()(tree);
  return toHtml(tree);
}

describe('signs for "yes" and "no"', () => {
  test('a column of nothing else gets them, and keeps the words', () => {
    const html = table([
      ['Right', 'Editor'],
      ['Train', 'yes'],
      ['Export', 'no'],
    ]);
    expect(html).toContain('<td>Train</td><td><span class="dos-yes">yes</span></td>');
    expect(html).toContain('<td><span class="dos-no">no</span></td>');
  });

  test('a column with other answers keeps its words alone, and so does a table of one row', () => {
    expect(
      table([
        ['Right', 'Editor'],
        ['Train', 'yes'],
        ['Export', 'yes, once'],
      ]),
    ).not.toContain('dos-yes');
    expect(
      table([
        ['Right', 'Editor'],
        ['Train', 'yes'],
      ]),
    ).not.toContain('dos-yes');
  });
});
