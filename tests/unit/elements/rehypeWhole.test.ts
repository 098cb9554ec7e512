import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import rehypeWholeCode from '../../../plugins/transforms/rehype/rehypeWholeCode';

function after(...children: ElementContent[]): ElementContent[] {
  const tree: Root = { type: 'root', children };
  rehypeWholeCode()(tree);
  return tree.children as ElementContent[];
}

test.each(['--else', 'query--', 'X-Webhook-Key'])('%s stays on one line', (name) => {
  expect(after(h('p', h('code', name)))).toEqual([h('p', h('code', { className: 'dos-whole' }, name))]);
});

test.each(['that_anchor', 'two - words', '6f1d2a94-3c58-4b07-9e21-8a4c5d7f0b13'])('%s is left alone', (name) => {
  expect(after(h('code', name))).toEqual([h('code', name)]);
});

test('a block of code is left alone', () => {
  expect(after(h('pre', h('code', '--else')))).toEqual([h('pre', h('code', '--else'))]);
});

test('coloured DL keeps its colours', () => {
  const coloured = (className: string): ElementContent => ({
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: className }],
    children: [h('span', { className: 'token keyword' }, '--else')],
  });
  expect(after(coloured('dos-dl'))).toEqual([coloured('dos-dl dos-whole')]);
});
