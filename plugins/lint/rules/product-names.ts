import type { Nodes } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as plainText } from 'mdast-util-to-string';
import { adviseNames } from '../../../src/data/nearNames';
import type { Document } from '../../texts/document';
import type { Fault } from '../../texts/finding';
import { visit } from '../../texts/visit';
import { productNames } from '../productNames';
import { proseIn } from '../prose';
import type { Rule } from '../rule';

type Name = { kind: 'label' | 'code' | 'key'; name: string; line: number };

const messageCode = /\bU-\d{3}\b/g;

function keysOf({ attributes }: MdxJsxTextElement): string[] {
  return attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' ? [attribute.value] : [],
  );
}

/** Bold type is for labels of the screen only (style, section 8), and a path of labels has arrows. */
function namesOf(node: Nodes): Omit<Name, 'line'>[] {
  if (node.type === 'strong' || (node.type === 'mdxJsxTextElement' && node.name === 'Ui')) {
    return plainText(node)
      .split(/\s+→\s+/)
      .map((name) => ({ kind: 'label', name: name.trim() }));
  }
  if (node.type === 'mdxJsxTextElement' && node.name === 'Kbd') {
    return keysOf(node).map((name) => ({ kind: 'key', name }));
  }
  return [];
}

function namesIn(document: Document): Name[] {
  const names: Name[] = [];
  visit(document.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    names.push(...namesOf(node).map((name) => ({ ...name, line })));
  });
  for (const { text, lineAt } of proseIn(document)) {
    names.push(
      ...[...text.matchAll(messageCode)].map((found) => ({
        kind: 'code' as const,
        name: found[0],
        line: lineAt(found.index),
      })),
    );
  }
  return names;
}

const places = { label: 'screens', code: 'messages', key: 'hot keys' } as const;

function faultOf(file: string, { kind, name, line }: Name): Fault[] {
  const { labels, codes, keys } = productNames();
  const known = { label: labels, code: codes, key: keys }[kind];
  if (known.has(name)) {
    return [];
  }
  const reason = `"${name}" is not in the data of ${places[kind]} (src/data/facts).`;
  const advice = adviseNames(name, [...known]);
  return [
    { file, line, reason, fix: kind === 'label' ? `${advice}; bold is for labels of the screen only.` : `${advice}.` },
  ];
}

/** Every screen, button, menu path, message and hot key that a page names is in the data, spelled the same way. */
export const productNamesRule: Rule = {
  name: 'product-names',
  unit: 'names',
  check: (document) => {
    if (document.kind !== 'doc') {
      return { checked: 0, faults: [] };
    }
    const names = namesIn(document);
    return { checked: names.length, faults: names.flatMap((name) => faultOf(document.file, name)) };
  },
};
