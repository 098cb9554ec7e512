import type { Element, ElementContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element, findAll, isElement, plainText } from '../elements';

const separators: Readonly<Record<string, string>> = {
  br: ' ',
  p: ' ',
  div: ' ',
  dt: '; ',
  dd: ': ',
  li: '; ',
  tr: '; ',
};

/** A cell of a Markdown table is one line, so the parts of a cell are joined with a separator. */
function oneLine(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child, index): ElementContent[] => {
    if (child.type !== 'element') {
      return [child];
    }
    if (child.tagName === 'pre') {
      return [element('code', [plainText(child)])];
    }
    const isFirst = !children.slice(0, index).some((before) => isElement(before) || plainText(before) !== '');
    const separator = separators[child.tagName];
    if (separator === undefined && !['ul', 'ol', 'dl'].includes(child.tagName)) {
      return [{ ...child, children: oneLine(child.children) }];
    }
    return [{ type: 'text', value: isFirst ? '' : (separator ?? ' ') }, ...oneLine(child.children)];
  });
}

const isTable = (node: Element): boolean => node.tagName === 'table';

/** The rows of a table without its head, and without those of tables inside it. */
const rowsOf = (table: Element): Element[] =>
  table.children.flatMap((part) => {
    if (!isElement(part) || part.tagName === 'thead') {
      return [];
    }
    return part.tagName === 'tr' ? [part] : part.children.filter((row) => isElement(row, 'tr'));
  });

/** Takes the outermost tables out of a node and returns them. */
function takeTables(node: Element): Element[] {
  const taken = node.children.filter((child) => isElement(child, 'table')) as Element[];
  node.children = node.children.filter((child) => !isElement(child, 'table'));
  return [...taken, ...node.children.flatMap((child) => (isElement(child) ? takeTables(child) : []))];
}

/** A row becomes an item with its cells one after the other. A table in a row belongs to the row before it. */
function listOf(table: Element): Element {
  const list = element('ul', []);
  for (const row of rowsOf(table)) {
    const inner = takeTables(row).map(listOf);
    const cells = row.children.filter((cell) => isElement(cell, 'td', 'th') && plainText(cell) !== '') as Element[];
    const words = cells.flatMap((cell, index): ElementContent[] => [
      ...(index === 0 ? [] : [{ type: 'text' as const, value: ': ' }]),
      ...oneLine(cell.children),
    ]);
    const before = list.children.at(-1);
    if (words.length > 0 || !isElement(before)) {
      list.children.push(element('li', [...words, ...inner]));
    } else {
      before.children.push(...inner);
    }
  }
  return list;
}

/**
 * Cells become one line each, and the caption of a table a paragraph before it. A table that contains another one
 * becomes a list, because a Markdown table cannot.
 */
export function tables(content: Element): void {
  const isInside = new Set(findAll(content, isTable).flatMap((table) => findAll(table, isTable)));
  const outer = findAll(content, (node) => isTable(node) && !isInside.has(node) && findAll(node, isTable).length > 0);
  for (const table of outer) {
    const caption = table.children.filter((child) => isElement(child, 'caption'));
    table.children = [element('p', caption.map(plainText)), listOf(table)];
    table.tagName = 'div';
  }
  for (const cell of findAll(content, (node) => isElement(node, 'td', 'th'))) {
    cell.children = oneLine(cell.children);
  }
  visit(content, 'element', (table, index, parent) => {
    const caption = table.children.find((child) => isElement(child, 'caption'));
    if (table.tagName === 'table' && caption && parent && index !== undefined) {
      table.children = table.children.filter((child) => child !== caption);
      parent.children.splice(index, 0, element('p', [plainText(caption)]));
      return [SKIP, index + 2];
    }
    return undefined;
  });
}
