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

/** What Docusaurus prints before an error about the content of the site: which of its plugins met it. */
const isHeading = (part: unknown): boolean =>
  typeof part === 'string' && /^\[ERROR\] Site (?:plugin )?reload failure/.test(stripVTControlCharacters(part));

/** Milliseconds in which the plugins that read the same data meet the same error. */
const together = 3000;

/**
 * Docusaurus prints the errors of the live server with their stacks and fields, and once for each plugin. From now on,
 * this process prints what its reader needs of them, once.
 */
export function printPlainMessages(): void {
  const print = console.error;
  if (known.has(print)) return;
  let heading: unknown[] | undefined;
  let last = { text: '', time: 0 };
  console.error = (...parts: unknown[]) => {
    const [part] = parts;
    const isRepeated = isOfText(part) && part.message === last.text && Date.now() - last.time < together;
    if (isOfText(part)) last = { text: part.message, time: Date.now() };
    else if (heading) print(...heading);
    heading = isHeading(part) ? parts : undefined;
    if (!isRepeated && !heading) print(...parts.map(plain));
  };
  known.add(console.error);
}
