import type { Element, ElementContent } from 'hast';
import { classesOf, element, findAll, isElement, plainText } from '../elements';

const kindClass = /^theme-admonition-(\w+)$/;

function kindOf(node: Element): string | undefined {
  return classesOf(node)
    .map((name) => kindClass.exec(name)?.[1])
    .find((kind) => kind !== undefined);
}

/** The box itself has a heading and a content; the heading repeats the kind unless the writer gave one. */
function quote(box: Element, kind: string): ElementContent[] {
  const name = kind[0]?.toUpperCase() + kind.slice(1);
  const parts = box.children.filter((child) => isElement(child));
  const heading = parts.length > 1 ? parts[0] : undefined;
  const content = box.children.filter((child) => child !== heading);
  const title = heading ? plainText(heading) : '';
  const label = title === '' || title.toLowerCase() === kind ? name : `${name}: ${title}`;
  return [element('p', [element('strong', [label])]), ...content];
}

/** Boxes become block quotes that start with their kind. */
export function admonitions(content: Element): void {
  for (const box of findAll(content, (node) => kindOf(node) !== undefined)) {
    box.children = quote(box, kindOf(box) as string);
    box.tagName = 'blockquote';
    box.properties = {};
  }
}
