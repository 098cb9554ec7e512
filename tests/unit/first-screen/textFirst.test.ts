import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { textFirst } from '../../../plugins/bundle/first-screen/textFirst';

const face = (file: string) =>
  `@font-face{font-family:"A b";font-weight:400 700;src:url(${file})format("woff2");unicode-range:U+20-7E,U+A0}`;
const files: Record<string, string> = {
  '/a.css': `${face('/f.woff2')}${face('/g.woff2')}p{content:"$&"}`,
  '/b.css': 'p{top:0}',
  '/f.woff2': 'font',
};
const fileAt = (address: string) => Buffer.from(files[address] ?? '');

const page =
  '<html><head><link rel=icon href=/i.svg /><link rel=stylesheet href=/a.css /><link rel="stylesheet" href="/b.css">' +
  '<script src=/1.js defer></script></head><body><p>Text</p></body>';

/** What a script of a page calls, in place of a browser's. */
function fontsMadeBy(script: string): unknown[][] {
  const made: unknown[][] = [];
  class FontFace {
    constructor(...given: [string, Uint8Array, object]) {
      const [family, bytes, descriptors] = given;
      made.push([family, Buffer.from(bytes).toString(), { ...descriptors }]);
    }
  }
  runInNewContext(script, { FontFace, atob, document: { fonts: new Set() } });
  return made;
}

test('a page carries its sheets in their order, by their names, after its first font', () => {
  const [before, script = '', after] = textFirst(page, fileAt, 'index.html').split(/<script>(.*?)<\/script>/s);
  expect(before).toBe('<html><head><link rel=icon href=/i.svg />');
  expect(fontsMadeBy(script)).toEqual([['A b', 'font', { weight: '400 700', unicodeRange: 'U+20-7E,U+A0' }]]);
  expect(after).toBe(
    `<noscript><style>${face('/f.woff2')}</style></noscript>` +
      `<style data-href="/a.css">${face('/g.woff2')}p{content:"$&"}</style><style data-href="/b.css">p{top:0}</style>` +
      '<script src=/1.js defer></script></head><body><p>Text</p></body>',
  );
});

test('a page without a sheet is refused', () => {
  expect(() => textFirst(page.replaceAll('stylesheet', 'x'), fileAt, 'a.html')).toThrow('a.html names no style sheet.');
});

test.each([
  ['that would end its own element', `${face('/f.woff2')}p{content:"</style>"}`, '/a.css contains "</style"'],
  ['without a font', '@font-face{src:local("Arial")}', 'names no font file.'],
])('a sheet %s is refused', (_name, css, message) => {
  expect(() => textFirst(page, () => Buffer.from(css), 'a.html')).toThrow(message);
});
