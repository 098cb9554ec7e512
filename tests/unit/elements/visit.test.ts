import type { Root } from 'mdast';
import { visit as libraryVisit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parseDocument } from '../../../plugins/texts/document';
import { EXIT, SKIP, visit } from '../../../plugins/texts/visit';

const source = '# Title\n\nA *word* and `code`.\n\n- one\n- *two*\n\n| a | b |\n|---|---|\n| 1 | **2** |\n';

type Visited = (seen: string[], tree: Root, walk: typeof visit) => void;

const note = (seen: string[], type: string, index: number | undefined, parent: { type: string } | undefined) =>
  seen.push(`${parent?.type ?? ''} ${index ?? ''} ${type}`);

test.each<[what: string, visited: Visited]>([
  [
    'every node with its place',
    (seen, tree, walk) => walk(tree, (node, index, parent) => void note(seen, node.type, index, parent)),
  ],
  [
    'nodes of a type',
    (seen, tree, walk) => walk(tree, 'emphasis', (node, index, parent) => void note(seen, node.type, index, parent)),
  ],
  [
    'nothing below a node that is skipped',
    (seen, tree, walk) =>
      walk(tree, (node, index, parent) => {
        note(seen, node.type, index, parent);
        return node.type === 'list' ? SKIP : undefined;
      }),
  ],
  [
    'nothing after the end',
    (seen, tree, walk) =>
      walk(tree, (node, index, parent) => {
        note(seen, node.type, index, parent);
        return node.type === 'listItem' ? EXIT : undefined;
      }),
  ],
  [
    'what replaces a node, when its index is returned',
    (seen, tree, walk) =>
      walk(tree, (node, index, parent) => {
        note(seen, node.type, index, parent);
        if (node.type !== 'emphasis' || parent === undefined || index === undefined) return undefined;
        parent.children.splice(index, 1, ...node.children);
        return index;
      }),
  ],
  [
    'the node at a given index after one that is skipped',
    (seen, tree, walk) =>
      walk(tree, (node, index, parent) => {
        note(seen, node.type, index, parent);
        return node.type === 'paragraph' && index !== undefined ? [SKIP, index + 2] : undefined;
      }),
  ],
])('a tree is visited as the library does: %s', (_what, visited) => {
  const [seen, expected]: string[][] = [[], []];
  const { tree } = parseDocument('docs/page.mdx', 'doc', source);
  visited(expected as string[], structuredClone(tree), libraryVisit as typeof visit);
  visited(seen as string[], structuredClone(tree), visit);
  expect(seen?.length).toBeGreaterThan(1);
  expect(seen).toEqual(expected);
});
