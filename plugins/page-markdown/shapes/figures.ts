import type { Element, ElementContent } from 'hast';
import { element, findAll, isElement, plainText } from '../elements';

/** @returns the text alternative of a drawing: its title and description, or its label */
function alternativeOf(drawing: Element): string {
  const parts = drawing.children.filter((child) => isElement(child, 'title', 'desc')).map(plainText);
  const label = drawing.properties['ariaLabel'];
  return parts.length > 0 ? parts.join('. ') : typeof label === 'string' ? label : '';
}

function figureParts(figure: Element, label: string): ElementContent[] {
  const captions = findAll(figure, (node) => isElement(node, 'figcaption'));
  const drawings = findAll(figure, (node) => isElement(node, 'svg'));
  const alternatives = drawings.map(alternativeOf).filter((text) => text !== '');
  const words = captions.map(plainText);
  // The caption is now above the figure, however deep it was in it.
  for (const caption of captions) caption.children = [];
  return [
    ...words.map((text) => element('p', [element('em', [text])])),
    ...alternatives.map((text) => element('p', [`${label}: ${text}`])),
    // A table of the numbers, a legend or a picture stays; the drawings themselves go.
    ...figure.children,
  ];
}

function withoutDrawings(node: Element, inFigure: boolean): void {
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) {
      return [child];
    }
    if (child.tagName === 'svg') {
      const text = inFigure ? '' : alternativeOf(child);
      return text === '' ? [] : [{ type: 'text', value: `(${text})` }];
    }
    withoutDrawings(child, inFigure || child.tagName === 'figure');
    return [child];
  });
}

/** Figures become their caption, their alternative text and the table that belongs to them; drawings are removed. */
export function figures(content: Element, label: string): void {
  const all = findAll(content, (node) => isElement(node, 'figure'));
  const parts = all.map((figure) => figureParts(figure, label));
  all.forEach((figure, index) => {
    figure.children = parts[index] ?? [];
  });
  withoutDrawings(content, false);
  for (const figure of all) {
    figure.tagName = 'div';
  }
}
