import { type BuildVisitor, EXIT, SKIP } from 'unist-util-visit';

export { EXIT, SKIP };

type Node = { type: string };
type Parent = Node & { children: Node[] };
type Action = typeof SKIP | boolean;
type Answer = Action | number | readonly [Action, number] | undefined;
type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => Answer;

/** Visits a node and what is in it, and tells what to do next: stop, or go on at an index of the parent. */
function walk(visitor: Visitor, type: string | undefined, node: Node, index?: number, parent?: Parent): Answer {
  const answer = type === undefined || node.type === type ? visitor(node, index, parent) : undefined;
  const action = Array.isArray(answer) ? answer[0] : answer;
  if (action === EXIT) return EXIT;
  if (action !== SKIP && 'children' in node) {
    const { children } = node as Parent;
    for (let at = 0; at < children.length; ) {
      const next = walk(visitor, type, children[at] as Node, at, node as Parent);
      if (next === EXIT) return EXIT;
      at = typeof next === 'number' ? next : at + 1;
    }
  }
  return Array.isArray(answer) ? answer[1] : answer;
}

/**
 * Visits the nodes of a tree as `visit` of unist-util-visit does, with the type of a node as the only test. That one names a
 * function after each node for its stack traces, which took a twentieth of a cold build.
 *
 * @throws what the visitor throws
 */
export function visit<Tree extends Node>(tree: Tree, visitor: BuildVisitor<Tree>): void;
export function visit<Tree extends Node, Type extends string>(
  tree: Tree,
  type: Type,
  visitor: BuildVisitor<Tree, Type>,
): void;
export function visit(tree: Node, first: unknown, second?: unknown): void {
  const [type, visitor] = typeof first === 'string' ? [first, second] : [undefined, first];
  walk(visitor as Visitor, type, tree);
}
