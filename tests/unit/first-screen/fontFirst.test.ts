import { expect, test } from 'vitest';
import { firstFont, fontFirst } from '../../../plugins/bundle/first-screen/fontFirst';

const page =
  '<html><head><link rel=icon href=/i.svg /><link rel=stylesheet href=/a.css /><link rel="stylesheet" href="/b.css"></head>';

test('the font that the first sheet names is asked for before the sheets', () => {
  const fonts: Record<string, string> = { '/a.css': '/f.woff2' };
  expect(fontFirst(page, (sheet) => fonts[sheet] ?? '', 'index.html')).toBe(
    page.replace(
      '<link rel=stylesheet',
      '<link rel="preload" as="font" type="font/woff2" href="/f.woff2" crossorigin><link rel=stylesheet',
    ),
  );
});

test('a page without a sheet is refused', () => {
  expect(() => fontFirst(page.replaceAll('stylesheet', 'x'), () => '/f.woff2', 'a.html')).toThrow(
    'a.html names no style sheet.',
  );
});

test('the first font file is the one that every page asks for', () => {
  const face = (file: string) => `@font-face{font-family:A;src:url(${file})format("woff2")}`;
  expect(firstFont(face('/a.woff2') + face('/b.woff2'))).toBe('/a.woff2');
  expect(() => firstFont('@font-face{src:local("Arial")}')).toThrow('names no font file.');
});
