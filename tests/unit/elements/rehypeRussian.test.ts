import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import rehypeRussian from '../../../plugins/transforms/rehype/rehypeRussian';

function after(...children: ElementContent[]): Root {
  const tree: Root = { type: 'root', children };
  rehypeRussian()(tree);
  return tree;
}

const inRussian = (words: string) => h('span', { lang: 'ru' }, words);

test.each([
  [
    'words in a sentence',
    h('p', 'A role (Russian: роль) and глобальный ответ.'),
    h('p', ['A role (Russian: ', inRussian('роль'), ') and ', inRussian('глобальный ответ'), '.']),
  ],
  ['code in one alphabet', h('p', h('code', 'з+амок')), h('p', h('code', { lang: 'ru' }, 'з+амок'))],
  ['code in two alphabets, which stays', h('p', h('code', 'да/yes')), h('p', h('code', 'да/yes'))],
  ['blocks of code, which stay', h('pre', h('code', 'да')), h('pre', h('code', 'да'))],
  ['what has a language, which stays', h('b', { lang: 'ru' }, 'да'), h('b', { lang: 'ru' }, 'да')],
])('%s', (_what, before, expected) => {
  expect(after(before).children).toEqual([expected]);
});

test('an element of MDX with a language stays', () => {
  const said: ElementContent = {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [{ type: 'mdxJsxAttribute', name: 'lang', value: 'ru' }],
    children: [{ type: 'text', value: 'да' }],
  };
  expect(after(structuredClone(said)).children).toEqual([said]);
});
