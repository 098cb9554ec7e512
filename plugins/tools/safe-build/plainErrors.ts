import { stripVTControlCharacters } from 'node:util';

/** What Docusaurus puts around every error of a build, and says nothing of it. */
const frame = /^(?:Unable to build website for locale|Docusaurus static site generation failed|AggregateError$)/;

const beginning = /^(?:\[ERROR\] )?(?:\[cause\]: )?(?:Uncaught )?((?:[A-Z]\w*)?Error)(?:: (.*?))?(?: \{)?$/;
const page = /^Can't render static file for pathname "(.*)"$/;
const endOfMessage = /^(?:at |\.\.\. \d+|[[\]{}]|Node\.js v|\[INFO\] |Node version: )/;
/** The line of code that Node shows above an uncaught error. */
const shownCode = /^\S+\.[cm]?[jt]s:\d+\n(?:.*\n)*? *\^+\n/m;

type Message = { kind: string; lines: string[]; place?: string };

/** Faults of code, not of a text: the function where it happened helps. */
const isOfCode = ({ kind }: Message) => kind !== 'Error';

function messagesIn(lines: readonly string[]): Message[] {
  const messages: Message[] = [];
  let open: Message | undefined;
  for (const line of lines) {
    const [begins, kind, text = kind] = beginning.exec(line) ?? [];
    if (begins && kind) {
      open = { kind, lines: [text ?? kind] };
      messages.push(open);
    } else if (endOfMessage.test(line)) {
      const last = messages.at(-1);
      if (line.startsWith('at ') && last) last.place ??= line;
      open = undefined;
    } else {
      open?.lines.push(line);
    }
  }
  return messages;
}

const textOf = (message: Message): string => {
  const text = message.lines.join('\n').trim();
  return isOfCode(message) && message.place ? `${message.kind}: ${text}, ${message.place}` : text;
};

function sentenceOfPages(pages: readonly string[]): string {
  const more = pages.length > 3 ? ' and others' : '';
  return `Pages that could not be made: ${pages.slice(0, 3).join(', ')}${more}.`;
}

/**
 * Says what went wrong in a failed build, cause first: each message once, without the stacks and the frames of the
 * generator.
 *
 * @param output what a program has printed as its errors
 * @returns its messages, or the output itself when no error is in it
 */
export function plainErrors(output: string): string {
  const plain = stripVTControlCharacters(output).replace(shownCode, '');
  const lines = plain.split('\n');
  const first = lines.findIndex((line) => beginning.test(line.trim()));
  if (first === -1) {
    return output;
  }
  const messages = messagesIn(lines.slice(first).map((line) => line.trim()));
  const pages = messages.flatMap(({ lines: [text = ''] }) => page.exec(text)?.[1] ?? []);
  const told = messages.filter(({ lines: [text = ''] }) => !frame.test(text) && !page.test(text));
  const reasons = [...new Set(told.map(textOf))].reverse();
  return [
    lines.slice(0, first).join('\n').trim(),
    ...reasons,
    ...(pages.length > 0 ? [sentenceOfPages([...new Set(pages)])] : []),
  ]
    .filter((text) => text !== '')
    .join('\n');
}
