/** @returns where the engine sees the fault of a text; nothing when there is none, or the engine names a token only */
function namedPlace(text: string): number | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = / position (\d+)/.exec(message)?.[1] ?? (/end of JSON/.test(message) ? text.length : undefined);
    return position === undefined ? undefined : Number(position);
  }
}

/** @returns the number of characters before the fault */
function placeOfFault(text: string): number {
  const named = namedPlace(text);
  if (named !== undefined) {
    return named;
  }
  // Nothing is wrong with what precedes the token except that it ends too early.
  let [good, bad] = [0, text.length];
  while (good + 1 < bad) {
    const middle = (good + bad) >> 1;
    if (namedPlace(text.slice(0, middle)) === middle) good = middle;
    else bad = middle;
  }
  return good;
}

/**
 * @param file name of the file in messages
 * @returns what the text says
 * @throws Error with line, column and fix when the text is not JSON
 */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const before = text.slice(0, placeOfFault(text)).split('\n');
    const place = `${before.length}:${(before.at(-1) ?? '').length + 1}`;
    throw new Error(
      `${file}:${place} is not valid JSON. Fix: look for a comma, a bracket or a quotation mark there that is missing or one too many.`,
    );
  }
}
