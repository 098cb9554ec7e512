import { replyText } from '../../../../src/data/replyText';
import {
  createSession,
  type Reply,
  type RuleBase,
  type Session,
  say,
  update,
  variablesOf,
  winnerOf,
} from '../../../../src/dl';
import { assignment, type Turn } from '../../../texts/dialogTurns';
import { type FileLike, TextFault } from '../../../texts/fault';
import type { Problem } from '../../../texts/finding';
import type { DialogMeta } from './dialogMeta';
import type { DialogScript, Expectation, Step } from './dialogScript';

/** One phrase of the user and what the rules replied. */
export type Ran = { readonly phrase: string; readonly reply: Reply };

/** The first thing in a run that is not as the dialog says. */
type Difference = Problem & { readonly line: number };

type Run = { readonly turns: readonly Ran[]; readonly difference: Difference | undefined };

const correctDialog = 'write what the rules reply, or correct the rules';

const shown = (text: string) => `"${text.replaceAll('\n', ' ⏎ ')}"`;
const buttonsShown = (buttons: readonly string[]) =>
  buttons.length === 0 ? 'no buttons' : buttons.map((label) => `[${label}]`).join(' ');

/** The rule as a writer knows it: its label, else its id (section 15.2). */
function nodeOf(reply: Reply): string | null {
  return winnerOf(reply)?.label ?? reply.rule;
}

/** How to show a reply: a line of Pip has a text, and more of its lines stand below. */
function adviseReply(text: string): string {
  if (text === '') return 'give the reply a text, because a dialog shows no buttons without one';
  const [first, ...others] = text.split('\n');
  return `write "Pip: ${first}" below this line${others.length > 0 ? ', and what follows in indented lines' : ''}`;
}

function differenceOfReply(step: Step, reply: Reply): Difference | undefined {
  const view = replyText(reply.parts);
  const { text = '', buttons = [], line = step.turn.line } = step.reply ?? {};
  if (step.reply === undefined && (view.text !== '' || view.buttons.length > 0)) {
    const said = view.text === '' ? buttonsShown(view.buttons) : shown(view.text);
    return { line, reason: `expected no reply, found ${said}`, fix: adviseReply(view.text) };
  }
  if (text !== view.text) {
    const found = reply.rule === null ? 'no rule that answers' : `${shown(view.text)} of the rule "${nodeOf(reply)}"`;
    return { line, reason: `expected the reply ${shown(text)}, found ${found}`, fix: correctDialog };
  }
  if (buttons.join('\n') !== view.buttons.join('\n')) {
    const reason = `expected ${buttonsShown(buttons)}, found ${buttonsShown(view.buttons)}`;
    return { line, reason, fix: correctDialog };
  }
  return undefined;
}

function foundValue({ name }: Expectation, reply: Reply | undefined, session: Session): string {
  if (name === 'rule') {
    return (reply && nodeOf(reply)) ?? '';
  }
  return name === 'weight' ? String(reply?.weight ?? '') : (variablesOf(session)[name.toLowerCase()] ?? '');
}

function differenceOfExpectation(step: Step, reply: Reply | undefined, session: Session): Difference | undefined {
  for (const expected of step.expectations) {
    const found = foundValue(expected, reply, session);
    if (found !== expected.value) {
      const reason = `expected ${expected.name} "${expected.value}", found "${found}"`;
      const right = `= ${expected.name} ${found}`.trim();
      return { line: expected.line, reason, fix: `write "${right}", or correct the rules` };
    }
  }
  return undefined;
}

function differenceOfOperator({ turn }: Step, session: Session): Difference | undefined {
  if (variablesOf(session)['operator_state'] === 'active') {
    return undefined;
  }
  const reason = 'an operator speaks, but no rule has handed over the chat';
  return { line: turn.line, reason, fix: 'put [operator] into a reply above, or delete the line' };
}

/** Gives a variable a value; a name that does not exist is a difference. */
function setFromOutside(session: Session, { text, line }: Turn): Difference | undefined {
  const [, name = '', value = ''] = assignment.exec(text) ?? [];
  update(session, { [name.toLowerCase()]: value });
  const fix = 'declare it in a fence `dl-base variables`, or correct the name';
  return session.base.isVariable(name.toLowerCase())
    ? undefined
    : { line, reason: `there is no variable "${name}"`, fix };
}

/** Runs the steps until one differs. */
function runOnce(base: RuleBase, { steps }: DialogScript, { clock }: DialogMeta, seed: number): Run {
  const session = createSession(base, { clock, seed });
  const turns: Ran[] = [];
  for (const step of steps) {
    const reply = step.kind === 'say' ? say(session, step.turn.text) : undefined;
    if (reply !== undefined) {
      turns.push({ phrase: step.turn.text, reply });
    }
    const difference =
      (step.kind === 'set' ? setFromOutside(session, step.turn) : undefined) ??
      (reply && differenceOfReply(step, reply)) ??
      (step.kind === 'operator' ? differenceOfOperator(step, session) : undefined) ??
      differenceOfExpectation(step, reply, session);
    if (difference !== undefined) {
      return { turns, difference };
    }
  }
  return { turns, difference: undefined };
}

/** Seeds that are tried for a reply that is one of several. */
const seedsForOneOf = 200;
/** Seeds that must all give the reply of a dialog that does not call it one of several. */
const seedsForCertain = 10;

const count = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

const saysOneOf = ({ turns }: DialogScript) => turns.some(({ remark }) => /^one of\b/i.test(remark ?? ''));

/** Looks for a run that is as the dialog says; the one that goes farthest tells the most about why there is none. */
function searchRun(run: (seed: number) => Run): Run {
  let farthest: Run | undefined;
  for (const seed of count(seedsForOneOf)) {
    const tried = run(seed);
    if (tried.difference === undefined) {
      return tried;
    }
    if (tried.difference.line > (farthest?.difference?.line ?? 0)) {
      farthest = tried;
    }
  }
  const { turns, difference } = farthest ?? run(1);
  return {
    turns,
    difference: difference && { ...difference, reason: `in ${seedsForOneOf} runs, ${difference.reason}` },
  };
}

/** A reply that is not called one of several must come from every seed. */
function certainRun(run: (seed: number) => Run): Run {
  const runs = count(seedsForCertain).map(run);
  const right = runs.find(({ difference }) => difference === undefined);
  const wrong = runs.find(({ difference }) => difference !== undefined);
  if (wrong?.difference === undefined || right === undefined) {
    return wrong ?? right ?? run(1);
  }
  const fix = 'write "// one of …" after the reply, or seed= after the fence';
  return {
    ...wrong,
    difference: { ...wrong.difference, reason: `the reply is random: ${wrong.difference.reason}`, fix },
  };
}

function chooseRun(base: RuleBase, script: DialogScript, meta: DialogMeta): Run {
  const run = (seed: number) => runOnce(base, script, meta, seed);
  if (meta.seed !== undefined) {
    return run(meta.seed);
  }
  return saysOneOf(script) ? searchRun(run) : certainRun(run);
}

/**
 * Runs a dialog against the rules of its example and compares what a reader would see. A reply marked "one of" may be
 * the result of any seed; every other one must be the result of all seeds.
 *
 * @throws TextFault at the first turn that differs, with what was expected and found
 */
export function runDialog(base: RuleBase, script: DialogScript, meta: DialogMeta, file: FileLike): readonly Ran[] {
  const { turns, difference } = chooseRun(base, script, meta);
  if (difference !== undefined) {
    throw new TextFault(file, difference.line, difference.reason, difference.fix);
  }
  return turns;
}
