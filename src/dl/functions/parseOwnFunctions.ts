import { type Diagnostic, diagnosticFor, positionsIn } from '../diagnostics/diagnostic';
import { LineMessages, type LineReport, RuleError } from '../diagnostics/report';
import { Cursor } from '../source/cursor';
import { joinLine, type LogicalLine, lineFrom, type OpenLine, physicalLines } from '../source/logicalLines';
import type { OwnFunction } from './ownFunction';
import { type OwnBody, readOwnBody } from './parseOwnBody';
import { type OwnHead, readOwnHead } from './parseOwnHead';

interface Draft {
  readonly head: OwnHead;
  readonly body: OwnBody;
}

/**
 * Reads the file of custom functions (section 11.9), in which empty lines separate the definitions. A definition with
 * an error is skipped: 14000–14016. A later definition replaces one of `before` with the same name.
 */
export function parseOwnFunctions(
  lines: readonly string[],
  isBuiltIn: (name: string) => boolean,
  before: ReadonlyMap<string, OwnFunction>,
): { functions: Map<string, OwnFunction>; diagnostics: Diagnostic[] } {
  const source = lines.join('\n');
  const positionOf = positionsIn(source);
  const diagnostics: Diagnostic[] = [];
  const report: LineReport = (code, start, end, detail) => {
    diagnostics.push(diagnosticFor(code, { file: 'functions', rule: '', positionOf, start, end }, detail));
  };
  const drafts = new Map<string, Draft>();
  for (const line of definitions(source)) {
    succeeds(report, () => {
      const head = readOwnHead(new Cursor(line, new LineMessages()));
      if (drafts.has(head.name)) head.cursor.fail(14010, head.nameAt, head.name);
      drafts.set(head.name, { head, body: readOwnBody(head) });
    });
  }
  const functions = new Map(before);
  const isKnown = (name: string) => drafts.has(name) || before.has(name) || isBuiltIn(name);
  for (const [name, draft] of drafts) {
    if (succeeds(report, () => checkCalls(draft, drafts, isKnown))) functions.set(name, own(draft));
  }
  return { functions, diagnostics };
}

const own = ({ head, body }: Draft): OwnFunction => ({
  name: head.name,
  result: head.result,
  parameters: head.parameters,
  rest: null,
  least: head.least,
  pieces: body.pieces,
});

/** Runs a reader and turns its error into a message; false when there was one. */
function succeeds(report: LineReport, read: () => void): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    report(error.code, error.start, error.end, error.detail);
    return false;
  }
}

function definitions(source: string): LogicalLine[] {
  const found: LogicalLine[] = [];
  let open: OpenLine | null = null;
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

/** Fails with 14009 for a function that does not exist and with 14016 when the calls lead back to the function. */
function checkCalls(draft: Draft, drafts: ReadonlyMap<string, Draft>, isKnown: (name: string) => boolean): void {
  const { cursor, name, nameAt } = draft.head;
  const unknown = draft.body.calls.find((called) => !isKnown(called.replace(/^!\s*/, '')));
  if (unknown !== undefined) cursor.fail(14009, nameAt, name);
  if (reaches(name, drafts)) cursor.fail(14016, nameAt, name);
}

/** True when a custom function calls itself, directly or through others. */
function reaches(name: string, drafts: ReadonlyMap<string, Draft>): boolean {
  const seen = new Set<string>();
  const waiting = [name];
  for (let current = waiting.pop(); current !== undefined; current = waiting.pop()) {
    for (const called of drafts.get(current)?.body.calls ?? []) {
      if (called === name) return true;
      if (!seen.has(called)) waiting.push(called);
      seen.add(called);
    }
  }
  return false;
}
