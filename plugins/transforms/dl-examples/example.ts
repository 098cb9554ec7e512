import type { Code } from 'mdast';
import { type ExampleBase, joinBases, withoutRules } from '../../../src/data/exampleBase';
import { type BaseSource, compile, type Diagnostic, type RuleBase } from '../../../src/dl';
import { type Frame, framed, frameOf, placeInLines } from '../../../src/dl/ruleFrame';
import { fail, type Place } from '../../texts/place';
import { checkMessages } from './checkMessages';
import { type ExampleMeta, exampleMeta, named } from './exampleMeta';

/** Language of the fences that contain rules. */
export const exampleLanguage = 'dl';

/** Assistants that an example may name with `base=` or `file=`. */
export type Bases = ReadonlyMap<string, () => BaseSource>;

/** Characters of the visible lines, from the first to the one after the last. */
type Range = { readonly from: number; readonly to: number };

/** A fence ` ```dl ` that was read and checked. */
export type Example = {
  readonly meta: ExampleMeta;
  /** The lines that the reader sees. */
  readonly text: string;
  readonly frame: Frame;
  /** The examples that this one extends, oldest first, each once. */
  readonly earlier: readonly Example[];
  /** Name of the sample assistant underneath. */
  readonly assistant: string | undefined;
  /** What the fences above it add to the rule base besides rules. */
  readonly ownBase: ExampleBase;
  /** Everything of the rule base that is not a rule, with the sample assistant. */
  readonly base: ExampleBase;
  /** What the engine makes of it, and what it objects to in an example that must fail; nothing of an unchecked one. */
  readonly compiled: Compiled | undefined;
};

type Compiled = { readonly rules: RuleBase; readonly wrong: readonly Range[] };

/** What is above a fence on its page. */
export type Above = {
  readonly base: ExampleBase;
  readonly examples: ReadonlyMap<string, Example>;
};

const rulesOf = ({ frame, text }: Pick<Example, 'frame' | 'text'>) => framed(text, frame);

/** @returns the rules of the extended examples; empty when there are none */
export const earlierRules = ({ earlier }: Pick<Example, 'earlier'>): string => earlier.map(rulesOf).join('\n\n');

/** Names of the two rule files that the engine compiles. */
const ownFile = 'example';
const earlierFile = 'earlier examples';

/** @returns the whole rule base of an example */
export function sourceOf(example: Omit<Example, 'compiled'>): BaseSource {
  const rules = [
    { file: earlierFile, text: earlierRules(example) },
    { file: ownFile, text: rulesOf(example) },
  ];
  return { rules, ...example.base, platform: true };
}

function earlierOf({ extended }: ExampleMeta, { examples }: Above, place: Place): Example[] {
  const found = extended.flatMap((name) => {
    const example = named(examples, name, 'example', place);
    if (example.meta.errors.length > 0) {
      fail(place, `the example "${name}" does not compile, so nothing can extend it`, 'extend a right example');
    }
    return [...example.earlier, example];
  });
  return [...new Set(found)];
}

function textOf(code: Code, files: BaseSource | undefined, place: Place): string {
  if (files === undefined) {
    return code.value.trim() === '' ? fail(place, 'the example is empty', 'write a rule') : code.value;
  }
  if (code.value.trim() !== '') {
    fail(place, 'the fence contains lines as well as rule files', 'leave it empty, or delete "file"');
  }
  const { rules } = files;
  return (typeof rules === 'string' ? rules : rules.map(({ text }) => text.trim()).join('\n\n')).trim();
}

/** The announcement and the lines must agree, so that a reader knows whether an example is whole. */
function checkFragment({ fragment }: ExampleMeta, { part }: Frame, place: Place): void {
  if (part && !fragment) {
    const reason = 'the example is a part of a rule: it has no question or no answer';
    fail(place, reason, 'write the whole rule, or "fragment" after the fence');
  }
  if (!part && fragment) {
    fail(place, 'the example is a whole rule but is called a fragment', 'delete "fragment"');
  }
}

/** @returns the part of the visible lines that a message is about; nothing when it is about the whole rule */
function rangeIn({ frame, text }: Omit<Example, 'compiled'>, { start, end }: Diagnostic): Range[] {
  const { at: from, isHidden } = placeInLines(start, frame);
  const to = Math.min(placeInLines(end, frame).at, text.length);
  return !isHidden && from < to && !/^begin\b/i.test(text.slice(from)) ? [{ from, to }] : [];
}

/** @throws TextFault when the engine says something about the example that its fence does not announce */
function compileExample(example: Omit<Example, 'compiled'>, place: Place): Compiled {
  const { meta, frame, text } = example;
  const { base, diagnostics } = compile(sourceOf(example));
  const found = diagnostics.filter(({ file }) => file === ownFile);
  const messages = found.map((message) => {
    const { at, isHidden } = placeInLines(message.start, frame);
    return { ...message, line: isHidden ? 0 : text.slice(0, at).split('\n').length };
  });
  // An example that must fail may lack a question or an answer: that may be the very mistake.
  if (meta.errors.length === 0) {
    checkFragment(meta, frame, place);
  }
  // The lines of a rule file are not on the page, so its messages are shown at the fence.
  const lineCount = meta.file === undefined ? text.split('\n').length : 0;
  checkMessages(messages, { ...meta, lineCount }, place);
  const errors = found.filter(({ severity }) => severity === 'error');
  return { rules: base, wrong: errors.flatMap((message) => rangeIn(example, message)) };
}

/**
 * Reads and checks a fence ` ```dl `.
 *
 * @param above base and named examples that are above it on the page
 * @param bases sample assistants by their names
 * @throws TextFault with the wrong line, what was expected and found, and how to fix it
 */
export function readExample(code: Code, place: Place, above: Above, bases: Bases): Example {
  const meta = exampleMeta(code.meta ?? '', place);
  const earlier = earlierOf(meta, above, place);
  const assistant = meta.file ?? meta.base ?? earlier.find((example) => example.assistant !== undefined)?.assistant;
  const sample = assistant === undefined ? undefined : named(bases, assistant, 'sample assistant', place)();
  const text = textOf(code, meta.file === undefined ? undefined : sample, place);
  const base = sample === undefined ? above.base : joinBases(withoutRules(sample), above.base);
  const frame = frameOf(text, meta.name ?? meta.title, meta.fragment);
  const example = { meta, text, frame, earlier, assistant, ownBase: above.base, base };
  return { ...example, compiled: meta.unchecked === undefined ? compileExample(example, place) : undefined };
}
