import { goneButNamed, withoutUnused } from '@site/plugins/bundle/unused-styles/withoutUnused';
import { expect, test } from 'vitest';

const one = (css: string, script = '') => withoutUnused([css], [script]).sheets[0];

/** Makes the sheet one of which something goes, so that it is written anew. */
const dead = '.pills--block{gap:0}';

test.each<[what: string, css: string, script: string]>([
  ['a variant that a script names', '.button--link{color:red}', 'class:"button button--link"'],
  ['a part that a script names', '.card__body{color:red}', '"card__body " + x'],
  ['a variant that a script puts together', '.button--link{color:red}', '"button--"+kind'],
  ['a class without a part', '.pills{color:red}', ''],
  ['a rule that one used class is enough for', '.card__body,.card__foot{color:red}', '"card__foot"'],
  ['what is right where a variant is not', '.card:not(.card--full){color:red}', ''],
  ['a property that another rule refers to', ':root{--a:red}p{color:var(--a)}', ''],
  ['a property that a transition names', ':root{--a:red}p{transition:--a 1s}', ''],
  ['a property that a script reads', ':root{--a:red}', 'getPropertyValue("--a")'],
  ['a property whose name a script puts together', ':root{--col-1:red}', '"var(--col-" + n'],
  ['an element', 'p{color:red}', ''],
  ['a rule beside one that an older browser does not know', 'p{color:red}p:has(b){color:red}', ''],
])('%s stays', (_what, css, script) => {
  expect(one(css + dead, script)).toBe(css);
});

test.each<[what: string, css: string, left: string]>([
  ['a variant that no script names', 'p{color:red}.button--link{color:red}', 'p{color:red}'],
  ['a part inside a used class', '.card .card__body{color:red}', ''],
  ['a rule of which every class is unused', '.a--b,.a--c{color:red}', ''],
  [
    'a rule in a layer and a query',
    '@layer x{@media print{.a--b{color:red}p{color:red}}}',
    '@layer x{@media print{p{color:red}}}',
  ],
])('%s goes', (_what, css, left) => {
  expect(one(css)).toBe(left);
});

test('properties go that only a removed rule or a removed property refers to', () => {
  const css = ':root{--a:red;--b:var(--a);--c:red}.card--full{color:var(--b)}p{color:var(--c)}';
  expect(one(css)).toBe(':root{--c:red}p{color:var(--c)}');
});

test('a longer name does not stand for a shorter one', () => {
  expect(one(`.button--link{color:red}${dead}`, '"button--link-wide"')).toBe('');
  expect(one(`:root{--a:red}p{color:var(--a-wide)}${dead}`)).toBe('p{color:var(--a-wide)}');
});

test('a property of one sheet may be used by another, and the sheets stay in order', () => {
  const sheets = [`:root{--a:red;--b:red}${dead}`, 'p{color:var(--a)}'];
  expect(withoutUnused(sheets, []).sheets).toEqual([':root{--a:red}', 'p{color:var(--a)}']);
});

test('a form with a prefix stands once, however often the sheet was lowered', () => {
  const mask = '-webkit-mask:var(--sign)';
  const css = `.a{color:red;${mask};${mask};${mask};mask:var(--sign)}.b{${mask};-webkit-mask:none}:root{--sign:url("data:,;x;x")}`;
  expect(one(css)).toBe(
    `.a{color:red;${mask};mask:var(--sign)}.b{${mask};-webkit-mask:none}:root{--sign:url("data:,;x;x")}`,
  );
});

test('sheets of which everything is used are the same', () => {
  const sheets = ['p { color: red }'];
  expect(withoutUnused(sheets, [])).toEqual({ sheets, gone: new Set() });
});

test('a page that names what is gone is found, whether in a class or in a script of its own', () => {
  const { gone } = withoutUnused(['.note--first{color:red}:root{--a:red}.note{color:red}'], []);
  expect(gone).toEqual(new Set(['note--first', '--a']));
  expect(goneButNamed('<p class="note note--second">', gone)).toEqual([]);
  expect(goneButNamed('<script>e.className="note note--first"</script><p class=note--first>', gone)).toEqual([
    'note--first',
  ]);
  expect(goneButNamed('<p style="color:var(--a)">', gone)).toEqual(['--a']);
});
