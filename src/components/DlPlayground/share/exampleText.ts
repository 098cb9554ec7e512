import type { ExampleBase } from '../../../data/exampleBase';
import { replyText } from '../../../data/replyText';
import { speakers } from '../../../data/speakers';
import type { Diagnostic } from '../../../dl';
import { framed } from '../../../dl/ruleFrame';
import { contestOf, ruleName } from '../chat/explainWeight';
import { variableChanges } from '../chat/variableChanges';
import type { Changed } from '../files/changes';
import type { Example } from '../files/example';
import { baseOf, frameIn, textOf } from '../files/files';
import type { Played } from '../worker/replay';
import type { Turn } from '../worker/turn';

/** A playground as text for a page. */
interface ExampleText {
  readonly text: string;
  /** What could not be written, for the reader. */
  readonly omitted?: string;
}

/** The playground as it is cannot be an example of a page; the message is for the reader. */
export class NoExample extends Error {
  override readonly name = 'NoExample';
}

/** Lines between marks that are longer than those in the lines. */
function fence(head: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([marks]) => marks.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${head}\n${text}\n${marks}`;
}

/** A value behind a word of a fence; it cannot contain its own quotes. */
const quoted = (text: string) =>
  text.includes('"') && !text.includes("'") ? `'${text}'` : `"${text.replaceAll('"', '”')}"`;

const word = (name: string, value: string | undefined) => (value === undefined ? '' : ` ${name}=${value}`);

/** A base as fences, in the order in which each may use what is above it. */
function baseFences({ dictionaries, variables, functions, spelling }: ExampleBase): string[] {
  const list = (name: string, title: string, lines: readonly string[]) =>
    lines.join('').trim() === '' ? [] : [fence(`dl-base ${name} title="${title}"`, lines.join('\n'))];
  return [
    ...list('variables', 'Variables', variables),
    ...list('spelling', 'Spelling', spelling),
    ...list('functions', 'Custom functions', functions),
    ...Object.entries(dictionaries).map(([name, lines]) =>
      fence(`dl-base dictionary=${name} title="Dictionary ${name}"`, lines.join('\n')),
    ),
  ];
}

/** The base of the example as it is: the sample assistant by its name, where nothing of it has been changed. */
function baseNow({ setup, own }: Example, { files, texts }: Changed): { assistant?: string; base: ExampleBase } {
  const isSame = files.every((file) => file.kind === 'rules' || (textOf(file, texts) === file.text && !file.isAdded));
  return setup.assistant !== undefined && isSame
    ? { assistant: setup.assistant, base: own }
    : { base: baseOf(files, texts) };
}

/** The rules. If they build on earlier ones, those are first in the same fence. */
function rulesOf({ files, texts }: Changed): { text: string; isPart: boolean; isWhole: boolean } {
  const [own, earlier] = files.filter(({ kind }) => kind === 'rules');
  if (own === undefined) return { text: '', isPart: false, isWhole: true };
  const text = textOf(own, texts);
  if (earlier === undefined) return { text: text.trimEnd(), isPart: frameIn(own, text).part, isWhole: false };
  const before = textOf(earlier, texts).trimEnd();
  return { text: `${before}\n\n${framed(text, frameIn(own, text))}`, isPart: false, isWhole: true };
}

function titleOf({ title }: Example, isWrong: boolean): string {
  const right = title.replace(/^Wrong: */, '');
  return isWrong ? `Wrong: ${right}` : right;
}

const codesOf = (messages: readonly Diagnostic[], severity: Diagnostic['severity']): string | undefined => {
  const codes = [...new Set(messages.filter((one) => one.severity === severity).map(({ code }) => String(code)))];
  return codes.length === 0 ? undefined : quoted(codes.join(', '));
};

/** Text after two slashes is a remark, and other beginnings say something else in a dialog. */
const isPlain = (line: string) => line !== '' && line === line.trim() && !/(?:^|\s)\/\//.test(line);
const isReplyLine = (line: string) =>
  isPlain(line.trim()) && !/^(?:\[|=|(?:User|Pip|Operator|Event|Set):)/.test(line.trim());

function nodeOf({ reply }: Turn): string {
  const winner = contestOf(reply)?.winner;
  return winner === undefined ? (reply.rule ?? '') : ruleName(winner);
}

function expectationsOf(turn: Turn): string[] {
  const changed = variableChanges(turn.before, turn.after).filter((one) => one.changed && !one.automatic);
  const told = changed.filter(
    ({ name, after }) => after === after.trim() && !after.includes('\n') && !['rule', 'weight'].includes(name),
  );
  return [
    ...(turn.reply.rule === null ? [] : [`= rule ${nodeOf(turn)}`]),
    ...told.map(({ name, after }) => `= ${name} ${after}`.trimEnd()),
  ];
}

/** @returns the lines of a turn; nothing when a page has no way to write it */
function turnLines(turn: Turn): string[] | undefined {
  const { text, buttons } = replyText(turn.reply.parts);
  const [first = '', ...others] = text.split('\n');
  const canBeWritten =
    isPlain(turn.phrase.trim()) &&
    (text === '' ? buttons.length === 0 : isPlain(first) && others.every(isReplyLine)) &&
    buttons.every((label) => isPlain(label) && !/[[\]]/.test(label));
  if (!canBeWritten) return undefined;
  return [
    `${speakers.user}: ${turn.phrase.trim()}`,
    ...(text === '' ? [] : [`${speakers.assistant}: ${first}`, ...others.map((line) => `  ${line}`)]),
    ...(buttons.length === 0 ? [] : [buttons.map((label) => `[${label}]`).join(' ')]),
    ...expectationsOf(turn),
  ];
}

/** The dialog up to the first turn that a page cannot show. */
function dialogOf({ steps, turns }: Played): { lines: string[]; omitted?: string } {
  const lines: string[] = [];
  let at = 0;
  for (const step of steps) {
    if (step.kind === 'closeOperator') {
      lines.push('Set: operator_state = closed');
      continue;
    }
    const turn = turns[at++];
    const own = turn && turnLines(turn);
    if (own === undefined) {
      return { lines, omitted: `The dialog ends before “${step.phrase}”, which a page cannot show.` };
    }
    lines.push(...own);
  }
  return { lines };
}

/**
 * Writes what the playground shows as the fences of a page: the files, the rules, and the dialog that was played, with
 * what must be true after each turn. The checks of the pages accept the text as it is.
 *
 * @param messages of the compiler about the texts
 * @throws NoExample when there are no rules, or when something besides the rules is wrong
 */
export function exampleText(
  example: Example,
  now: Changed,
  messages: readonly Diagnostic[],
  played: Played,
): ExampleText {
  const { text, isPart, isWhole } = rulesOf(now);
  if (text.trim() === '') throw new NoExample('There are no rules to copy.');
  const other = messages.find(({ file }) => now.files.find(({ id }) => id === file)?.kind !== 'rules');
  if (other !== undefined)
    throw new NoExample(`There is a message about “${other.file}” below the editor. Fix what it reports first.`);
  const errors = codesOf(messages, 'error');
  const title = titleOf(example, errors !== undefined);
  const { assistant, base } = baseNow(example, now);
  const id = isWhole || example.setup.id === undefined ? undefined : quoted(example.setup.id);
  const head =
    `dl title=${quoted(title)}${word('name', id)}${word('base', assistant)}${word('error', errors)}` +
    `${word('warning', codesOf(messages, 'warning'))}${isPart && errors === undefined ? ' fragment' : ''}`;
  const { lines, omitted } = dialogOf(played);
  const seed = played.isCertain ? '' : ' seed=1';
  const hasDialog = errors === undefined && lines.some((line) => line.startsWith(`${speakers.user}: `));
  const dialog = hasDialog ? [fence(`dl-dialog title=${quoted(`${title}: the dialog`)}${seed}`, lines.join('\n'))] : [];
  return {
    text: `${[...baseFences(base), fence(head, text), ...dialog].join('\n\n')}\n`,
    ...(errors === undefined ? omitted && { omitted } : { omitted: 'Rules with errors have no dialog.' }),
  };
}
