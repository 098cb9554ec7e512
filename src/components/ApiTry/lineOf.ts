/** @returns where a name is in JSON, before its colon, from a place on; -1 if it is not there */
function keyFrom(text: string, name: string, from: number): number {
  const key = JSON.stringify(name);
  let at = text.indexOf(key, from);
  while (at >= 0 && !/^\s*:/.test(text.slice(at + key.length))) at = text.indexOf(key, at + 1);
  return at;
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
    if (typeof name === 'string') at = Math.max(at, keyFrom(text, name, at));
  }
  return text.slice(0, at).split('\n').length;
}
