import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
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
function needsReact(node: Element | MdxJsxFlowElementHast | MdxJsxTextElementHast): boolean {
  const name = node.type === 'element' ? node.tagName : (node.name ?? '');
  return name === 'a' || !/^[a-z]/.test(name);
}

function hasManyRows(table: Element): boolean {
  let rows = 0;
  visit(table, 'element', ({ tagName }) => {
    rows += tagName === 'tr' ? 1 : 0;
  });
  return rows >= fewestRows;
}

/** @returns names and values of an element that is written as JSX; undefined where a value stands in braces */
function propertiesOf({
  attributes,
}: MdxJsxFlowElementHast | MdxJsxTextElementHast): Element['properties'] | undefined {
  const values = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value] as const]
      : [],
  );
  return values.length === attributes.length ? Object.fromEntries(values) : undefined;
}

/**
 * @returns an element as HTML, also where furniture has written it, or something in it, as JSX (`<li className="…">`);
 *   undefined where it holds a component or a value in braces
 */
function asElement(node: Nodes): ElementContent | undefined {
  if (node.type === 'text') {
    return node;
  }
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  if ((!isJsx && node.type !== 'element') || needsReact(node)) {
    return undefined;
  }
  const properties = isJsx ? propertiesOf(node) : node.properties;
  const children = node.children.flatMap((child) => asElement(child) ?? []);
  const tagName = isJsx ? (node.name ?? '') : node.tagName;
  return properties && children.length === node.children.length
    ? { type: 'element', tagName, properties, children }
    : undefined;
}

function markFigure({ attributes }: MdxJsxFlowElementHast, id: () => string): void {
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'svg' && typeof attribute.value === 'string') {
      attribute.value = readyText(id(), attribute.value);
    }
  }
}

/** Marks what the script of a page need not hold, because its HTML does: figures, dialogs, code, plain tables, lists of changes. */
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
        return undefined;
      }
      const table = node.tagName === 'table' && hasManyRows(node) ? asElement(node) : undefined;
      if (table?.type === 'element') {
        node.properties['html'] = readyText(id(), toHtml(table.children));
        node.children = [];
        return SKIP;
      }
      return undefined;
    });
  };
}
