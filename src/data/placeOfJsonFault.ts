const string = String.raw`"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"`;
const value = String.raw`[{[]|${string}|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null`;

/** What may follow at a place of JSON (RFC 8259). */
const tokens = {
  value: new RegExp(value, 'y'),
  valueOrEnd: new RegExp(`${value}|]`, 'y'),
  name: new RegExp(string, 'y'),
  nameOrEnd: new RegExp(`${string}|}`, 'y'),
  colon: /:/y,
  commaOrEnd: /[,}\]]/y,
  blank: /[ \t\n\r]*/y,
};

type Expected = Exclude<keyof typeof tokens, 'blank'>;

function read(token: RegExp, text: string, at: number): string | undefined {
  token.lastIndex = at;
  return token.exec(text)?.[0];
}

/**
 * Finds where a text stops being JSON. The messages of `JSON.parse` say so too, but each engine in its own words, and some
 * not at all.
 *
 * @returns the number of characters before the fault; nothing when the text is JSON
 */
export function placeOfJsonFault(text: string): number | undefined {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    at += read(tokens.blank, text, at)?.length ?? 0;
    if (expected === 'commaOrEnd' && open.length === 0) {
      return at === text.length ? undefined : at;
    }
    const token: string | undefined = read(tokens[expected], text, at);
    if (token === undefined) {
      return at;
    }
    const end = open.at(-1);
    if (token === '{' || token === '[') {
      open.push(token === '{' ? '}' : ']');
      expected = token === '{' ? 'nameOrEnd' : 'valueOrEnd';
    } else if (token === '}' || token === ']') {
      if (token !== end) return at;
      open.pop();
      expected = 'commaOrEnd';
    } else if (token === ',') {
      expected = end === '}' ? 'name' : 'value';
    } else if (token === ':') {
      expected = 'value';
    } else {
      expected = expected.startsWith('name') ? 'colon' : 'commaOrEnd';
    }
    at += token.length;
  }
}

/** @returns line and column of a place in a text, from 1 */
export function lineAndColumn(text: string, place: number): [line: number, column: number] {
  const lines = text.slice(0, place).split('\n');
  return [lines.length, (lines.at(-1) ?? '').length + 1];
}
