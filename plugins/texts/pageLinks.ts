import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Document } from './document';
import { onceFor } from './onceFor';

/** A link or picture in a text; `text` is absent where a component makes the words. */
export type PageLink = { address: string; text?: string; line: number; isImage: boolean };

/** Attributes of components and elements that contain an address. */
const addressAttributes = ['href', 'to', 'src'];

function linksOf(node: Nodes): Omit<PageLink, 'line'>[] {
  switch (node.type) {
    case 'link':
      return [{ address: node.url, text: textOf(node), isImage: false }];
    case 'definition':
      return [{ address: node.url, isImage: false }];
    case 'image':
      return [{ address: node.url, isImage: true }];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        addressAttributes.includes(attribute.name) &&
        typeof attribute.value === 'string'
          ? [{ address: attribute.value, isImage: attribute.name === 'src' }]
          : [],
      );
    default:
      return [];
  }
}

const linksIn = onceFor((tree: Root): readonly PageLink[] => {
  const links: PageLink[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    links.push(...linksOf(node).map((link) => ({ ...link, line })));
  });
  return links;
});

/** @returns every address that a document leads to, in reading order */
export const pageLinks = ({ tree }: Pick<Document, 'tree'>): readonly PageLink[] => linksIn(tree);

/** @returns the route part of an address, without query and fragment */
export function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? '';
}
