import type { PhrasingContent, RootContent, TableRow } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const isBlock = (node: RootContent): boolean => ['paragraph', 'list', 'table'].includes(node.type);

const inside = (nodes: RootContent[]): string => nodes.map(nodeHtml).join('');

function rowHtml({ children }: TableRow, index: number): string {
  const [open, close] = index === 0 ? ['<th scope="col">', '</th>'] : ['<td>', '</td>'];
  return `<tr>${children.map((cell) => `${open}${inside(cell.children)}${close}`).join('')}</tr>`;
}

function nodeHtml(node: RootContent): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.value);
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'strong':
      return `<strong>${inside(node.children)}</strong>`;
    case 'emphasis':
      return `<em>${inside(node.children)}</em>`;
    case 'link':
      return `<a href="${escapeHtml(node.url)}">${inside(node.children)}</a>`;
    case 'paragraph':
      return `<p>${inside(node.children)}</p>`;
    case 'list':
      return node.ordered ? `<ol>${inside(node.children)}</ol>` : `<ul>${inside(node.children)}</ul>`;
    case 'listItem':
      // A tight list: its items have one paragraph each.
      return `<li>${node.children.map((child) => inside('children' in child ? (child.children as RootContent[]) : [child])).join('')}</li>`;
    case 'table': {
      const [head, ...body] = node.children.map(rowHtml);
      return `<table><thead>${head}</thead><tbody>${body.join('')}</tbody></table>`;
    }
    default:
      throw new Error(
        `"${node.type}" is not a kind of text that an API reference can show. Fix: write it with paragraphs, lists, tables, links, bold and code.`,
      );
  }
}

const parse = (markdown: string): RootContent[] => unified().use(remarkParse).use(remarkGfm).parse(markdown).children;

/**
 * @param markdown paragraphs, lists and tables
 * @returns the text as HTML
 * @throws Error when the text contains another form of Markdown
 */
export const blockHtml = (markdown: string): string => inside(parse(markdown));

/** The same for a text of one paragraph, without the paragraph around it. */
export function lineHtml(markdown: string): string {
  const [first, ...rest] = parse(markdown);
  if (first === undefined) {
    return '';
  }
  return first.type === 'paragraph' && rest.length === 0
    ? inside(first.children as PhrasingContent[])
    : inside([first, ...rest].filter(isBlock));
}
