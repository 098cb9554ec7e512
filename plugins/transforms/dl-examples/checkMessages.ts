import type { Diagnostic } from '../../../src/dl';
import { fail, type Place } from '../../texts/place';

/** What a fence announces about itself. */
export type Announced = {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** Messages about the frame of an example are shown at its fence. */
  readonly lineCount: number;
};

/** @param line line of the fence, counted from 1; other lines are not seen by the reader */
const placeInFence = ({ file, line: fence }: Place, line: number, lineCount: number): Place => ({
  file,
  line: line >= 1 && line <= lineCount ? fence + line : fence,
});

/** The sentence of a message without its full stop, as errors are written. */
const words = (sentence: string) => sentence.replace(/\.$/, '');

const list = (codes: Iterable<string>) => [...new Set(codes)].sort().join(', ');

function failWith(place: Place, { code, message, fix }: Diagnostic, expected: string): never {
  return fail(place, `expected ${expected}, found ${code}: ${words(message)}`, words(fix));
}

/** Every message must be announced, and everything announced must occur. */
function checkKind(
  found: readonly Diagnostic[],
  codes: readonly string[],
  kind: string,
  place: (line: number) => Place,
) {
  const strange = found.find(({ code }) => !codes.includes(String(code)));
  if (strange !== undefined) {
    failWith(place(strange.line), strange, codes.length === 0 ? `no ${kind}` : `the ${kind} ${list(codes)}`);
  }
  const missing = codes.filter((code) => !found.some((message) => String(message.code) === code));
  if (missing.length > 0) {
    const others = list(found.map(({ code }) => String(code)));
    const reason = `expected the ${kind} ${list(missing)}, found ${others === '' ? `no ${kind}` : others}`;
    fail(place(0), reason, `make the mistake that gives ${list(missing)}, or delete "${kind}"`);
  }
}

/**
 * Compares the messages of the engine with those that a fence announces.
 *
 * @param messages with lines of the fence, counted from 1
 * @throws TextFault at the wrong line, with what was expected and found, and the message and fix of the engine
 */
export function checkMessages(messages: readonly Diagnostic[], announced: Announced, fence: Place): void {
  const place = (line: number) => placeInFence(fence, line, announced.lineCount);
  const of = (severity: Diagnostic['severity']) => messages.filter((message) => message.severity === severity);
  checkKind(of('error'), announced.errors, 'error', place);
  checkKind(of('warning'), announced.warnings, 'warning', place);
}
