import type { Code } from 'mdast';
import { dialogTurns, type Turn } from '../../../texts/dialogTurns';
import { fail, type Place } from '../../../texts/place';

/** What must be true after a turn: `= rule track_status`, `= weight 32768`, `= user_name Nina`. */
export type Expectation = { readonly name: string; readonly value: string; readonly line: number };

/** The user says something, a variable gets a value from outside, or a live operator has the chat. */
export type Step = {
  readonly kind: 'say' | 'set' | 'operator';
  readonly turn: Turn;
  /** The reply that the dialog shows; nothing when none is shown. */
  readonly reply: Turn | undefined;
  readonly expectations: readonly Expectation[];
};

/** A fence ` ```dl-dialog ` as it was written. */
export type DialogScript = {
  /** All turns, for the picture of the dialog. */
  readonly turns: readonly Turn[];
  readonly steps: readonly Step[];
};

const expectation = /^=\s+(\S+)(?:\s+(.*))?$/;

function expectationOf(text: string, line: number, file: Place['file']): Expectation {
  const [, name, value = ''] = expectation.exec(text.trim()) ?? [];
  if (name === undefined) {
    return fail({ file, line }, `"${text}" expects nothing`, 'write "= rule name" or "= variable value"');
  }
  return { name, value: value.trim(), line };
}

function addReply(steps: Step[], reply: Turn, file: Place['file']): void {
  const step = steps.at(-1);
  if (step?.kind !== 'say' || step.reply !== undefined) {
    const fix = "write the user's line above it; a reply continues in an indented line";
    fail({ file, line: reply.line }, "Pip's line does not reply to a line of the user", fix);
  } else {
    steps[steps.length - 1] = { ...step, reply };
  }
}

function addExpectation(steps: Step[], expected: Expectation, file: Place['file']): void {
  const step = steps.at(-1);
  if (step === undefined) {
    fail({ file, line: expected.line }, 'nothing was said yet', 'put "= …" below a turn');
  } else {
    steps[steps.length - 1] = { ...step, expectations: [...step.expectations, expected] };
  }
}

/** What is signalled with `Event:`, and a remark, is only shown. */
const kinds: Readonly<Record<string, Step['kind']>> = { User: 'say', Set: 'set', Operator: 'operator' };

function addTurn(steps: Step[], turn: Turn, file: Place['file']): void {
  const kind = kinds[turn.speaker ?? ''];
  if (turn.speaker === 'Pip') addReply(steps, turn, file);
  else if (kind !== undefined) steps.push({ kind, turn, reply: undefined, expectations: [] });
}

/**
 * Reads the form of ` ```dialog ` with lines `= …` that say what must be true after a turn. Readers do not see those
 * lines.
 *
 * @throws TextFault with the line of the fault
 */
export function readDialogScript({ value }: Code, fence: Place): DialogScript {
  const lines = value.split('\n');
  const isExpected = (line: string) => /^\s*=/.test(line);
  const turns = dialogTurns(lines.map((line) => (isExpected(line) ? '' : line)).join('\n'), fence);
  const expected = lines.flatMap((line, index) =>
    isExpected(line) ? [expectationOf(line, fence.line + 1 + index, fence.file)] : [],
  );
  const steps: Step[] = [];
  for (const item of [...turns, ...expected].sort((one, other) => one.line - other.line)) {
    if ('speaker' in item) {
      addTurn(steps, item, fence.file);
    } else {
      addExpectation(steps, item, fence.file);
    }
  }
  if (!steps.some(({ kind }) => kind === 'say')) {
    fail(fence, 'the user says nothing in the dialog', 'write a line "User: …"');
  }
  return { turns, steps };
}
