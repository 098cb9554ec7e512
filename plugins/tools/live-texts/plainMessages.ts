import { stripVTControlCharacters } from 'node:util';
import { plainErrors } from '../safe-build/plainErrors';

/** An error without a kind of its own is one about texts or data, and not about code, for which the stack helps. */
const isOfText = (part: unknown): part is Error => part instanceof Error && part.name === 'Error';

const isReport = (part: unknown): part is string =>
  typeof part === 'string' && stripVTControlCharacters(part).startsWith('[ERROR] ') && /\n\s+at /.test(part);

const plain = (part: unknown): unknown => {
  if (isOfText(part)) return part.message;
  return isReport(part) ? plainErrors(part) : part;
};

const known = new WeakSet<typeof console.error>();

/**
 * Docusaurus prints the errors of the live server with their stacks and fields. From now on, this process prints what its
 * reader needs of them.
 */
export function printPlainMessages(): void {
  const print = console.error;
  if (known.has(print)) return;
  console.error = (...parts: unknown[]) => print(...parts.map(plain));
  known.add(console.error);
}
