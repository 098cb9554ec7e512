import { type Diagnostic, diagnosticFor, linePlace } from '../diagnostics/diagnostic';
import type { Spelling } from '../words/spelling';
import { type Dictionary, type DictionaryLine, makeDictionary } from './dictionary';
import { parseLine } from './parseLine';
import type { Printed } from './printed';

export type DictionarySources = Readonly<Record<string, readonly string[]>>;

interface Draft {
  readonly own: DictionaryLine[];
  readonly includes: string[];
}

const dictionaryName = /^[A-Za-z0-9_\-+\p{L}]+$/u;
const include = /^--include\s*\(\s*([^)]*?)\s*\)\s*$/i;

/**
 * Reads the dictionaries of a base (section 8). A dictionary with a bad line is skipped, with a message; names are in
 * lower case.
 */
export function parseDictionaries(
  sources: DictionarySources,
  spelling: Spelling,
): { dictionaries: Map<string, Dictionary>; diagnostics: Diagnostic[] } {
  const drafts = new Map<string, Draft>();
  const diagnostics: Diagnostic[] = [];
  for (const [name, lines] of Object.entries(sources)) {
    if (!dictionaryName.test(name)) {
      diagnostics.push(
        problem(name, lines, 0, 'A dictionary cannot have this name. Only letters, digits and `_ - +` are allowed.'),
      );
      continue;
    }
    const draft = readLines(name, lines, spelling, diagnostics);
    if (draft !== null) drafts.set(name.toLowerCase(), draft);
  }
  const dictionaries = new Map<string, Dictionary>();
  for (const name of drafts.keys()) {
    const lines = collect(name, drafts);
    if (lines === null)
      diagnostics.push(
        problem(name, [], 0, `Together with the dictionaries that it includes, it has more than ${mostLines} lines.`),
      );
    else dictionaries.set(name, makeDictionary(name, lines));
  }
  return { dictionaries, diagnostics };
}

/** Nested includes could double the number of lines many times. */
const mostLines = 100_000;

/**
 * The dictionary's own lines, then those of its includes in their order. A circular include is ignored. Null when there
 * are too many lines.
 */
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

function readLines(
  name: string,
  lines: readonly string[],
  spelling: Spelling,
  diagnostics: Diagnostic[],
): Draft | null {
  const draft: Draft = { own: [], includes: [] };
  let main: Printed | null = null;
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
    const read = parseLine(text, spelling);
    if ('code' in read) {
      diagnostics.push(diagnosticFor(read.code, dictionaryLine(name, lines, index), read.detail));
      return null;
    }
    const { elements, printed, hasPlainBrace } = read;
    if (hasPlainBrace) diagnostics.push(diagnosticFor('brace', dictionaryLine(name, lines, index), text));
    if (!sub) main = printed;
    draft.own.push({ text, main: main ?? printed, elements, printed });
  }
  return draft;
}

function problem(name: string, lines: readonly string[], index: number, message: string): Diagnostic {
  return diagnosticFor('dictionary', dictionaryLine(name, lines, index), message);
}

const dictionaryLine = (name: string, lines: readonly string[], index: number) =>
  linePlace(`dictionary ${name}`, lines, index);
