import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { functionHelp } from '../../../data/dlHelp/functions';
import { answerTags, lineStarts, questionTags, type TagHelp } from '../../../data/dlHelp/tags';
import { variableHelp } from '../../../data/dlHelp/variables';
import type { BaseNames } from '../files/names';

/** What can be written at a place, and the start of the word that it replaces. */
interface Offer {
  /** Matches the text of the line up to the cursor; its last group is the word. */
  readonly form: RegExp;
  options(names: BaseNames, line: string): readonly Completion[];
}

const named = (names: readonly string[], info: string): Completion[] => names.map((label) => ({ label, info }));

const variables = (names: BaseNames): Completion[] => [
  ...named(names.variables, 'A variable of this knowledge base.').map((one) => ({ ...one, boost: 1 })),
  ...Object.entries(variableHelp).map(([label, info]) => ({ label, info })),
];

const functions = (names: BaseNames): Completion[] => [
  ...named(names.functions, 'A custom function of this knowledge base.').map((one) => ({ ...one, boost: 1 })),
  ...functionHelp.map(({ name, args, help, short }) => ({
    label: name,
    detail: `(${args.join(', ')})`,
    info: short.length === 0 ? help : `${help} Short name: ${short.join(', ')}`,
  })),
];

/** Inserts a form and leaves the cursor at its `|`. */
function insertForm(form: string): NonNullable<Completion['apply']> {
  const text = form.replace('|', '');
  const at = form.includes('|') ? form.indexOf('|') : form.length;
  return (view, _completion, from, to) => {
    // What follows the cursor may be the end of the form already, because brackets are closed by hand.
    const rest = text.slice(at);
    const follows = rest !== '' && view.state.sliceDoc(to, to + rest.length) === rest;
    view.dispatch({
      changes: { from, to: follows ? to + rest.length : to, insert: text },
      selection: { anchor: from + at },
    });
  };
}

const forms = (tags: readonly TagHelp[]): Completion[] =>
  tags.map(({ form, help }) => ({ label: form.replace('|', ''), info: help, apply: insertForm(form) }));

const isQuestion = (line: string) => /^\s*[$@]/.test(line);

const offers: readonly Offer[] = [
  {
    form: /\[<?(?:lc|u|su)?dict\(\s*([\p{L}\w+-]*)$/iu,
    options: ({ dictionaries }) => named(dictionaries, 'A dictionary of this knowledge base.'),
  },
  {
    form: /(?:ExtendAnswer|FromState)\(\s*(?:"[^"]*"\s*,\s*)?"([^"]*)$/i,
    options: ({ nodes }) => named(nodes, 'A rule of this knowledge base.'),
  },
  { form: /\[@!?([^\s"(\]]*)$/, options: functions },
  { form: /%([\w.+-]*)$/, options: variables },
  { form: /(\[[<\w&*@%-]*)$/, options: (_names, line) => forms(isQuestion(line) ? questionTags : answerTags) },
  { form: /^(\s*(?:[+$@#]|--?\w*|[A-Za-z]+))$/, options: () => forms(lineStarts) },
];

/**
 * Names and tags for the place of the cursor, each with its help.
 *
 * @param namesNow the current names of the base
 */
export function dlCompletion(namesNow: () => BaseNames) {
  return ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const line = state.doc.lineAt(pos);
    const before = line.text.slice(0, pos - line.from);
    for (const { form, options } of offers) {
      const word = form.exec(before)?.[1];
      if (word !== undefined) return { from: pos - word.length, options: [...options(namesNow(), before)] };
    }
    return explicit && before.trim() === '' ? { from: pos, options: forms(lineStarts) } : null;
  };
}
