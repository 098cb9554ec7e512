import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Document } from './document';
import { onceFor } from './onceFor';
import { visit } from './visit';
import { wordsIn } from './wordsIn';

export type PageHeading = {
  node: Heading;
  level: number;
  /** The words without the id. */
  text: string;
  line: number;
  /** The id in `{#…}`. */
  writtenId?: string;
  /** The id in the built page: the written one, else one made from the words. */
  id: string;
};

const idAtEnd = /\s*\{#([^{}]+)\}\s*$/;

const headingsIn = onceFor((tree: Root): readonly PageHeading[] => {
  const slugger = new GithubSlugger();
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (node) => {
    const whole = textOf(node);
    const writtenId = idAtEnd.exec(whole)?.[1]?.trim();
    headings.push({
      node,
      level: node.depth,
      text: wordsIn(node).replace(idAtEnd, ''),
      line: node.position?.start.line ?? 1,
      writtenId,
      id: writtenId ?? slugger.slug(whole),
    });
  });
  return headings;
});

/** @returns the headings of a document in order, with the ids that the site gives them */
export const pageHeadings = ({ tree }: Pick<Document, 'tree'>): readonly PageHeading[] => headingsIn(tree);
