import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';

type Grammar = (typeof Prism.languages)[string];

/** DL is coloured by the lexer of our engine (`dlPieces.ts`), not by Prism. */
export const dlLanguage = 'dl';

/** Names of languages as writers put them after a fence, with the grammar of Prism; `undefined` stays plain text. */
const grammarNames: Readonly<Record<string, string | undefined>> = {
  text: undefined,
  [dlLanguage]: undefined,
  // The other files of a rule base (dictionaries, variables, own functions, spelling) are lists of words.
  'dl-base': undefined,
  dialog: undefined,
  bash: 'bash',
  css: 'css',
  csharp: 'csharp',
  html: 'markup',
  http: 'http',
  java: 'java',
  js: 'javascript',
  json: 'json',
  jsx: 'jsx',
  md: 'markdown',
  mdx: 'markdown',
  python: 'python',
  ssml: 'markup',
  ts: 'typescript',
  tsx: 'tsx',
  xml: 'markup',
  yaml: 'yaml',
};

/** Grammars that prism-react-renderer does not include; their files add themselves to the global `Prism`. */
const addedGrammars = ['bash', 'csharp', 'http', 'java'];

const load = createRequire(import.meta.url);
Object.assign(globalThis, { Prism });
for (const name of addedGrammars) {
  const file = load.resolve(`prismjs/components/prism-${name}`);
  load(file);
  // Redoc has its own Prism, whose grammars build on these, so it has to load them again.
  delete load.cache[file];
}
Reflect.deleteProperty(globalThis, 'Prism');

/** Every language that a fence may name. */
export const codeLanguages: readonly string[] = Object.keys(grammarNames);

/**
 * @param language one of `codeLanguages`
 * @returns the grammar, or nothing for a language that is printed plain
 */
export function grammarOf(language: string): Grammar | undefined {
  const name = grammarNames[language];
  return name === undefined ? undefined : Prism.languages[name];
}
