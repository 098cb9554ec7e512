import { InputFault, oneOf } from '../input/inputFault';
import { type ArrowLine, readArrow, readWord, sourceLines, type WordLine } from '../input/lines';
import { defaultLabels, type FigureLabels } from '../labels';

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

/** What the kinds of branches are called in the drawing: words that all readers know. */
const BRANCHES = { alt: 'if', opt: 'optional' } as const satisfies Readonly<Record<string, keyof FigureLabels>>;

const isBranch = (word: string): word is keyof typeof BRANCHES => Object.hasOwn(BRANCHES, word);

/** Numbers of the participants. Without declared ones, each has the number of its first use. */
class Participants {
  readonly names: string[];
  private readonly isDeclared: boolean;

  constructor(declared: string[]) {
    this.names = declared;
    this.isDeclared = declared.length > 0;
  }

  numberOf(name: string, line: number): number {
    if (!this.names.includes(name)) {
      if (this.isDeclared) {
        throw new InputFault(line, `The participant "${name}" is not declared`, oneOf(name, this.names));
      }
      this.names.push(name);
    }
    return this.names.indexOf(name);
  }
}

function readMessage({ from, to, arrow, label, line }: ArrowLine, whole: string, participants: Participants): Message {
  if (label === '') {
    throw new InputFault(line, 'The message has no text', `write "${whole.replace(/:$/, '')}: what is sent"`);
  }
  return {
    step: 'message',
    from: participants.numberOf(from, line),
    to: participants.numberOf(to, line),
    text: label,
    isReply: arrow === '-->',
  };
}

/** @returns the step of a line that is no message; none for a declaration */
function readOther(
  { line, whole, word, name, text }: WordLine,
  participants: Participants,
  labels: FigureLabels,
): Step[] {
  const rest = whole.slice(word.length).trim();
  if (isBranch(word)) return [{ step: 'begin', word: labels[BRANCHES[word]], text: rest }];
  if (word === 'else') return [{ step: 'else', word: labels.else, text: rest }];
  if (word === 'end') return [{ step: 'end' }];
  if (word === 'note') {
    if (text === '') throw new InputFault(line, 'The note has no text', `write "note ${name}: what is worth knowing"`);
    return [{ step: 'note', at: participants.numberOf(name, line), text }];
  }
  if (word === 'participant') return [];
  throw new InputFault(
    line,
    `"${whole}" is not a line of a sequence`,
    'write "From -> To: request", "To --> From: reply", or a line that starts with participant, note, alt, else, opt or end',
  );
}

/** @returns the line on which the open branch begins after this step, if one is open */
function openBranch(open: number | undefined, step: Step, line: number): number | undefined {
  if (step.step === 'begin' && open !== undefined) {
    throw new InputFault(line, 'A branch starts inside another one', 'close the first one with "end"');
  }
  if ((step.step === 'else' || step.step === 'end') && open === undefined) {
    throw new InputFault(line, `"${step.step}" is outside of a branch`, 'start a branch with "alt" or "opt"');
  }
  return step.step === 'begin' ? line : step.step === 'end' ? undefined : open;
}

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
 * @throws {InputFault} for a line that is none of these or has no text, an unknown participant, a branch that is not closed
 */
export function readSequence(source: string, labels: FigureLabels = defaultLabels): SequenceInput {
  const lines = sourceLines(source);
  const declared = lines.map(readWord).filter(({ word }) => word === 'participant');
  const participants = new Participants(declared.map(({ name }) => name));
  const steps: Step[] = [];
  let open: number | undefined;
  for (const line of lines) {
    const arrow = readArrow(line, ['-->', '->']);
    const read = arrow
      ? [readMessage(arrow, line.text, participants)]
      : readOther(readWord(line), participants, labels);
    for (const step of read) {
      open = openBranch(open, step, line.number);
      steps.push(step);
    }
  }
  if (open !== undefined) {
    throw new InputFault(open, 'The branch is not closed', 'write "end" after its last message');
  }
  if (!steps.some(({ step }) => step === 'message')) {
    throw new InputFault(1, 'The sequence has no message', 'write lines of the form "From -> To: request"');
  }
  return { participants: participants.names, steps };
}
