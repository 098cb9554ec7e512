import { expect, test } from 'vitest';
import { firstFont, textFirst } from '../../../plugins/bundle/first-screen/textFirst';

const face = (file: string) => `@font-face{font-family:A;src:url(${file})format("woff2")}`;
const sheets: Record<string, string> = { '/a.css': `${face('/f.woff2')}p{content:"$&"}`, '/b.css': 'p{top:0}' };
const cssAt = (address: string) => sheets[address] ?? '';

const page =
  '<html><head><link rel=icon href=/i.svg /><link rel=stylesheet href=/a.css /><link rel="stylesheet" href="/b.css">' +
  '<script src=/1.js defer></script></head><body><p>Text</p></body>';

test('a page carries its sheets in their order, by their names, after the address of its font', () => {
  expect(textFirst(page, cssAt, 'index.html')).toBe(
    '<html><head><link rel=icon href=/i.svg />' +
      '<link rel="preload" as="font" type="font/woff2" href="/f.woff2" crossorigin>' +
      `<style data-href="/a.css">${sheets['/a.css']}</style><style data-href="/b.css">p{top:0}</style>` +
      '<script src=/1.js defer></script></head><body><p>Text</p></body>',
  );
});

test('a page without a sheet is refused', () => {
  expect(() => textFirst(page.replaceAll('stylesheet', 'x'), cssAt, 'a.html')).toThrow('a.html names no style sheet.');
});

test('a sheet that would end its own element is refused', () => {
  const css = `${face('/f.woff2')}p{content:"</style>"}`;
  expect(() => textFirst(page, () => css, 'a.html')).toThrow('/a.css contains "</style"');
});

test('the first font file is the one that every page asks for', () => {
  expect(firstFont(face('/a.woff2') + face('/b.woff2'))).toBe('/a.woff2');
  expect(() => firstFont('@font-face{src:local("Arial")}')).toThrow('names no font file.');
});
