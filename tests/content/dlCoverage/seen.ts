import type { Example } from '../../../plugins/transforms/dl-examples/example';
import { sourceOf } from '../../../plugins/transforms/dl-examples/example';
import type { CheckedFence } from '../../../plugins/transforms/dl-examples/pageExamples';
import { compile, highlight } from '../../../src/dl';
import type { AnswerItem } from '../../../src/dl/answer/nodes';
import type { Pattern } from '../../../src/dl/pattern/elements';
import type { Rule } from '../../../src/dl/rule/rule';
import { framed } from '../../../src/dl/ruleFrame';
import { codeGroup, type Group } from './wanted';

/** What examples show, as `group key`. */
export type Seen = Set<string>;

export const seenKey = (group: Group, key: string): string => `${group} ${key}`;

type Note = (group: Group, key: string) => void;

function readPattern({ elements, fromNode }: Pattern, note: Note): void {
  for (const element of elements) {
    note('element', element.kind);
    if (element.kind === 'word') {
      note('word', element.test.kind);
    } else if (element.kind === 'dictionary') {
      note('questionDictionary', element.mode);
      if (element.optional) {
        note('rule', 'optionalDictionary');
      }
    }
  }
  if (fromNode !== null) {
    note('rule', 'fromState');
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const boolKinds = new Set(['set', 'compare', 'call']);

/** Notes every node below a value; a tree of answers is data only, so its keys tell what a value is. */
function readNodes(value: unknown, note: Note, isCondition = false): void {
  if (Array.isArray(value)) {
    for (const item of value) {
      readNodes(item, note);
    }
  } else if (isRecord(value)) {
    const { kind } = value;
    if (typeof kind === 'string') {
      note(isCondition && boolKinds.has(kind) ? 'bool' : 'node', kind);
    }
    readDetails(value, note);
    for (const [key, inner] of Object.entries(value)) {
      readNodes(inner, note, key === 'when' || key === 'bool');
    }
  }
}

function readDetails({ kind, mark, part, mode, name, variable }: Record<string, unknown>, note: Note): void {
  if (kind === 'mark') {
    note('mark', String(mark));
  } else if (kind === 'dictionaryPart') {
    note('part', String(part));
  } else if (kind === 'dictionary') {
    note('answerDictionary', String(mode));
  } else if ((kind === 'variable' || kind === 'assign') && typeof name === 'string') {
    noteVariable(name, note);
  } else if ((kind === 'set' || kind === 'compare') && typeof variable === 'string') {
    noteVariable(variable, note);
  }
}

function noteVariable(name: string, note: Note): void {
  const prefix = ['tree_', 'auto_reg_var_'].find((start) => name.toLowerCase().startsWith(start));
  note('variable', prefix ?? name.toLowerCase());
}

function readItem(item: AnswerItem, note: Note): void {
  note('item', item.kind);
  if (item.kind === 'answer') {
    const { first, last, luniq, uniq, weight } = item.flags;
    for (const [flag, isSet] of Object.entries({ first, last, luniq, uniq, weight: weight !== 1 })) {
      if (isSet) {
        note('flag', flag);
      }
    }
  } else {
    const inner: readonly { readonly items: readonly AnswerItem[] }[] =
      item.kind === 'ifBlock' ? item.branches : item.cases;
    for (const one of inner.flatMap(({ items }) => items)) {
      readItem(one, note);
    }
  }
}

function readRule(rule: Rule, note: Note): void {
  for (const { check, variable } of rule.conditions) {
    note('condition', check);
    noteVariable(variable, note);
  }
  for (const { pattern } of rule.questions) {
    readPattern(pattern, note);
  }
  for (const event of rule.events) {
    note('event', event);
  }
  for (const item of rule.answers) {
    readItem(item, note);
  }
  readNodes(rule.answers, note);
  for (const [key, isThere] of Object.entries({
    label: rule.label !== null,
    that: rule.that !== null,
    severalAnswers: rule.answers.length > 1,
    severalQuestions: rule.questions.length > 1,
  })) {
    if (isThere) {
      note('rule', key);
    }
  }
}

/** The name in the span of a call: `[@Name(`, `@Name(` or `[@!Name()]`. */
const calledName = /^\[?@?!?\s*([^("]+)/;

function readText(text: string, note: Note): void {
  // A backslash in a body is part of its text for the colours.
  if (/^[$#].*\\/m.test(text)) {
    note('sign', 'escape');
  }
  for (const { start, end, kind } of highlight(text)) {
    if (kind === 'comment') {
      note('sign', kind);
    } else if (kind === 'function') {
      note('function', (calledName.exec(text.slice(start, end))?.[1] ?? '').trim().toLowerCase());
    }
  }
}

function readExecuted(example: Example, note: Note): void {
  for (const { rule } of compile(sourceOf(example)).base.rules) {
    readRule(rule, note);
  }
  for (const { text, frame } of [...example.earlier, example]) {
    readText(framed(text, frame), note);
  }
}

/** The examples that a dialog runs, without the complete sample assistant, of which a dialog runs only a part. */
function executedIn(fences: readonly CheckedFence[]): Example[] {
  const executed: Example[] = [];
  let above: Example | undefined;
  for (const fence of fences) {
    if (fence.kind === 'example') {
      above = fence.example;
    } else if (fence.kind === 'dialog' && above !== undefined && above.meta.file === undefined) {
      executed.push(above);
      above = undefined;
    }
  }
  return executed;
}

/** @returns what the executed examples of a page show, and the codes that its wrong examples and warnings give */
export function seenIn(fences: readonly CheckedFence[]): Seen {
  const seen: Seen = new Set();
  const note: Note = (group, key) => seen.add(seenKey(group, key));
  for (const example of executedIn(fences)) {
    readExecuted(example, note);
  }
  for (const fence of fences) {
    const codes =
      fence.kind === 'example'
        ? [...fence.example.meta.errors, ...fence.example.meta.warnings]
        : [...(fence.code.meta ?? '').matchAll(/\berror=(\d{5})/g)].map(([, code]) => code);
    for (const code of codes) {
      note('code', codeGroup(Number(code)));
    }
  }
  return seen;
}
