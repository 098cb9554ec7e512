import { functionHelp } from '../../../data/dlHelp/functions';
import { answerTags, questionTags, type TagHelp } from '../../../data/dlHelp/tags';
import { variableHelp } from '../../../data/dlHelp/variables';
import { nearNames } from '../../../data/nearNames';
import { editDistance } from '../../../data/nearRoutes';
import type { Diagnostic } from '../../../dl';
import type { BaseNames } from '../files/names';

/** A piece of text to replace. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** A repair that needs no thought of the writer. */
export interface QuickFix {
  /** What the button says. */
  readonly label: string;
  /** Id of the file to change. */
  readonly file: string;
  readonly changes: readonly Change[];
}

type QuickFixMaker = (message: Diagnostic, text: string, names: BaseNames) => readonly QuickFix[];

const quickFix = ({ file }: Diagnostic, label: string, from: number, to: number, insert: string): QuickFix => ({
  label,
  file,
  changes: [{ from, to, insert }],
});

const wordOf = ({ start, end }: Diagnostic, text: string) => text.slice(start, end);

/** A shorter word is near to too many names. */
const shortestWord = 3;

/** A button does what it says, so its name must be nearer than one that advice in words may offer. */
const isAnother = (wanted: string, name: string) => {
  const [typed, known] = [wanted.toLowerCase(), name.toLowerCase()];
  // It exists but has an error of its own, so the engine does not know it.
  if (typed === known) return true;
  return typed.length < 5 && !known.includes(typed) && editDistance(typed, known) > 1;
};

const nearest = (wanted: string, known: readonly string[]) =>
  wanted.length < shortestWord ? [] : nearNames(wanted, known, 1).filter((name) => !isAnother(wanted, name));

/** Replaces a name by the nearest that exists. */
const rename =
  (known: (names: BaseNames) => readonly string[]): QuickFixMaker =>
  (message, text, names) => {
    const wanted = wordOf(message, text);
    return nearest(wanted, known(names)).map((name) =>
      quickFix(message, `Write ${name}`, message.start, message.end, name),
    );
  };

const insertAt =
  (label: string, insert: string, place: (message: Diagnostic, text: string) => number): QuickFixMaker =>
  (message, text) => {
    const at = place(message, text);
    return [quickFix(message, label, at, at, insert)];
  };

const lineEnd = (text: string, at: number) => {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
};

/** Puts a line before the END of a rule; a fragment shows no END. */
const lineBeforeEnd =
  (line: string): QuickFixMaker =>
  (message, text) => {
    const form = /^[ \t]*END[ \t]*$/gim;
    form.lastIndex = message.start;
    const end = form.exec(text)?.index;
    const at = end ?? text.length;
    return [quickFix(message, `Insert ${line}`, at, at, end === undefined ? `\n${line}` : `${line}\n`)];
  };

const knownVariables = (names: BaseNames) => [...names.variables, ...Object.keys(variableHelp)];

const variables: QuickFixMaker = (message, text, names) => {
  const wanted = wordOf(message, text);
  // A space or a letter of another alphabet cuts the name off here, so any suggestion would be based on half of it.
  if (/^(?: *\p{L})/u.test(text.slice(message.end))) return [];
  const known = knownVariables(names);
  const declared = names.variables.length === 0 ? wanted : `\n${wanted}`;
  return [
    ...rename(() => known)(message, text, names),
    { label: `Declare ${wanted}`, file: 'variables', changes: [{ from: -1, to: -1, insert: declared }] },
  ];
};

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

const begin = /^[ \t]*begin(?:\s|$)/im;

/** Without BEGIN and END, an empty line separates the rules. */
const isFile = (text: string) => begin.test(text);

/** An id for one more rule. */
const nextId = (text: string) => `rule_${text.split(begin).length}`;

