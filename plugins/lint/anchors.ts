import { loadFacts } from '../../src/data/facts';
import { type Document, isPost } from '../texts/document';
import { attributeText, isElement, isJsx } from '../texts/elements';
import { onceFor } from '../texts/onceFor';
import { pageHeadings } from '../texts/pageHeadings';
import { readPost } from '../texts/releases/readPost';
import { termAnchor } from '../texts/termAnchor';
import { visit } from '../texts/visit';
import { reportBasicsIds } from '../transforms/remark/reportBasics';

/** @returns the ids that elements and components have in a text, with their lines */
export function writtenIds({ tree }: Document): { id: string; line: number }[] {
  const ids: { id: string; line: number }[] = [];
  visit(tree, (node) => {
    if (!isJsx(node) || !/^(?:[A-Z]|span$)/.test(node.name ?? '')) return;
    const id = attributeText(node, 'id');
    if (id !== undefined) ids.push({ id, line: node.position?.start.line ?? 1 });
  });
  return ids;
}

/** Ids of components, of the terms of a glossary, and of the section that reports share. */
function idsOfComponents(document: Document): string[] {
  const ids = writtenIds(document).map(({ id }) => id);
  let hasGlossary = false;
  visit(document.tree, (node) => {
    hasGlossary ||= isElement(node, 'Glossary');
    if (isElement(node, 'ReportBasics')) {
      ids.push(...reportBasicsIds());
    }
  });
  return hasGlossary ? [...ids, ...Object.keys(loadFacts().glossary).map(termAnchor)] : ids;
}

/** @returns the fragments that a page answers to: of headings, components, terms, and items of a release note */
export const anchorsOf = onceFor((document: Document): readonly string[] => {
  const items = isPost(document) ? readPost(document).release.items : [];
  return [...pageHeadings(document).map(({ id }) => id), ...idsOfComponents(document), ...items.map(({ id }) => id)];
});
