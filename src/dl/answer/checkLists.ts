import type { Cursor } from '../source/cursor';
import type { Body, Node } from './nodes';

/**
 * Tracks how many lists are open in an answer (section 10.2). An extra list end causes the warning 29013. Branches of
 * an `if` that end with different numbers cause 29014; a missing `else` counts as a branch that changes nothing.
 * Different cases of a `switch` only cause the warning 29015. Cases start without an open list, whatever is open around
 * them.
 *
 * @returns how many lists are open at the end
 */
export function checkLists(cursor: Cursor, body: Body, from: number, before = 0): number {
  return body.reduce((open, node) => afterNode(cursor, node, from, open), before);
}

function afterNode(cursor: Cursor, node: Node, from: number, open: number): number {
  switch (node.kind) {
    case 'mark':
      return afterMark(cursor, node.mark, from, open);
    case 'if':
      return afterIf(cursor, node, from, open);
    case 'switch': {
      const [first, ...others] = [...node.cases.map((one) => one.body), node.otherwise].map((body) =>
        checkLists(cursor, body, from),
      );
      for (const other of others) if (other !== first) cursor.warn(29015, from);
      return open;
    }
    default:
      return open;
  }
}

function afterMark(cursor: Cursor, mark: string, from: number, open: number): number {
  if (mark === 'ul' || mark === 'ol') return open + 1;
  if (mark === 'li') return Math.max(open, 1);
  if (mark === 'el' && open === 0) cursor.warn(29013, from);
  return mark === 'el' ? Math.max(open - 1, 0) : open;
}

/** The branches are nested: all later ones together are the alternative to the first. */
function afterIf(cursor: Cursor, node: Extract<Node, { kind: 'if' }>, from: number, open: number): number {
  const ends = node.branches.map(({ body }) => checkLists(cursor, body, from, open));
  if (node.branches.at(-1)?.when !== null) ends.push(open);
  if (new Set(ends).size > 1) cursor.fail(29014, from);
  return ends[0] ?? open;
}
