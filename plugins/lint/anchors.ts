import { loadFacts } from '../../src/data/facts';
import { type Document, isPost } from '../texts/document';
import { attributeText, isElement, isJsx, type JsxElement } from '../texts/elements';
import { onceFor } from '../texts/onceFor';
import { pageHeadings } from '../texts/pageHeadings';
import { readPost } from '../texts/releases/readPost';
import { termAnchor } from '../texts/termAnchor';
import { visit } from '../texts/visit';
import { reportBasicsIds } from '../transforms/remark/reportBasics';

/** Ids of components, of the terms of a glossary, and of the section that reports share. */
function idsOfComponents({ tree }: Document): string[] {
  const ids: string[] = [];
  let hasGlossary = false;
  const addId = (element: JsxElement) => {
    const id = attributeText(element, 'id');
    if (id !== undefined && /^(?:[A-Z]|span$)/.test(element.name ?? '')) {
      ids.push(id);
    }
  };
  visit(tree, (node) => {
    hasGlossary ||= isElement(node, 'Glossary');
    if (isElement(node, 'ReportBasics')) {
      ids.push(...reportBasicsIds());
    }
    if (isJsx(node)) {
      addId(node);
    }
  });
  return hasGlossary ? [...ids, ...Object.keys(loadFacts().glossary).map(termAnchor)] : ids;
}

/** @returns the fragments that a page answers to: of headings, components, terms, and items of a release note */
export const anchorsOf = onceFor((document: Document): readonly string[] => {
  const items = isPost(document) ? readPost(document).release.items : [];
  return [...pageHeadings(document).map(({ id }) => id), ...idsOfComponents(document), ...items.map(({ id }) => id)];
});
