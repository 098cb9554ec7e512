import { adviseNames } from '../../src/data/nearNames';
import { speakers as sides } from '../../src/data/speakers';
import { fail, type Place } from './place';

/** The speakers that are allowed before the colon (style of this site, "DL examples and dialogs"). */
const speakers = [sides.user, sides.assistant, 'Operator', 'Event', 'Set'] as const;
type Speaker = (typeof speakers)[number];

/** One line of a dialog with what belongs to it. A remark on a separate line has no speaker. */
export type Turn = {
  speaker: Speaker | undefined;
  /**
   * What is said, with a line break where the reply continues on a new line, and two spaces for each list around its
   * list.
   */
  text: string;
  buttons: string[];
  remark: string | undefined;
  /** Line in the file. */
  line: number;
};

/** `Set: name = value` gives a variable a value before the next turn. */
export const assignment = /^([A-Za-z0-9_\-+.]+)\s*=\s*(.*)$/;

type Line = { text: string; place: Place };

const isSpeaker = (name: string): name is Speaker => speakers.some((speaker) => speaker === name);

/** Two slashes inside an address are not a remark, because a remark has a space before it. */
function splitRemark(line: string): { said: string; remark: string | undefined } {
  const [, said = line, remark] = /^(.*?)(?:^|\s)\/\/\s*(.*)$/.exec(line) ?? [];
  return { said: said.trim(), remark: remark?.trim() };
}

function labelsOf(said: string, place: Place): string[] {
  if (!/^\[[^[\]]+\](?:\s*\[[^[\]]+\])*$/.test(said)) {
    fail(
      place,
      `"${said}" starts like a button but is something else`,
      'write each button as [Label], with nothing between them',
    );
  }
  return [...said.matchAll(/\[([^[\]]+)\]/g)].map(([, label = '']) => label.trim());
}

/** Buttons belong to a reply: the turn above them. */
function replyAbove(turns: readonly Turn[], place: Place): Turn {
  const turn = turns.at(-1);
  if (turn === undefined) {
    return fail(place, 'buttons come before the first line', 'write the line "Pip: …" above them');
  }
  if (turn.speaker !== 'Pip' && turn.speaker !== 'Operator') {
    const above = turn.speaker === undefined ? 'a remark' : `a line of ${turn.speaker}`;
    fail(place, `buttons are below ${above}`, 'put them below the line of Pip or Operator that shows them');
  }
  return turn;
}

function readTurn(said: string, remark: string | undefined, place: Place): Turn {
  const [, name, spoken] = /^([^\s:]+):\s*(.*)$/.exec(said) ?? [];
  if (name === undefined || spoken === undefined) {
    return fail(place, `the line "${said}" does not say who speaks`, `start it with ${speakers.join(': or ')}:`);
  }
  if (!isSpeaker(name)) {
    return fail(place, `the dialog has no speaker "${name}"`, adviseNames(name, speakers));
  }
  if (spoken === '') {
    return fail(place, `the line of ${name} is empty`, 'write what is said, or delete the line');
  }
  if (name === 'Event' && assignment.test(spoken)) {
    const fix = `write "Set: ${spoken}", as Event: is only for a signal`;
    return fail(place, `the line "Event: ${spoken}" gives a variable a value`, fix);
  }
  if (name === 'Set' && !assignment.test(spoken)) {
    return fail(
      place,
      `the line "Set: ${spoken}" does not give a variable a value`,
      'write it in the form "Set: user_name = Nina"',
    );
  }
  return { speaker: name, text: spoken, buttons: [], remark, line: place.line };
}

const beginsTurn = new RegExp(`^\\s+(?:\\[|//|(?:${speakers.join('|')}):)`);

/** An indented line without a speaker continues the line above, as in DL itself. */
const goesOn = (text: string) => /^\s/.test(text) && !beginsTurn.test(text);

/** Spaces before a continued line; more of them mark an item of an inner list. */
const lineIndent = 2;

function addLine(turns: readonly Turn[], said: string, indent: number, place: Place): void {
  const turn = turns.at(-1);
  if (turn?.speaker === undefined || turn.buttons.length > 0) {
    fail(place, `the indented line "${said}" does not continue anything`, 'put it right below the line it belongs to');
  } else {
    turn.text += `\n${' '.repeat(Math.max(0, indent - lineIndent))}${said}`;
  }
}

/** A remark after a further line, or after buttons, is about the turn that they belong to. */
function addRemark(turns: readonly Turn[], remark: string | undefined, place: Place): void {
  const turn = turns.at(-1);
  if (turn === undefined || remark === undefined) {
    return;
  }
  if (turn.remark !== undefined) {
    fail(
      place,
      `the remark "${remark}" is the second one of its turn`,
      'write one remark, or put it on a separate line',
    );
  }
  turn.remark = remark;
}

function readLine({ text, place }: Line, turns: Turn[]): void {
  const { said, remark } = splitRemark(text);
  if (said === '') {
    turns.push({ speaker: undefined, text: remark ?? '', buttons: [], remark: undefined, line: place.line });
    return;
  }
  if (goesOn(text)) {
    addLine(turns, said, text.search(/\S/), place);
    addRemark(turns, remark, place);
    return;
  }
  if (said.startsWith('[')) {
    replyAbove(turns, place).buttons.push(...labelsOf(said, place));
    addRemark(turns, remark, place);
    return;
  }
  turns.push(readTurn(said, remark, place));
}

/**
 * Reads the text of a fence `dialog`: one line for each turn, further lines of it indented by two spaces and items of
 * inner lists by two more, buttons in square brackets below, and remarks after `//`.
 *
 * @param value text of the fence
 * @param fence where the fence starts; its text starts one line below
 * @returns the turns in their order, at least one of them with a speaker
 * @throws TextFault with the line of the fault
 */
export function dialogTurns(value: string, fence: Place): Turn[] {
  const turns: Turn[] = [];
  for (const [index, text] of value.split('\n').entries()) {
    if (text.trim() !== '') {
      readLine({ text: text.trimEnd(), place: { file: fence.file, line: fence.line + 1 + index } }, turns);
    }
  }
  if (!turns.some(({ speaker }) => speaker !== undefined)) {
    fail(fence, 'the dialog is empty', 'write one line for each turn: "User: …" and "Pip: …"');
  }
  return turns;
}
