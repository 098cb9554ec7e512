import { InputFault, oneOf } from '../input/inputFault';
import { readArrow, readWord, sourceLines } from '../input/lines';

export interface Message {
  readonly step: 'message';
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly isReply: boolean;
}

export type Step =
  | Message
  | { readonly step: 'note'; readonly at: number; readonly text: string }
  | { readonly step: 'begin' | 'else'; readonly word: string; readonly text: string }
  | { readonly step: 'end' };

export interface SequenceInput {
  readonly participants: readonly string[];
  readonly steps: readonly Step[];
}

/** What the two kinds of branches are called in the drawing: words that all readers know. */
const BRANCHES: Readonly<Record<string, string>> = { alt: 'If', opt: 'Optional' };

/**
 * Messages between participants, from the top down.
 *
 * ```text
 * participant User               declares the order; without any, the order of first use
 * User -> Connector: request     numbered by itself
 * Connector --> User: reply      an answer, dashed
 * note Engine: text              a remark on the line of a participant
 * alt the service answers        a branch, drawn as "If", until "end"
 * else time-out
 * end
 * opt the user rates             a part that may be left out
 * ```
 *
 * @throws {InputFault} for a line that is none of these, an unknown participant, a branch that is not closed
 */
export function readSequence(source: string): SequenceInput {
  const lines = sourceLines(source);
  const declared = lines.map(readWord).filter(({ word }) => word === 'participant');
  const participants = declared.map(({ name }) => name);
  const steps: Step[] = [];
  let open: number | undefined;

  const indexOf = (name: string, line: number): number => {
    if (!participants.includes(name)) {
      if (declared.length > 0) {
        throw new InputFault(line, `The participant "${name}" is not declared`, oneOf(name, participants));
      }
      participants.push(name);
    }
    return participants.indexOf(name);
  };

  for (const line of lines) {
    const arrow = readArrow(line, ['-->', '->']);
    if (arrow) {
      if (arrow.label === '') {
        throw new InputFault(line.number, 'The message has no text', `write "${line.text}: what is sent"`);
      }
      const from = indexOf(arrow.from, line.number);
      const to = indexOf(arrow.to, line.number);
      steps.push({ step: 'message', from, to, text: arrow.label, isReply: arrow.arrow === '-->' });
      continue;
    }
    const { word, name, text } = readWord(line);
    const rest = line.text.slice(word.length).trim();
    const branch = BRANCHES[word];
    if (branch !== undefined) {
      if (open !== undefined) {
        throw new InputFault(line.number, 'A branch starts inside another one', 'close the first one with "end"');
      }
      open = line.number;
      steps.push({ step: 'begin', word: branch, text: rest });
    } else if (word === 'else' || word === 'end') {
      if (open === undefined) {
        throw new InputFault(line.number, `"${word}" is outside of a branch`, 'start a branch with "alt" or "opt"');
      }
      if (word === 'end') {
        open = undefined;
      }
      steps.push(word === 'end' ? { step: 'end' } : { step: 'else', word: 'Else', text: rest });
    } else if (word === 'note') {
      steps.push({ step: 'note', at: indexOf(name, line.number), text });
    } else if (word !== 'participant') {
      throw new InputFault(
        line.number,
        `"${line.text}" is not a line of a sequence`,
        'write "From -> To: request", "To --> From: reply", or a line that starts with participant, note, alt, else, opt or end',
      );
    }
  }
  if (open !== undefined) {
    throw new InputFault(open, 'The branch is not closed', 'write "end" after its last message');
  }
  if (!steps.some(({ step }) => step === 'message')) {
    throw new InputFault(1, 'The sequence has no message', 'write lines of the form "From -> To: request"');
  }
  return { participants, steps };
}
