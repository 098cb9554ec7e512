import { places } from '../answer/bodyPlace';
import type { Argument, Body, Bool, Node } from '../answer/nodes';
import { parseBody } from '../answer/parseBody';
import { type Diagnostic, diagnosticFor } from '../diagnostics/diagnostic';
import { LineDropped, type LineReport, RuleError } from '../diagnostics/report';
import type { Names } from '../rule/names';
import { Cursor } from '../source/cursor';
import { joinLine, type LogicalLine, lineFrom, physicalLines } from '../source/logicalLines';
import type { OwnFunction } from './ownFunction';
import { type ArgumentKind, leastArguments, type Parameter } from './signature';

const kinds: Readonly<Record<string, ArgumentKind>> = {
  TEXT: 'text',
  DYNAMIC: 'extended',
  EXTENDED: 'extended',
  ANY: 'any',
  VARIABLE: 'variable',
};

const mostArguments = 9;

interface Draft {
  readonly fn: Omit<OwnFunction, 'body'>;
  readonly cursor: Cursor;
  readonly nameAt: number;
}

/**
 * Reads the own-function file (section 11.9); definitions are separated by empty lines. A definition with an error is
 * left out: 14000–14019. A later definition replaces one of `before` with the same name.
 */
export function parseOwnFunctions(
  lines: readonly string[],
  names: Names,
  before: ReadonlyMap<string, OwnFunction>,
): { functions: Map<string, OwnFunction>; diagnostics: Diagnostic[] } {
  const source = lines.join('\n');
  const diagnostics: Diagnostic[] = [];
  const report: LineReport = (code, start, end, detail) => {
    diagnostics.push(diagnosticFor(code, { file: 'functions', rule: '', source, start, end }, detail));
  };
  const drafts = new Map<string, Draft>();
  for (const line of definitions(source)) {
    guarded(report, () => {
      const draft = readHead(new Cursor(line, report));
      const taken = drafts.has(draft.fn.name);
      if (taken) draft.cursor.fail(14010, draft.nameAt, draft.fn.name);
      drafts.set(draft.fn.name, draft);
    });
  }
  const functions = new Map(before);
  const known: Names = { ...names, fn: (name, plain) => names.fn(name, plain) };
  const withDrafts: Names = {
    ...known,
    fn: (name, plain) => (plain ? null : (drafts.get(name)?.fn ?? before.get(name))) ?? names.fn(name, plain),
  };
  for (const [name, draft] of drafts) {
    guarded(report, () => functions.set(name, { ...draft.fn, body: readBody(draft, withDrafts) }));
  }
  for (const name of drafts.keys()) {
    const draft = drafts.get(name);
    if (draft === undefined || !reaches(name, functions)) continue;
    functions.delete(name);
    guarded(report, () => draft.cursor.fail(14016, draft.nameAt, name));
  }
  return { functions, diagnostics };
}

/** Runs a reader and turns its error into a message. */
function guarded(report: LineReport, read: () => void): void {
  try {
    read();
  } catch (error) {
    if (error instanceof RuleError) report(error.code, error.start, error.end, error.detail);
    else if (!(error instanceof LineDropped)) throw error;
  }
}

function definitions(source: string): LogicalLine[] {
  const found: LogicalLine[] = [];
  let open: LogicalLine | null = null;
  for (const line of physicalLines(source)) {
    if (line.text.trim() === '') {
      if (open !== null) found.push(open);
      open = null;
    } else if (!line.text.trimStart().startsWith('//')) {
      open = open === null ? lineFrom(line) : joinLine(open, line);
    }
  }
  return open === null ? found : [...found, open];
}

