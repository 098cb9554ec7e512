import { createRequire } from 'node:module';
import type { Element, Root } from 'hast';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { readReadyText, readyText } from '../../../plugins/ready-markup/readyText';
import rehypeReadyMarkup from '../../../plugins/ready-markup/rehypeReadyMarkup';

const withoutMarkup: (source: string) => string = createRequire(import.meta.url)(
  '../../../plugins/ready-markup/withoutMarkup.cjs',
);

const element = (tagName: string, children: Element['children'] = [], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const said = (value: string) => ({ type: 'text' as const, value });
const table = (rows: number, cell: Element['children'] = [said('a < b')]) =>
  element('table', [
    element(
      'tbody',
      Array.from({ length: rows }, () => element('tr', [element('td', cell)])),
    ),
  ]);

function run(...children: Root['children']): Root['children'] {
  const tree: Root = { type: 'root', children };
  rehypeReadyMarkup()(tree, new VFile({ path: 'docs/page.mdx', cwd: '.' }));
  return tree.children;
}

const htmlOf = (node: Root['children'][number] | undefined) =>
  node?.type === 'element' ? String(node.properties['html'] ?? '') : '';

describe('ready markup', () => {
  test('a large plain table becomes one text, with an id of the page and of the place', () => {
    const [first, second] = run(table(5), table(6));
    const [one, two] = [readReadyText(htmlOf(first)), readReadyText(htmlOf(second))];
    expect(one.markup).toBe(`<tbody>${'<tr><td>a &#x3C; b</td></tr>'.repeat(5)}</tbody>`);
    expect(one.id).toMatch(/^\w{4}1$/);
    expect(two.id).toBe(`${one.id?.slice(0, 4)}2`);
  });

  test('a small table, and one with a link or a component, stay elements', () => {
    const component = { type: 'mdxJsxTextElement' as const, name: 'Term', attributes: [], children: [] };
    const nodes = run(table(4), table(9, [element('a', [said('x')])]), table(9, [component]));
    expect(nodes.map(htmlOf)).toEqual(['', '', '']);
  });

  test('coloured code in a cell, which is written as JSX, is text, too; a value in braces is not', () => {
    const code = (value: string | { type: 'mdxJsxAttributeValueExpression'; value: string }) => ({
      type: 'mdxJsxTextElement' as const,
      name: 'code',
      attributes: [{ type: 'mdxJsxAttribute' as const, name: 'className', value }],
      children: [element('span', [said('#')])],
    });
    const [coloured, computed] = run(
      table(5, [code('dos-dl')]),
      table(5, [code({ type: 'mdxJsxAttributeValueExpression', value: 'name' })]),
    );
    expect(readReadyText(htmlOf(coloured)).markup).toContain('<td><code class="dos-dl"><span>#</span></code></td>');
    expect(htmlOf(computed)).toBe('');
  });

  test('a dialog, which furniture writes as JSX, becomes one text, too', () => {
    const attribute = { type: 'mdxJsxAttribute' as const, name: 'className', value: 'dos-dialog' };
    const item = { type: 'mdxJsxFlowElement' as const, name: 'li', attributes: [attribute], children: [said('hi')] };
    const [dialog] = run({ type: 'mdxJsxFlowElement', name: 'figure', attributes: [attribute], children: [item] });
    expect(dialog).toMatchObject({ type: 'element', tagName: 'figure', properties: { className: 'dos-dialog' } });
    expect(readReadyText(htmlOf(dialog)).markup).toBe('<li class="dos-dialog">hi</li>');
  });

  test('the loader cuts the markup of every ready text and nothing else', () => {
    const text = readyText('ab12', '<b class="x">"quoted" \\ \'single\'</b>\n');
    const source = `f({html:${JSON.stringify(text)},title:"ready for use: <b>"}); g("other")`;
    expect(withoutMarkup(source)).toBe('f({html:"ready:ab12:",title:"ready for use: <b>"}); g("other")');
    expect(withoutMarkup("f({html:'ready:ab12:<b class=\"x\">it\\'s</b>'})")).toBe("f({html:'ready:ab12:'})");
  });

  test('a text without an id is markup as a whole', () => {
    expect(readReadyText('<b>ready:x:</b>')).toEqual({ id: undefined, markup: '<b>ready:x:</b>' });
  });
});
