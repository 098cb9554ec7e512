import type { PhrasingContent } from 'mdast';
import { routes } from '../../../../src/data/siteRoutes';
import { code } from '../../../texts/elements';
import { splitKeys } from '../../../texts/keyNames';
import { keyNodes } from '../keyNodes';
import type { Found } from './findFact';

/** The two marks that texts of the facts use. Everything else in them is plain text, so no full parser is needed. */
const marks = /`([^`]+)`|\*\*(.+?)\*\*/g;

/** @returns the text with its code and bold parts as nodes */
export function markedText(text: string): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, marked, bold] = match;
    if (match.index > end) {
      nodes.push({ type: 'text', value: text.slice(end, match.index) });
    }
    if (marked !== undefined) {
      nodes.push(code(marked));
    } else if (bold !== undefined) {
      nodes.push({ type: 'strong', children: [{ type: 'text', value: bold }] });
    }
    end = match.index + whole.length;
  }
  if (end < text.length) {
    nodes.push({ type: 'text', value: text.slice(end) });
  }
  return nodes;
}

/** An id has a name for the style sheet: it is not broken at its hyphens where there is room. */
const idNode = (id: string): PhrasingContent => ({
  type: 'inlineCode',
  value: id,
  data: { hProperties: { className: ['dos-id'] } },
});

/** @returns a link with the title of the page */
export function linkTo(path: string): PhrasingContent[] {
  const title = routes.find((route) => route.path === path)?.title ?? path;
  return [{ type: 'link', url: path, children: [{ type: 'text', value: title }] }];
}

/** @returns the fact as it is written in a sentence; nothing when it is a group of facts */
export function inlineFact({ value, field }: Found): PhrasingContent[] | undefined {
  const text = field.show?.(value);
  if (text === undefined) {
    return undefined;
  }
  switch (field.as) {
    case 'link':
      return linkTo(text);
    case 'keys':
      return keyNodes(splitKeys(text));
    case 'id':
      return [idNode(text)];
    case 'verbatim':
      return [{ type: 'text', value: text }];
    default:
      return markedText(text);
  }
}
