import type { Code } from '../diagnostics/codes';
import type { Cursor } from '../source/cursor';
import type { Body, Node } from './nodes';

/** How many lists a body leaves open (section 10.2); a choice counts by its first branch, all are equal. */
function listBalance(body: Body): number {
  return body.reduce((sum, node) => sum + opened(node), 0);
}

function opened(node: Node): number {
  if (node.kind === 'mark') return node.mark === 'ul' || node.mark === 'ol' ? 1 : node.mark === 'el' ? -1 : 0;
  if (node.kind === 'if') return listBalance(node.branches[0]?.body ?? []);
  if (node.kind === 'switch') return listBalance(node.otherwise);
  return 0;
}

/** All branches must open as many lists: 29014, 29015. */
export function checkListBalance(cursor: Cursor, bodies: readonly Body[], code: Code, from: number): void {
  if (new Set(bodies.map(listBalance)).size > 1) cursor.fail(code, from);
}

/** True when a list end stands where no list is open: warning 29013. */
export function endsTooManyLists(body: Body): boolean {
  let open = 0;
  for (const node of body) {
    open += opened(node);
    if (open < 0) return true;
  }
  return false;
}
