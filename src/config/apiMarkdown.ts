import type { Element, ElementContent, Text } from 'hast';
import { classesOf, element, findAll, isElement, plainText } from '../../plugins/page-markdown/elements';
import { capitalised } from '../data/capitalised';

/** @returns the language of the fence: of the samples the page has curl, and of the examples nearly all are JSON */
function languageOf(label: string, code: string): string {
  if (label === 'curl') return 'bash';
  try {
    JSON.parse(code);
    return 'json';
  } catch {
    return 'text';
  }
}

const text = (value: string): Text => ({ type: 'text', value });

const has = (name: string) => (node: Element) => classesOf(node).includes(name);

/** Takes out what the page tells screen readers only and what can only be pressed, except for the heads of tables. */
function takeUnseen(node: Element): void {
  node.children = node.children.filter(
    (child) => !isElement(child) || !(has('dos-unseen')(child) || has('api-copy')(child)),
  );
  for (const child of node.children) {
    if (isElement(child) && child.tagName !== 'thead') takeUnseen(child);
  }
}

/** Takes out the summary of a fold whose list follows its field, and the link of a field to itself. */
function takeDoubles(node: Element): void {
  node.children = node.children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) {
      return [child];
    }
    const isField = node.tagName === 'th' && child.tagName === 'a' && !has('api-status')(child);
    return isField ? child.children : child.tagName === 'summary' ? [] : [child];
  });
  for (const child of node.children) {
    if (isElement(child)) takeDoubles(child);
  }
}

/** The meaning of a Russian text is below it on the page. */
function partMeanings(content: Element): void {
  for (const parent of findAll(content, (node) => node.children.some((child) => isElement(child, 'code')))) {
    for (const child of parent.children) {
      if (isElement(child) && has('api-meaning')(child)) {
        child.children = [text(' ('), ...child.children, text(')')];
      }
    }
  }
}

/** A limit such as "at most 100 pairs", which has its own line on the page. */
const sentenceOf = ({ children: [first, ...rest] }: Element): ElementContent[] => [
  ...(first?.type === 'text' ? [text(capitalised(first.value)), ...rest] : first ? [first, ...rest] : []),
  text('.'),
];

/**
 * On the page, the name of a field, its type and whether it is required are below each other, and limits are below the
 * meaning.
 */
function partFields(node: Element): void {
  node.children = node.children.flatMap((child, index): ElementContent[] => {
    if (!isElement(child)) {
      return [child];
    }
    partFields(child);
    const next = node.children[index + 1];
    if (has('api-type')(child)) {
      return [text(' '), child, ...(isElement(next) ? [text(',')] : [])];
    }
    if (!has('api-limit')(child)) {
      return [child];
    }
    return child.tagName === 'a' ? [text(' Schema '), child, text('.')] : [text(' '), ...sentenceOf(child)];
  });
}

/** A sample has its language, and what it shows, before it. */
function nameCodes(content: Element): void {
  for (const code of findAll(content, has('api-code'))) {
    const [title] = findAll(code, has('api-bar__title'));
    for (const panel of findAll(code, has('api-panel'))) {
      const label = String(panel.properties['dataLabel'] ?? '');
      const name = title ? plainText(title) : '';
      const words = name.includes(label) ? name : [name, label].filter((part) => part !== '').join(': ');
      for (const pre of findAll(panel, (node) => isElement(node, 'pre'))) {
        pre.properties['className'] = [`language-${languageOf(label, plainText(pre))}`];
      }
      panel.children.unshift(element('p', [element('strong', [words])]));
    }
    code.children = code.children.filter((child) => !isElement(child) || !has('api-bar')(child));
  }
}

/** Gives the parts of an API reference the form in which their Markdown text can be read. */
export function apiMarkdown(content: Element): void {
  takeUnseen(content);
  const tables = findAll(content, has('api-fields'));
  const inside = new Set(tables.flatMap((table) => findAll(table, has('api-fields'))));
  for (const table of tables.filter((one) => !inside.has(one))) {
    takeDoubles(table);
    for (const status of findAll(table, (node) => isElement(node, 'th'))) {
      status.children = status.children.flatMap((child): ElementContent[] =>
        isElement(child, 'p') ? [child, text(' ')] : [child],
      );
    }
    partFields(table);
  }
  partMeanings(content);
  nameCodes(content);
}
