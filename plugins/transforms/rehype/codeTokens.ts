import { Prism } from 'prism-react-renderer';
import { dlLanguage, grammarOf } from './codeLanguages';
import { dlPieces } from './dlPieces';
import type { Piece, Role } from './piece';

/** What Prism tells apart is more than a reader can: names without a row keep the colour of the text. */
const roles: Readonly<Record<string, Role>> = {
  comment: 'comment',
  prolog: 'comment',
  doctype: 'comment',
  cdata: 'comment',
  keyword: 'keyword',
  tag: 'keyword',
  builtin: 'keyword',
  important: 'keyword',
  atrule: 'keyword',
  method: 'keyword',
  string: 'string',
  char: 'string',
  url: 'string',
  regex: 'string',
  'attr-value': 'string',
  'template-string': 'string',
  'request-target': 'string',
  number: 'number',
  boolean: 'number',
  constant: 'number',
  null: 'number',
  'status-code': 'number',
  property: 'name',
  key: 'name',
  function: 'name',
  variable: 'name',
  selector: 'name',
  parameter: 'name',
  environment: 'name',
  'attr-name': 'name',
  'class-name': 'name',
  'header-name': 'name',
  'function-name': 'name',
};

type Token = Exclude<ReturnType<typeof Prism.tokenize>[number], string>;

function roleOf({ type, alias }: Token): Role | undefined {
  return [type, ...(alias ?? [])].map((name) => roles[name]).find((role) => role !== undefined);
}

function flatten(content: Token['content'], role: Role | undefined, into: Piece[]): void {
  for (const part of Array.isArray(content) ? content : [content]) {
    if (typeof part !== 'string') {
      // Brackets and quotation marks inside a tag or a string are quieter than it in no theme worth reading.
      flatten(part.content, roleOf(part) ?? role, into);
      continue;
    }
    const last = into.at(-1);
    if (last?.role === role && last !== undefined) {
      last.text += part;
    } else if (part !== '') {
      into.push({ text: part, role });
    }
  }
}

function prismPieces(code: string, language: string): Piece[] {
  const grammar = grammarOf(language);
  const pieces: Piece[] = [];
  flatten(grammar ? (Prism.tokenize(code, grammar) as Token['content']) : code, undefined, pieces);
  return pieces;
}

/**
 * Splits code into lines of coloured pieces.
 *
 * @param code text without a final line break
 * @param language one of `codeLanguages`
 * @returns one list of pieces for each line, without line breaks
 */
export function tokenizeLines(code: string, language: string): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const { text, role } of language === dlLanguage ? dlPieces(code) : prismPieces(code, language)) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
      }
      if (part !== '') {
        lines.at(-1)?.push({ text: part, role: part.trim() === '' ? undefined : role });
      }
    });
  }
  return lines;
}
