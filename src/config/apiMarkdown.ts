import type { Element, ElementContent, Text } from 'hast';
import { classesOf, element, findAll, isElement, plainText } from '../../plugins/page-markdown/elements';

/** Languages of fences by the labels of the samples; examples are JSON. */
const fences: Readonly<Record<string, string>> = { curl: 'bash', JavaScript: 'js', Python: 'python' };

const text = (value: string): Text => ({ type: 'text', value });

const has = (name: string) => (node: Element) => classesOf(node).includes(name);

/** Takes out what the page tells screen readers only, and the summary of a fold whose list follows its field. */
function takeDoubles(node: Element): void {
  node.children = node.children.filter(
    (child) => !isElement(child) || !(has('api-unseen')(child) || isElement(child, 'summary')),
  );
  for (const child of node.children) {
    if (isElement(child) && child.tagName !== 'thead') takeDoubles(child);
  }
}

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
    if (child.tagName === 'a') {
      return [text(' ('), child, text(')')];
    }
    return [text(' '), { ...child, children: [text('('), ...child.children, text(')')] }];
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
        pre.properties['className'] = [`language-${fences[label] ?? 'json'}`];
      }
      panel.children.unshift(element('p', [element('strong', [words])]));
    }
    code.children = code.children.filter((child) => !isElement(child) || !has('api-bar')(child));
  }
}

/** Gives the parts of an API reference the form in which their Markdown text can be read. */
export function apiMarkdown(content: Element): void {
  const tables = findAll(content, has('api-fields'));
  const inside = new Set(tables.flatMap((table) => findAll(table, has('api-fields'))));
  for (const table of tables.filter((one) => !inside.has(one))) {
    takeDoubles(table);
    partFields(table);
  }
  nameCodes(content);
}
