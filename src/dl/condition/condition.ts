import type { Names } from '../rule/names';
import type { Cursor } from '../source/cursor';
import { variableName } from '../variables/names';
import type { VariableStore } from '../variables/variableStore';

/** A condition line (section 6). */
export interface Condition {
  readonly variable: string;
  readonly check: 'set' | 'unset' | 'equal' | 'different' | 'always';
  readonly value: string;
}

const always = new Set(['cias', 'compare_is_always_successfull']);

/** Reads a condition line from the character after its `+`. Fails with 11800–11803. */
export function parseCondition(cursor: Cursor, names: Names): Condition {
  const from = cursor.pos;
  cursor.skipSpaces();
  const negated = cursor.eat('!');
  const markAt = cursor.pos;
  if (!cursor.eat('%')) cursor.fail(cursor.atEnd ? 11800 : 11803, from);
  cursor.skipSpaces();
  const start = cursor.pos;
  const name = cursor.match(variableName);
  if (name === null) cursor.fail(11800, from);
  cursor.span('variable', markAt);
  const variable = name.toLowerCase();
  if (!names.variable(variable)) cursor.fail(11801, start, name);
  cursor.skipSpaces();
  if (cursor.atEnd) return { variable, check: negated ? 'unset' : 'set', value: '' };
  if (negated) cursor.fail(11803, from);
  const different = cursor.eat('!=');
  if (!different && !cursor.eat('=')) cursor.fail(11803, from);
  const value = readValue(cursor);
  cursor.skipSpaces();
  if (!cursor.atEnd) cursor.fail(11803, from);
  if (!different && always.has(value.toLowerCase())) return { variable, check: 'always', value };
  return { variable, check: different ? 'different' : 'equal', value };
}

function readValue(cursor: Cursor): string {
  cursor.skipSpaces();
  const start = cursor.pos;
  const found = cursor.match(/"(?:[^"\\]|\\")*"/y);
  if (found === null) return cursor.fail(11802, start);
  cursor.span('string', start);
  return found.slice(1, -1).replace(/\\(.)/g, '$1').replace(/\s+/g, ' ').trim();
}

/** Checks a condition against the state before the turn (section 6). */
export function holds(condition: Condition, variables: VariableStore): boolean {
  const value = variables.get(condition.variable);
  switch (condition.check) {
    case 'set':
      return value !== '';
    case 'unset':
      return value === '';
    case 'equal':
      return value === condition.value;
    case 'different':
      return variables.wasSet(condition.variable) && value !== condition.value;
    default:
      return true;
  }
}