/** A question below an answer is the start of another rule more often than a question too late. */
const startRule: QuickFixMaker = (message, text) => {
  const at = lineStart(text, message.start);
  const own = text.slice(0, at).split(begin).at(-1) ?? '';
  if (!/^#/m.test(own)) return [];
  const insert = isFile(text) ? `END\n\nBEGIN ${nextId(text)}\n` : '\n';
  return [
    quickFix(
      message,
      isFile(text) ? 'Start another rule' : 'Insert an empty line to start another rule',
      at,
      at,
      insert,
    ),
  ];
};

/** Lines of a rule between rules that have BEGIN and END. */
function encloseRule(message: Diagnostic, text: string): readonly QuickFix[] {
  const at = lineStart(text, message.start);
  const next = begin.exec(text.slice(at));
  const end = next === null ? text.length : at + next.index;
  const lines = text.slice(at, end).trimEnd();
  const insert = `BEGIN ${nextId(text)}\n${lines}\nEND${next === null ? '' : '\n\n'}`;
  return [quickFix(message, 'Put BEGIN and END around it', at, end, insert)];
}

const frame = /^[ \t]*(begin|end)(?:\s|$)/gim;
const emptyLine = /\n[ \t]*\n/;

/** The lines around a place that belong to its rule, or nothing where the place is between two rules. */
function ownLines(text: string, from: number, to: number): { above: string; below: string } | undefined {
  const opened = [...text.slice(0, from).matchAll(frame)].at(-1);
  if (opened?.[1]?.toLowerCase() === 'end') return undefined;
  const [below = ''] = text.slice(to).split(isFile(text) ? /^[ \t]*(?:begin|end)(?:\s|$)/im : emptyLine);
  return { above: text.slice(opened?.index ?? 0, from), below: below.trim() };
}

const lineAt = (text: string, place: number) => text.slice(lineStart(text, place), lineEnd(text, place)).trim();

/** A line without a mark: what it is meant as depends on what is above it, and a question needs something below it. */
function markLine(message: Diagnostic, text: string): readonly QuickFix[] {
  const at = lineStart(text, message.start);
  const lines = ownLines(text, at, lineEnd(text, at));
  if (lines === undefined) return [];
  const { above, below } = lines;
  // Below an answer, an empty line is the end of a rule.
  const isNext = !isFile(text) && /^#/m.test(above) && /\n[ \t]*\n$/.test(above);
  const line = lineAt(text, at);
  const isVariable = /^!?%/.test(line);
  if (/^\$/m.test(above) && !isNext) return isVariable ? [] : [quickFix(message, 'Write # before it', at, at, '# ')];
  if (below === '') return [];
  if (/^label +\S+$/i.test(line)) return [quickFix(message, 'Write -- before it', at, at, '--')];
  if (/^!?%[\w.+-]+ *(?:!?= *"[^"]*")?$/.test(line)) return [quickFix(message, 'Write + before it', at, at, '+')];
  return isVariable ? [] : [quickFix(message, 'Write $ before it', at, at, '$ ')];
}

/** A line that belongs to a rule but is outside BEGIN and END. */
const isOutside = (message: Diagnostic, text: string) =>
  isFile(text) && /^(?:[+$]|--label\b)/i.test(lineAt(text, message.start));

/** END closes only what BEGIN opens; a short line without a mark opens a rule as well. */
const isBegun = (text: string, place: number) => /^begin(?:\s|$)/i.test(lineAt(text, place));

/** @returns the place of the line that opens the rule above a place */
function openedAt(text: string, place: number): number {
  const closed = [...text.slice(0, place).matchAll(frame)].filter(([, word]) => word?.toLowerCase() === 'end').at(-1);
  const from = closed === undefined ? 0 : lineEnd(text, closed.index);
  return from + text.slice(from).search(/\S/);
}

/** Invisible characters before the mark of a line, which come with copied text. */
const unseen = /^[\u00a0\u00ad\u200b-\u200f\u2060\ufeff]+(?=[$#@+]|--|\/\/|begin\b|end\b)/i;

const unknownLine: QuickFixMaker = (message, text) => {
  const at = lineStart(text, message.start);
  const [hidden] = unseen.exec(text.slice(at)) ?? [];
  if (hidden !== undefined) return [quickFix(message, 'Remove the invisible character', at, at + hidden.length, '')];
  const line = lineAt(text, message.start);
  if (isBegun(text, message.start)) {
    return isBegun(text, openedAt(text, message.start))
      ? [quickFix(message, 'Insert END before it', message.start, message.start, 'END\n\n')]
      : [];
  }
  if (isOutside(message, text)) return encloseRule(message, text);
  return /^(?:[\p{L}\p{N}]|!?%)/u.test(line) && !/^end$/i.test(line) ? markLine(message, text) : [];
};

const node: QuickFixMaker = (message, text, names) => {
  // The message about [FromState("…")] is about the whole tag.
  const [, before = '', wanted = wordOf(message, text)] =
    /^(\[\s*\w+\s*\(\s*")([^"]*)/.exec(wordOf(message, text)) ?? [];
  const from = message.start + before.length;
  return nearest(wanted, names.nodes).map((name) =>
    quickFix(message, `Write ${name}`, from, from + wanted.length, name),
  );
};

const removeIndent: QuickFixMaker = (message, text) => {
  const from = lineStart(text, message.start);
  const [spaces = ''] = /^[ \t]*/.exec(text.slice(from)) ?? [];
  return [quickFix(message, 'Remove the space', from, from + spaces.length, '')];
};

/** Square brackets around `<…>` are needed for a dictionary only. */
const option: QuickFixMaker = (message, text) => {
  const [, inside] = /^\[(<[^<>[\]]+>)\]$/.exec(wordOf(message, text)) ?? [];
  return inside === undefined ? [] : [quickFix(message, `Write ${inside}`, message.start, message.end, inside)];
};

const functionNames = functionHelp.map(({ name }) => name);
const knownFunctions = (names: BaseNames) => [...names.functions, ...functionNames];

const namesOfTags = (tags: readonly TagHelp[]) => tags.flatMap(({ form }) => /^\[(\w+)/.exec(form)?.[1] ?? []);
const questionTagNames = namesOfTags(questionTags);
const answerTagNames = namesOfTags(answerTags);

const includesName = (known: readonly string[], name: string) =>
  known.some((one) => one.toLowerCase() === name.toLowerCase());

const tagForm = /^(\[ *)(\$?)([\w.+-]+)(.*)\]$/;

/** A tag of a question whose name is misspelt. */
const questionTag: QuickFixMaker = (message, text) => {
  const [, before = '', , name = ''] = tagForm.exec(wordOf(message, text)) ?? [];
  const from = message.start + before.length;
  return nearest(name, questionTagNames).map((now) => quickFix(message, `Write ${now}`, from, from + name.length, now));
};

/** The same in an answer, where the sign before a variable or a function may be missing, too. */
const answerTag: QuickFixMaker = (message, text, names) => {
  const [, before = '', sign = '', name = '', after = ''] = tagForm.exec(wordOf(message, text)) ?? [];
  const from = message.start + before.length;
  const isVariable = /^ *(?:=.*)?$/.test(after) && includesName(knownVariables(names), name);
  const isFunction = /^ *\(/.test(after) && includesName(knownFunctions(names), name);
  const meant = isVariable ? [`%${name}`] : isFunction ? [`@${name}`] : nearest(name, answerTagNames);
  return meant.map((now) => quickFix(message, `Write ${now}`, from, from + sign.length + name.length, now));
};

/** In other languages, `\n` is a line break. */
const backslash: QuickFixMaker = (message, text) => [
  ...(wordOf(message, text) === '\\n' && lineAt(text, message.start).startsWith('#')
    ? [quickFix(message, 'Write [br]', message.start, message.end, '[br]')]
    : []),
  quickFix(message, 'Remove the backslash', message.start, message.start + 1, ''),
];

/** A value that has no quotes, single or curly ones, or a second sign of equality before it. */
const value =
  (place: (message: Diagnostic, text: string) => number, end: string): QuickFixMaker =>
  (message, text) => {
    const at = place(message, text);
    if (text[at] === '=') return [quickFix(message, 'Write a single =', at, at + 1, '')];
    const form = new RegExp(`^ *["“”„'‘’]?([^"“”„'‘’[\\]{}\\\\]+?)["“”„'‘’]? *(?=${end})`);
    const [written = '', content = ''] = form.exec(text.slice(at, lineEnd(text, at))) ?? [];
    return written === ''
      ? []
      : [quickFix(message, 'Put it in straight quotes', at, at + written.length, `"${content}"`)];
  };

const referenceParts = ['name', 'value', 'origin', 'pos', 'norm'];

/** Only what can be fixed without knowing what the writer means; for the rest there is advice in words. */
const quickFixMakers: Partial<Record<Diagnostic['code'], QuickFixMaker>> = {
  10001: unknownLine,
  10005: insertAt('Write *', ' *', ({ end }) => end),
  10100: (...about) => [...option(...about), ...questionTag(...about)],
  10102: answerTag,
  10200: (message) => [quickFix(message, 'Remove -]', message.start, message.end, '')],
  10201: insertAt('Close the fragment', '-]', ({ end }, text) => lineEnd(text, end)),
  10304: rename(({ dictionaries }) => dictionaries),
  10401: insertAt('Write --', '--', ({ start }) => start),
  10500: backslash,
  10605: rename(() => referenceParts),
  11101: variables,
  11202: value(({ end }) => end, '\\]'),
  11700: (message, text) =>
    /^\[\*[1-9]?$/.test(wordOf(message, text)) ? [quickFix(message, 'Insert ]', message.end, message.end, ']')] : [],
  11801: variables,
  11802: value(({ start }) => start, '$'),
  11803: (message, text) =>
    /^\w/.test(wordOf(message, text)) ? [quickFix(message, 'Write %', message.start, message.start, '%')] : [],
  12005: rename(knownFunctions),
  13002: value(({ start }, text) => text.indexOf('=', start) + 1, '\\)'),
  17005: node,
  19000: removeIndent,
  29001: startRule,
  29002: startRule,
  22008: lineBeforeEnd('--endif'),
  22009: lineBeforeEnd('--endswitch'),
  // The engine takes a short line outside the rules for the beginning of one.
  begin: (message, text) => (isOutside(message, text) ? encloseRule(message, text) : []),
  unclosed: (message, text) => {
    if (isOutside(message, text)) return encloseRule(message, text);
    const insert = text.endsWith('\n') ? 'END' : '\nEND';
    return isBegun(text, message.start) ? [quickFix(message, 'Insert END', text.length, text.length, insert)] : [];
  },
};

/**
 * The repairs of a message that a button can do.
 *
 * @param message with offsets in `text`
 * @param text of the file that the message is about
 * @returns changes with offsets in `text`; −1 stands for the end of another file
 */
export function quickFixesOf(message: Diagnostic, text: string, names: BaseNames): readonly QuickFix[] {
  // Errors in the body of a custom function are reported at its calls, where there is nothing to repair.
  if (wordOf(message, text).startsWith('[@')) return [];
  return quickFixMakers[message.code]?.(message, text, names) ?? [];
}
