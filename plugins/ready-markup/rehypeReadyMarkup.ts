import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readyText } from './readyText';

/** A list of posts shows several texts on one page, so an id tells the text and the place in it. */
function idsOf(file: VFile): () => string {
  const name = path.relative(file.cwd, file.path).split(path.sep).join('/');
  const prefix = createHash('sha256').update(name).digest('hex').slice(0, 4);
  let ordinal = 0;
  return () => {
    ordinal += 1;
    return `${prefix}${ordinal.toString(36)}`;
  };
}

/** Rows from which on a table weighs more as elements than its text does. */
const fewestRows = 5;

/** A link is a component of the site: it turns the page without loading it anew. */
const needsReact = (node: Nodes): boolean =>
  node.type.startsWith('mdx') || (node.type === 'element' && node.tagName === 'a');

function isStaticTable(element: Element): boolean {
  let rows = 0;
  let isPlain = true;
  visit(element, (node) => {
    rows += node.type === 'element' && node.tagName === 'tr' ? 1 : 0;
    isPlain &&= !needsReact(node);
  });
  return element.tagName === 'table' && isPlain && rows >= fewestRows;
}

/**
 * @returns an element that furniture has written as JSX (`<li className="…">`) as an element of HTML; undefined where it,
 *   or something in it, is a component or has a value in braces
 */
function asElement(node: Nodes): ElementContent | undefined {
  if (node.type === 'text') {
    return node;
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return node.type === 'element' && !needsReact(node) ? node : undefined;
  }
  const children = node.children.map(asElement);
  const values = node.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [attribute.name, attribute.value]
      : [],
  );
  const isPlain = values.every(({ length }) => length > 0) && children.every((child) => child !== undefined);
  return isPlain && node.name !== null && node.name !== 'a' && /^[a-z]/.test(node.name)
    ? { type: 'element', tagName: node.name, properties: Object.fromEntries(values), children }
    : undefined;
}

function markFigure({ attributes }: MdxJsxFlowElementHast, id: () => string): void {
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'svg' && typeof attribute.value === 'string') {
      attribute.value = readyText(id(), attribute.value);
    }
  }
}

/** Marks what the script of a page need not hold, because its HTML does: figures, dialogs, code and plain tables. */
export default function rehypeReadyMarkup() {
  return (tree: Root, file: VFile): void => {
    const id = idsOf(file);
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Figure') {
        markFigure(node, id);
        return undefined;
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'figure' && parent !== undefined && index !== undefined) {
        const dialog = asElement(node);
        if (dialog?.type === 'element') {
          dialog.properties['html'] = readyText(id(), toHtml(dialog.children));
          parent.children[index] = { ...dialog, children: [] };
          return SKIP;
        }
      }
      if (node.type !== 'element') {
        return undefined;
      }
      const { html } = node.properties;
      if (typeof html === 'string') {
        node.properties['html'] = readyText(id(), html);
      } else if (isStaticTable(node)) {
        node.properties['html'] = readyText(id(), toHtml(node.children));
        node.children = [];
        return SKIP;
      }
      return undefined;
    });
  };
}
