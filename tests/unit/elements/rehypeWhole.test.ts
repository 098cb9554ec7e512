import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import rehypeWhole from '../../../plugins/transforms/rehype/rehypeWhole';

function after(...children: ElementContent[]): ElementContent[] {
  const tree: Root = { type: 'root', children };
  rehypeWhole()(tree);
  return tree.children as ElementContent[];
}

test.each(['--else', 'query--', 'X-Webhook-Key'])('%s stays on one line', (name) => {
  expect(after(h('p', h('code', name)))).toEqual([h('p', h('code', { className: 'dos-whole' }, name))]);
});

test.each(['that_anchor', 'two - words', '6f1d2a94-3c58-4b07-9e21-8a4c5d7f0b13'])('%s is left alone', (name) => {
  expect(after(h('code', name))).toEqual([h('code', name)]);
});

test.each(['10–600', '9:00–21:00', '000-00-00', '4.5 s', '1 KB–1 MB', '4–10 MB', 'U-202', 'e-mails'])(
  '%s stays on one line in a sentence',
  (word) => {
    const whole = h('span', { className: 'dos-whole' }, word);
    expect(after(h('p', `See ${word}, or ${word}.`))).toEqual([h('p', ['See ', whole, ', or ', whole, '.'])]);
  },
);

test.each(['24-hour', '1 second', 'built-in', 'Monday–Friday', 'U-x', 'code-mail'])('%s may be broken', (word) => {
  expect(after(h('p', word))).toEqual([h('p', word)]);
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
