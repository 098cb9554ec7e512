import type { Argument, Body, Bool, Node } from '../answer/nodes';
import type { Cursor } from '../source/cursor';
import type { Question } from './rule';

/**
 * Checks the numbers of dictionary references against the questions: above the count in every question is 10606, in some
 * questions the warning 10607 (section 4.1).
 */
export function checkReferences(cursor: Cursor, body: Body, questions: readonly Question[], from: number): void {
  const greatest = Math.max(0, ...bodyNumbers(body));
  if (greatest === 0) return;
  const counts = questions.map(({ pattern }) => pattern.dictionaries);
  if (counts.every((count) => greatest > count)) cursor.fail(10606, from, String(greatest));
  if (counts.some((count) => greatest > count)) cursor.warn(10607, from, String(greatest));
}

const bodyNumbers = (body: Body): number[] => body.flatMap(nodeNumbers);

function nodeNumbers(node: Node): number[] {
  switch (node.kind) {
    case 'dictionaryPart':
      return [node.number];
    case 'assign':
      return bodyNumbers(node.value);
    case 'if':
      return node.branches.flatMap(({ when, body }) => [...boolNumbers(when), ...bodyNumbers(body)]);
    case 'switch':
      return [node.value, node.otherwise, ...node.cases.flatMap(({ value, body }) => [value, body])].flatMap(
        bodyNumbers,
      );
    case 'question':
      return [...bodyNumbers(node.ask ?? []), ...bodyNumbers(node.shown)];
    case 'link':
      return [...bodyNumbers(node.url), ...bodyNumbers(node.shown)];
    case 'page':
      return bodyNumbers(node.url);
    case 'operator':
      return node.args.flatMap(bodyNumbers);
    case 'call':
      return node.args.flatMap(argumentNumbers);
    default:
      return [];
  }
}

function argumentNumbers(argument: Argument): number[] {
  if (argument.kind === 'body') return bodyNumbers(argument.body);
  return argument.kind === 'bool' ? boolNumbers(argument.bool) : [];
}

function boolNumbers(bool: Bool | null): number[] {
  if (bool?.kind === 'compare') return bodyNumbers(bool.value);
  return bool?.kind === 'call' ? bool.args.flatMap(argumentNumbers) : [];
}
