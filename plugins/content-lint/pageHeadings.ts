import GithubSlugger from 'github-slugger';
import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Document } from './document';

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

/** @returns the headings of a document in order, with the ids that the site gives them */
export function pageHeadings({ tree }: Pick<Document, 'tree'>): PageHeading[] {
  const slugger = new GithubSlugger();
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (node) => {
    const whole = textOf(node);
    const writtenId = idAtEnd.exec(whole)?.[1]?.trim();
    headings.push({
      node,
      level: node.depth,
      text: whole.replace(idAtEnd, ''),
      line: node.position?.start.line ?? 1,
      writtenId,
      id: writtenId ?? slugger.slug(whole),
    });
  });
  return headings;
}
