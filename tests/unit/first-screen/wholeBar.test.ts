import { expect, test } from 'vitest';
import { wholeBar } from '../../../plugins/bundle/first-screen/wholeBar';

const link = '<link rel="expect" href="#end-of-bar" blocking="render">';

test.each([
  [
    '<meta charset=UTF-8><div role=presentation class=navbar-sidebar__backdrop></div>',
    `<meta charset=UTF-8>${link}<div id="end-of-bar" role=presentation class=navbar-sidebar__backdrop></div>`,
  ],
  [
    '<meta charset="utf-8" /><div class="navbar-sidebar__backdrop other"></div>',
    `<meta charset="utf-8" />${link}<div id="end-of-bar" class="navbar-sidebar__backdrop other"></div>`,
  ],
])('%s waits for the end of its bar', (html, expected) => {
  expect(wholeBar(html, 'a.html')).toBe(expected);
});

test.each([
  ['<meta charset=UTF-8><nav class=navbar></nav>', 'a.html has no end of its bar.'],
  ['<div class=navbar-sidebar__backdrop></div>', 'a.html names no charset.'],
])('%s is refused', (html, message) => {
  expect(() => wholeBar(html, 'a.html')).toThrow(message);
});
