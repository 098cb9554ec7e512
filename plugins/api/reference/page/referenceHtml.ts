import type { List, ListItem, RootContent, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { type Inside, nodesHtml } from '../../../texts/textHtml';

function tableHtml({ children }: Table, inside: Inside): string {
  const [head, ...body] = children.map((row, index) => {
    const [open, close] = index === 0 ? ['<th scope="col">', '</th>'] : ['<td>', '</td>'];
    return `<tr>${row.children.map((cell) => `${open}${inside(cell.children)}${close}`).join('')}</tr>`;
  });
  return `<table><thead>${head}</thead><tbody>${body.join('')}</tbody></table>`;
}

function listHtml({ ordered, start, children }: List, inside: Inside): string {
  const first = start == null || start === 1 ? '' : ` start="${start}"`;
  return ordered ? `<ol${first}>${inside(children)}</ol>` : `<ul>${inside(children)}</ul>`;
}

/** The paragraph of an item that has only one is written without the element, as in a tight list. */
function itemHtml({ children }: ListItem, inside: Inside): string {
  const isTight = children.filter(({ type }) => type === 'paragraph').length === 1;
  const parts = children.map((child) => inside(isTight && child.type === 'paragraph' ? child.children : [child]));
  return `<li>${parts.join('')}</li>`;
}

function blockOfReference(node: RootContent, inside: Inside): string {
  switch (node.type) {
    case 'list':
      return listHtml(node, inside);
    case 'listItem':
      return itemHtml(node, inside);
    case 'table':
      return tableHtml(node, inside);
    default:
      throw new Error(
        `"${node.type}" is not a kind of text that an API reference can show. Fix: write it with paragraphs, lists, tables, links, bold and code.`,
      );
  }
}

const referenceHtml: Inside = (nodes) => nodesHtml(nodes, { hrefOf: (url) => url, other: blockOfReference });

const parse = (markdown: string): RootContent[] => unified().use(remarkParse).use(remarkGfm).parse(markdown).children;

/**
 * @param markdown paragraphs, lists and tables
 * @returns the text as HTML
 * @throws Error when the text contains another form of Markdown
 */
export const blockHtml = (markdown: string): string => referenceHtml(parse(markdown));

/** The same, but a text of one paragraph has no paragraph around it. */
export function lineHtml(markdown: string): string {
  const nodes = parse(markdown);
  const [first] = nodes;
  return referenceHtml(nodes.length === 1 && first?.type === 'paragraph' ? first.children : nodes);
}
