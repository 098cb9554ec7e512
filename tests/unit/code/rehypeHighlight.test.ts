import type { Element, Root } from 'hast';
import { describe, expect, test } from 'vitest';
import { codeHtml } from '../../../plugins/transforms/rehype/codeHtml';
import { codeLanguages } from '../../../plugins/transforms/rehype/codeLanguages';
import { readCodeMeta } from '../../../plugins/transforms/rehype/codeMeta';
import rehypeHighlight from '../../../plugins/transforms/rehype/rehypeHighlight';

const plain = { marked: new Set<number>(), firstNumber: undefined };
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function highlighted(language: string, text: string, metastring?: string): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${language}`], ...(metastring === undefined ? {} : { metastring }) },
    children: [{ type: 'text', value: `${text}\n` }],
    position: { start: { line: 12, column: 1 }, end: { line: 14, column: 4 } },
  };
  const tree: Root = {
    type: 'root',
    children: [{ type: 'element', tagName: 'pre', properties: {}, children: [code] }],
  };
  rehypeHighlight()(tree, { path: 'docs/x.mdx' } as Parameters<ReturnType<typeof rehypeHighlight>>[1]);
  return code;
}

describe('code is coloured while building', () => {
  const samples: [language: string, code: string, html: string][] = [
    ['json', '{"n": 12}', '<span class="token name">"n"</span>'],
    ['bash', 'echo "a" # b', '<span class="token comment"># b</span>'],
    ['http', 'POST /api HTTP/1.1', '<span class="token keyword">POST</span>'],
    ['js', 'const a = 1', '<span class="token keyword">const</span>'],
    ['ts', 'let a: string', '<span class="token keyword">let</span>'],
    ['python', 'def a(): pass', '<span class="token keyword">def</span>'],
    ['xml', '<speak/>', '<span class="token keyword">&lt;speak/&gt;</span>'],
    ['html', '<p id="a">', '<span class="token name">id</span>'],
    ['yaml', 'a: 1 # b', '<span class="token name">a</span>'],
    ['dl', '$ * [dict(city)]', '<span class="token name">city</span>'],
    ['css', '.a { color: red }', '<span class="token name">.a</span>'],
  ];
  test.each(samples)('%s', (language, code, html) => {
    expect(codeHtml(code, language, plain)).toContain(html);
  });

  test.each(['text', 'dl-base', 'dialog'])('%s is printed plain', (language) => {
    expect(codeHtml('$ * "a" 1 <b>', language, plain)).toBe('$ * "a" 1 &lt;b&gt;');
  });

  test('the text of the result is the code, in every language, with marks and numbers too', () => {
    const code = 'a: "<b>" & 1\n\n  # c {d: [1, true]}\nend';
    expect(codeLanguages.length).toBeGreaterThan(10);
    for (const language of codeLanguages) {
      expect(textOf(codeHtml(code, language, plain)), language).toBe(code);
      expect(textOf(codeHtml(code, language, { marked: new Set([2]), firstNumber: 1 })), language).toBe(code);
    }
  });

  test('what is wrong is underlined, across pieces, lines and marks', () => {
    const code = '{"a": 1,\n"b": x}';
    const html = codeHtml(code, 'json', { marked: new Set([2]), firstNumber: undefined }, [{ from: 2, to: 12 }]);
    expect(textOf(html)).toBe(code);
    expect(html).toContain(
      '<span class="token name">"</span><span class="code-wrong"><span class="token name">a"</span></span>',
    );
    expect(html).toContain(
      '<mark class="code-line"><span class="code-wrong"><span class="token name">"b"</span></span>:',
    );
    expect(codeHtml(code, 'json', plain, [])).not.toContain('code-wrong');
  });

  test('Russian words are said to be Russian, with the stress marks of SSML', () => {
    const code = '$ * {my parcel/моя посыл~} *\n<s>На ячейке замо+к.</s>';
    const html = codeHtml(code, 'dl', plain);
    expect(html.match(/<span lang="ru">.*?<\/span>/g)).toEqual([
      '<span lang="ru">моя посыл</span>',
      '<span lang="ru">На ячейке замо+к</span>',
    ]);
    expect(textOf(html)).toBe(code);
  });

  test('marked lines are marks', () => {
    expect(codeHtml('a\nb\nc', 'text', { marked: new Set([2]), firstNumber: undefined })).toBe(
      '<span class="code-line">a\n</span><mark class="code-line">b\n</mark><span class="code-line">c</span>',
    );
  });
});

describe('what stands after the language', () => {
  test('title, lines, numbers and wrap in any order', () => {
    const place = { file: 'docs/x.mdx', line: 1 };
    expect(readCodeMeta('js', ' {1,3-4} title="A \'b\'" showLineNumbers=5 wrap', 'a\nb\nc\nd', place)).toEqual({
      title: "A 'b'",
      marked: new Set([1, 3, 4]),
      firstNumber: 5,
      wrap: true,
    });
  });

  test('the element keeps its language and gets title and colours', () => {
    const { properties, children } = highlighted('json', '1', 'title="One"');
    expect(properties).toEqual({
      className: ['language-json'],
      html: '<span class="token number">1</span>',
      title: 'One',
    });
    expect(children).toEqual([]);
  });

  test.each([
    [
      'an unknown language',
      'jsno',
      '1',
      undefined,
      'docs/x.mdx:12: the fence names the language "jsno", which is not known. Fix: write "js" or "json" or "jsx"',
    ],
    [
      'an unknown word',
      'json',
      '1',
      'tilte="One"',
      'docs/x.mdx:12: the fence has "tilte="One"" after its language. Fix: write title=',
    ],
    [
      'a line that is not there',
      'json',
      '1',
      '{1-2}',
      'docs/x.mdx:12: the fence marks the lines {1-2}, but "1-2" is not one of its 1 lines. Fix: ',
    ],
  ])('%s fails the build', (_name, language, code, meta, message) => {
    expect(() => highlighted(language, code, meta)).toThrow(message);
  });
});
