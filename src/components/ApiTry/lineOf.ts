/** Strings and braces of JSON; a brace within a string is part of it. */
const token = /"(?:\\.|[^"\\])*"|[{}]/g;

/** @returns where a name of the first object from a place on is, not one of an object inside it; -1 if it is not there */
function keyFrom(text: string, name: string, from: number): number {
  if (from < 0) return -1;
  const key = JSON.stringify(name);
  let depth = 0;
  for (const { 0: found, index } of text.slice(from).matchAll(token)) {
    if (found === '{') depth += 1;
    else if (found === '}') depth -= 1;
    else if (depth === 1 && found === key && /^\s*:/.test(text.slice(from + index + key.length))) return from + index;
    if (depth === 0) break;
  }
  return -1;
}

/**
 * Finds the line of a body that a fault is about: that of the innermost name that is there. A missing field has the
 * line of the object that lacks it.
 *
 * @param text the body as the reader wrote it
 * @param names the names that lead to the field; a place in a list is a number and is passed over
 * @returns the number of the line, from 1
 */
export function lineOf(text: string, names: readonly (string | number)[]): number {
  let at = 0;
  for (const name of names) {
    if (typeof name !== 'string') continue;
    const found = keyFrom(text, name, text.indexOf('{', at));
    if (found < 0) break;
    at = found;
  }
  return text.slice(0, at).split('\n').length;
}
