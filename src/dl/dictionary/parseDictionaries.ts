import { type Code, codes } from '../diagnostics/codes';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { RuleError } from '../diagnostics/report';
import { parsePattern } from '../pattern/parsePattern';
import type { Names } from '../rule/names';
import { Cursor } from '../source/cursor';
import { lineFrom } from '../source/logicalLines';
import { type Dictionary, type DictionaryLine, makeDictionary } from './dictionary';

export type DictionarySources = Readonly<Record<string, readonly string[]>>;

interface Draft {
  readonly own: DictionaryLine[];
  readonly includes: string[];
}

const dictionaryName = /^[A-Za-z0-9_\-+\p{L}]+$/u;
const include = /^--include\s*\(\s*([^)]*?)\s*\)\s*$/i;

/**
 * Reads the dictionaries of a base (section 8). A dictionary with a bad line is left out, with a message; names are in
 * lower case.
 */
export function parseDictionaries(
  sources: DictionarySources,
  names: Names,
): { dictionaries: Map<string, Dictionary>; diagnostics: Diagnostic[] } {
  const drafts = new Map<string, Draft>();
  const diagnostics: Diagnostic[] = [];
  for (const [name, lines] of Object.entries(sources)) {
    const draft = dictionaryName.test(name) ? readLines(name, lines, names, diagnostics) : null;
    if (draft !== null) drafts.set(name.toLowerCase(), draft);
    else if (!dictionaryName.test(name))
      diagnostics.push(problem(name, lines, 0, 'The name of the dictionary is bad.'));
  }
  const dictionaries = new Map<string, Dictionary>();
  for (const name of drafts.keys()) {
    const lines = collect(name, drafts);
    if (lines === null) diagnostics.push(problem(name, [], 0, `Its includes give more than ${mostLines} lines.`));
    else dictionaries.set(name, makeDictionary(name, lines));
  }
  return { dictionaries, diagnostics };
}

/** Includes of includes could double the lines again and again. */
const mostLines = 100_000;

/** The own lines, then those of the includes in their order; a circle of includes is cut. Null when they are too many. */
function collect(name: string, drafts: ReadonlyMap<string, Draft>): DictionaryLine[] | null {
  const lines: DictionaryLine[] = [];
  const waiting: { name: string; above: ReadonlySet<string> }[] = [{ name, above: new Set() }];
  let visits = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const draft = drafts.get(next.name);
    visits++;
    if (draft === undefined || next.above.has(next.name)) continue;
    const above = new Set(next.above).add(next.name);
    for (const line of draft.own) lines.push(line);
    waiting.push(...draft.includes.map((include) => ({ name: include, above })).reverse());
    if (lines.length + visits > mostLines) return null;
  }
  return lines;
}

function readLines(name: string, lines: readonly string[], names: Names, diagnostics: Diagnostic[]): Draft | null {
  const draft: Draft = { own: [], includes: [] };
  let main: string | null = null;
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('//') || line.startsWith('\\\\')) continue;
    const included = include.exec(line)?.[1];
    if (included !== undefined) {
      draft.includes.push(included.toLowerCase());
      continue;
    }
    const sub = line.startsWith('=>');
    const text = (sub ? line.slice(2) : line.startsWith('\\=>') ? line.slice(1) : line).trim();
    if (sub && main === null) {
      diagnostics.push(problem(name, lines, index, 'A dictionary cannot start with a sub-line `=>`.'));
      return null;
    }
    const read = readLine(text, names);
    if (typeof read === 'string') {
      diagnostics.push(problem(name, lines, index, read));
      return null;
    }
    if (!sub) main = text;
    draft.own.push({ text, main: main ?? text, pattern: read });
  }
  return draft;
}

/** The pattern of a line, or what is wrong with it. */
function readLine(text: string, names: Names): DictionaryLine['pattern'] | string {
  try {
    const cursor = new Cursor(lineFrom({ start: 0, text }), () => undefined);
    const pattern = parsePattern(cursor, names, 'dictionary');
    const readable = pattern.elements.some(({ kind }) => kind === 'word' || kind === 'inline');
    return readable ? pattern : 'A dictionary line needs a word or a brace.';
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return messageText(error.code, error.detail);
  }
}

const messageText = (code: Code, detail: string) => codes[code].message.replace('{}', () => detail);

function problem(name: string, lines: readonly string[], index: number, message: string): Diagnostic {
  const start = lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0);
  return {
    code: 'dictionary',
    severity: 'error',
    file: `dictionary ${name}`,
    rule: '',
    line: index + 1,
    column: 1,
    start,
    end: start + (lines[index]?.length ?? 0),
    message,
    fix: 'Correct the line; until then the whole dictionary is left out.',
  };
}
