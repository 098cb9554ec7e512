import type { Nodes, Root } from 'mdast';
import type { Document } from './document';
import { onceFor } from './onceFor';
import { visit } from './visit';
import { wordsIn } from './wordsIn';

/** A link or picture in a text; `text` is absent where a component makes the words, and `alt` is of pictures in Markdown. */
export type PageLink = { address: string; text?: string; alt?: string; line: number; isImage: boolean };

type Addresses = ReadonlyMap<string, string>;

/** Attributes of components and elements that contain an address. */
const addressAttributes = ['href', 'to', 'src'];

function linksOf(node: Nodes, addresses: Addresses): Omit<PageLink, 'line'>[] {
  switch (node.type) {
    case 'link':
      return [{ address: node.url, text: wordsIn(node), isImage: false }];
    case 'linkReference':
    case 'imageReference': {
      const address = addresses.get(node.identifier);
      if (address === undefined) return [];
      return node.type === 'imageReference'
        ? [{ address, alt: node.alt ?? '', isImage: true }]
        : [{ address, text: wordsIn(node), isImage: false }];
    }
    case 'image':
      return [{ address: node.url, alt: node.alt ?? '', isImage: true }];
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

/** `[branches]: /development/branches`, to which `[how to merge][branches]` leads. Of two with one name the first counts. */
function addressesIn(tree: Root): Addresses {
  const addresses = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!addresses.has(identifier)) addresses.set(identifier, url);
  });
  return addresses;
}

const linksIn = onceFor((tree: Root): readonly PageLink[] => {
  const links: PageLink[] = [];
  const addresses = addressesIn(tree);
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    links.push(...linksOf(node, addresses).map((link) => ({ ...link, line })));
  });
  return links;
});

/** @returns every address that a document leads to, in reading order */
export const pageLinks = ({ tree }: Pick<Document, 'tree'>): readonly PageLink[] => linksIn(tree);

/** @returns the route part of an address, without query and fragment */
export function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? '';
}
