import { describe, expect, test } from 'vitest';
import { extractSections, tagOf } from '../../../plugins/search/server/extract';

const sectionsOf = (article: string, ignored: string[] = []) =>
  extractSections(`<nav>Menu</nav><main><article>${article}</article></main><footer>Foot</footer>`, 'Page', ignored);
const textOf = (article: string) => sectionsOf(article)[0]?.text;

describe('sections of a page', () => {
  test('one for each h1, h2 and h3, with its anchor', () => {
    const article =
      '<h1>Title</h1><p>a<h2 id=x>Two<a class=hash-link href=#x>#</a></h2><p>b<h3 id=y>Three</h3><p>c<h4 id=z>Four</h4><p>d';
    expect(sectionsOf(article).map(({ anchor, title, text }) => [anchor, title, text])).toEqual([
      [null, 'Title', 'a'],
      ['x', 'Two', 'b'],
      ['y', 'Three', 'c Four d'],
    ]);
  });

  test('text before the first heading belongs to the page', () => {
    expect(sectionsOf('<p>a</p><h1>T</h1><p>b')[0]).toMatchObject({ anchor: null, title: 'T', text: 'a b' });
  });

  test('a section without an anchor is joined with the one before', () => {
    expect(sectionsOf('<h1>T</h1><p>a<h2>No id</h2><p>b').map(({ text }) => text)).toEqual(['a No id b']);
  });

  test('a page without h1 has the given title; one without main has no section', () => {
    expect(sectionsOf('<p>a')[0]?.title).toBe('Page');
    expect(extractSections('<p>a', 'Page', [])).toEqual([]);
  });

  test('cyrillic anchors stay as they are', () => {
    expect(sectionsOf('<h2 id="импорт">I</h2>')[1]?.anchor).toBe('импорт');
  });
});

describe('text of a section', () => {
  test.each([
    ['a fold and a line break', '<details><summary>Groups</summary>Hidden<br>text</details>', 'Groups Hidden text'],
    ['cells without end tags', '<table><tr><th>A<th>B<tr><td>c<td>d</table>', 'A · B · c · d'],
    ['list items without end tags', '<ul><li>a<li>b</ul>', 'a · b'],
    ['list items that are sentences', '<ul><li>A b.</li> <li>c</li></ul><p>d', 'A b. c d'],
    ['tabs', '<ul role=tablist><li role=tab>Linux<li role=tab>Mac</ul><div role=tabpanel>x</div>', 'Linux · Mac x'],
    [
      'lines of code',
      '<pre><code><span class=token-line>$ a</span><span class=token-line># b</span></code></pre>',
      '$ a # b',
    ],
    ['colours inside a word of code', '<pre><code><span>[%</span><span>name</span>]</code></pre>', '[%name]'],
    ['bold inside a word', '<b>set</b>s', 'sets'],
    [
      'what a drawing says',
      '<svg><title>Flow</title><desc>From a to b</desc><text>zzz</text></svg>',
      'Flow From a to b',
    ],
    ['the text of a picture', '<img src=a.png alt="A screen">', 'A screen'],
    ['nothing of buttons and hidden things', '<button>Copy</button><i aria-hidden=true>x</i><p hidden>y</p>z', 'z'],
    ['no zero-width space', 'a\u200b b', 'a b'],
  ])('%s', (_name, article, expected) => {
    expect(textOf(article)).toBe(expected);
  });

  test('names are what stands in code, in bold, in heads of tables and in headings without an anchor, not in blocks of code and pictures', () => {
    const article =
      '<p>a <code>*</code> <b>Or</b> c</p><table><tr><th>Tag</table><h3>Four</h3><pre><code>else</code></pre><img alt=Screen>';
    expect(sectionsOf(article)[0]?.names).toBe('* Or Tag Four');
  });

  test('several words at the head of a table are no name', () => {
    const article = '<table><tr><th>What it does<th>Name</table>';
    expect(sectionsOf(article)[0]?.names).toBe('Name');
  });

  test('rows with an address have a name, their first cell', () => {
    const article = '<table><tr><th>Code<th>Fix<tr id=code-1><td>1 <td>a<tr><td>2<td>b</table><h2 id=x>X</h2><p>c';
    expect(sectionsOf(article).map(({ rows }) => rows)).toEqual([['1'], undefined]);
  });

  test('what the option ignores is left out', () => {
    expect(sectionsOf('<h2 id=see-also>See also</h2><p>links', ['#see-also ~ *'])[1]).toMatchObject({
      title: 'See also',
      text: '',
    });
  });
});

test.each([
  ['<meta name=docusaurus_tag content=docs-default-current />', 'docs-default-current'],
  ['<meta data-rh=true name="docusaurus_tag" content="default">', 'default'],
  ['<meta name=docsearch:docusaurus_tag content=x>', null],
])('the tag of a page: %s', (html, tag) => {
  expect(tagOf(html)).toBe(tag);
});
