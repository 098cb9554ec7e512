import { stripVTControlCharacters } from 'node:util';
import { plainErrors } from '../safe-build/plainErrors';

/** An error without a kind of its own is one about texts or data, and not about code, for which the stack helps. */
const isOfText = (part: unknown): part is Error => part instanceof Error && part.name === 'Error';

const isReport = (part: unknown): part is string =>
  typeof part === 'string' && stripVTControlCharacters(part).startsWith('[ERROR] ') && /\n\s+at /.test(part);

/** Docusaurus puts its own error around one that it meets in a file of the site. */
const innermost = (error: Error): Error => (error.cause instanceof Error ? innermost(error.cause) : error);

const plain = (part: unknown): unknown => {
  if (isOfText(part)) return innermost(part).message;
  return isReport(part) ? plainErrors(part) : part;
};

const known = new WeakSet<typeof console.error>();

/** What Docusaurus prints before an error about the content of the site: which of its parts met it. */
const ofHeading = /^\[ERROR\] (?:Site (?:plugin )?reload failure|Loading of version failed|Sidebars file at)/;
const isHeading = (part: unknown): boolean =>
  typeof part === 'string' && ofHeading.test(stripVTControlCharacters(part));

/** Milliseconds in which the plugins that read the same data meet the same error. */
const together = 3000;

/**
 * Docusaurus prints the errors of the live server with their stacks and fields, and once for each plugin. From now on,
 * this process prints what its reader needs of them, once.
 */
export function printPlainMessages(): void {
  const print = console.error;
  if (known.has(print)) return;
  let headings: unknown[][] = [];
  let last = { text: '', time: 0 };
  console.error = (...parts: unknown[]) => {
    const [part] = parts;
    if (isHeading(part)) {
      headings.push(parts);
      return;
    }
    const text = isOfText(part) ? innermost(part).message : '';
    const isRepeated = text !== '' && text === last.text && Date.now() - last.time < together;
    if (text === '') for (const waiting of headings) print(...waiting);
    else last = { text, time: Date.now() };
    headings = [];
    if (!isRepeated) print(...parts.map(plain));
  };
  known.add(console.error);
}
