/** Bytes that are not the start of anything; tests that need many of them make them in pieces. */
const textBytes = (text: string) => new TextEncoder().encode(text);

/** A link with any content, as an attacker could write it by hand. */
export async function hashOf(state: unknown): Promise<string> {
  const bytes =
    state instanceof Uint8Array ? state : textBytes(typeof state === 'string' ? state : JSON.stringify(state));
  const packed = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const text = Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url');
  return `#dl=dl-a.b.${text}`;
}

/** A link and what a reader is told about it. */
export interface HostileLink {
  readonly what: string;
  readonly hash: () => Promise<string>;
  readonly gives: string;
}

const incomplete = 'The link is incomplete.';
const tooMuch = 'The link contains more text than the playground accepts.';
const otherVersion = 'The link was made for another version of this site.';
const opened = 'is opened';
const unknownFile = (name: string) => `It changes the file “${name}”, which this example does not have.`;

const written = (what: string, state: string, gives: string): HostileLink => ({
  what,
  hash: async () => `#dl=dl-a.b${state}`,
  gives,
});
const packed = (what: string, state: unknown, gives: string): HostileLink => ({
  what,
  hash: () => hashOf(state),
  gives,
});
const texts = (what: string, changes: Readonly<Record<string, unknown>>, gives: string) =>
  packed(what, { version: 1, texts: changes }, gives);

const manyDictionaries = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`dictionary d${at}`, '']));
const longName = 'n'.repeat(5000);

/** Links made to break the playground, each with what it leads to. */
export const hostileLinks: readonly HostileLink[] = [
  written('no content', '', incomplete),
  written('an empty content', '.', incomplete),
  written('characters that are not base64', '.%3Cscript%3E', incomplete),
  written('base64 of another kind', '.q1Zky+/=', incomplete),
  written('one character of base64', '.A', incomplete),
  written('random bytes', `.${Buffer.from('not deflated at all').toString('base64url')}`, incomplete),
  written('a megabyte of base64', `.${'A'.repeat(2 ** 20)}`, tooMuch),
  packed('bytes that are not UTF-8', Buffer.from('{"version":1,"texts":{"rules":"\u00ff"}}', 'latin1'), incomplete),
  packed('text that is not JSON', 'hello', incomplete),
  packed('JSON that is cut', '{"version":1,"texts":{"rules":"', incomplete),
  packed('nothing', null, incomplete),
  packed('a number', 42, incomplete),
  packed('a list', [1, { rules: 'x' }], incomplete),
  packed('no version', { texts: { rules: 'x' } }, incomplete),
  packed('a later version', { version: 2, texts: { rules: 'x' } }, otherVersion),
  packed('a version as text', { version: '1', texts: {} }, otherVersion),
  packed('texts that are a list', { version: 1, texts: ['a'] }, incomplete),
  packed('no texts', { version: 1, texts: null }, incomplete),
  texts('a text that is a number', { rules: 5 }, incomplete),
  texts('a text that is an object', { rules: { toString: 'x' } }, incomplete),
  texts('a bomb of 1 MB', { rules: 'a'.repeat(2 ** 20) }, tooMuch),
  packed('nested lists, 100,000 deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, incomplete),
  texts('an unknown file', { other: 'x' }, unknownFile('other')),
  texts(
    'script in the name of a file',
    { '<img src=x onerror=alert(1)>': 'x' },
    unknownFile('<img src=x onerror=alert(1)>'),
  ),
  texts('script in the name of a dictionary', { 'dictionary <b>': 'x' }, unknownFile('dictionary <b>')),
  texts('a name with an override of direction', { 'dictionary a\u202eb': 'x' }, unknownFile('dictionary a\u202eb')),
  texts(
    'a name of 5,000 letters',
    { [`dictionary ${longName}`]: 'x' },
    unknownFile(`dictionary ${longName}`.slice(0, 64)),
  ),
  texts('a name in capitals, which is another file', { 'dictionary CITY': 'x' }, unknownFile('dictionary CITY')),
  texts('51 dictionaries', manyDictionaries, 'It adds more than 50 dictionaries.'),
  packed('the key __proto__', '{"version":1,"texts":{"__proto__":"x"}}', unknownFile('__proto__')),
  packed('a prototype for the texts', '{"version":1,"texts":{"__proto__":{"rules":"x"}}}', incomplete),
  texts('the key constructor', { constructor: 'x' }, unknownFile('constructor')),
  texts('a dictionary named __proto__', { 'dictionary __proto__': 'x' }, opened),
  texts('half of a surrogate pair', { rules: '$ \ud83d\n# \udc4b' }, opened),
  texts('zeros and line ends of all kinds', { rules: '$ a\u0000\r\n# b\r# c\u2028' }, opened),
  texts('script in a text', { rules: '$ *\n# <script>alert(1)</script> [href(javascript:alert(1))]{x}' }, opened),
];