function readHead(cursor: Cursor): Draft {
  cursor.skipSpaces();
  const from = cursor.pos;
  const kind = (cursor.match(/\S*/y) ?? '').toUpperCase();
  if (kind !== 'TEXT' && kind !== 'BOOL') cursor.fail(14000, from, kind);
  cursor.skipSpaces();
  const nameAt = cursor.pos;
  const name = (cursor.match(/[^(]*/y) ?? '').trim();
  if (cursor.atEnd) cursor.fail(14002, nameAt);
  if (name === '' || /[\s"[\]]/.test(name)) cursor.fail(14001, nameAt, name);
  cursor.eat('(');
  const parameters: Parameter[] = [];
  const argumentNames: string[] = [];
  if (!cursor.eat(')')) {
    do readParameter(cursor, parameters, argumentNames, name);
    while (cursor.eat(','));
    if (!cursor.eat(')')) cursor.fail(14006);
  }
  const fn = {
    name: name.toLowerCase(),
    own: true as const,
    result: kind === 'BOOL' ? ('bool' as const) : ('text' as const),
    parameters,
    rest: null,
    least: leastArguments(parameters),
    argumentNames,
  };
  return { fn, cursor, nameAt };
}

function readParameter(cursor: Cursor, parameters: Parameter[], names: string[], fn: string): void {
  cursor.skipSpaces();
  const from = cursor.pos;
  const written = cursor.match(/\w*/y) ?? '';
  const kind = kinds[written.toUpperCase()];
  if (kind === undefined) cursor.fail(14003, from, written);
  cursor.skipSpaces();
  const start = cursor.pos;
  const name = (cursor.match(/[^\s,)=]*/y) ?? '').toLowerCase();
  if (!/^\w+$/.test(name)) cursor.fail(14004, start, name);
  if (names.includes(name)) cursor.fail(14011, start, name);
  const fallback = cursor.eat('=') ? readDefault(cursor, name) : null;
  const optional = parameters.some((parameter) => parameter.fallback !== null);
  if (fallback === null && optional) cursor.fail(14014, start, name);
  if (names.length === mostArguments) cursor.fail(14019, start, fn);
  parameters.push({ kind, fallback });
  names.push(name);
}

function readDefault(cursor: Cursor, name: string): string {
  cursor.skipSpaces();
  const start = cursor.pos;
  const found = cursor.match(/"[^"]*"/y);
  if (found === null) cursor.fail(14005, start, name);
  return found.slice(1, -1);
}

function readBody({ fn, cursor, nameAt }: Draft, names: Names): Body {
  const from = cursor.pos;
  if (cursor.rest().trim() === '') cursor.fail(14007, nameAt, fn.name);
  try {
    const body = parseBody(cursor, { ...names, parameters: new Set(fn.argumentNames) }, places.line);
    const misused = variableArguments(body).find((name) => parameterKind(fn, name) !== 'variable');
    if (misused !== undefined) cursor.fail(14015, from, misused);
    return body;
  } catch (error) {
    if (error instanceof RuleError && (error.code < 14000 || error.code > 14019)) cursor.fail(14009, from, fn.name);
    throw error;
  }
}

const parameterKind = (fn: Draft['fn'], name: string) => fn.parameters[fn.argumentNames.indexOf(name)]?.kind;

function callsIn(body: Body): Extract<Node, { kind: 'call' }>[] {
  return body.flatMap((node) => {
    switch (node.kind) {
      case 'call':
        return [node, ...node.args.flatMap(callsInArgument)];
      case 'if':
        return node.branches.flatMap(({ when, body: inner }) => [...callsInBool(when), ...callsIn(inner)]);
      case 'switch':
        return [node.value, node.otherwise, ...node.cases.flatMap((one) => [one.value, one.body])].flatMap(callsIn);
      case 'question':
        return [...callsIn(node.ask ?? []), ...callsIn(node.shown)];
      case 'link':
        return [...callsIn(node.url), ...callsIn(node.shown)];
      case 'page':
        return callsIn(node.url);
      case 'operator':
        return node.args.flatMap(callsIn);
      default:
        return [];
    }
  });
}

function callsInArgument(argument: Argument): Extract<Node, { kind: 'call' }>[] {
  if (argument.kind === 'body') return callsIn(argument.body);
  return argument.kind === 'bool' ? callsInBool(argument.bool) : [];
}

function callsInBool(bool: Bool | null): Extract<Node, { kind: 'call' }>[] {
  if (bool?.kind === 'call') return [bool, ...bool.args.flatMap(callsInArgument)];
  return bool?.kind === 'compare' ? callsIn(bool.value) : [];
}

/** Names of arguments that stand where a variable name is needed. */
function variableArguments(body: Body): string[] {
  return callsIn(body).flatMap(({ args }) =>
    args.flatMap((argument) => (argument.kind === 'parameter' ? [argument.name] : [])),
  );
}

/** True when an own function leads back to itself. */
function reaches(name: string, functions: ReadonlyMap<string, OwnFunction>): boolean {
  const seen = new Set<string>();
  const waiting = [name];
  for (let current = waiting.pop(); current !== undefined; current = waiting.pop()) {
    for (const call of callsIn(functions.get(current)?.body ?? [])) {
      if (call.plain) continue;
      if (call.fn === name) return true;
      if (!seen.has(call.fn)) waiting.push(call.fn);
      seen.add(call.fn);
    }
  }
  return false;
}
