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

/** A cell of a Markdown table holds one line: parts of a cell follow each other, with a mark between. */
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

/** Cells become one line each, and the caption of a table a paragraph before it. */
export function tables(content: Element): void {
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
