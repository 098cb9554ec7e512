import type { Code } from 'mdast';
import type { LessonPhrase } from '../../../../src/data/lessons/lesson';
import { nearNames } from '../../../../src/data/nearNames';
import { InputFault } from '../../../figures/input/inputFault';
import { readYaml, type YamlInput } from '../../../figures/input/yaml';
import { assignment } from '../../../texts/dialogTurns';
import { fail, type Place } from '../../../texts/place';

/** An answer to the task and the hint that readers who give it must get. */
type WrongAnswer = {
  readonly answer: string;
  readonly contains: string | undefined;
  readonly hint: string;
  readonly line: number;
};

/** A fence ` ```dl-lesson ` as it was written; `line` is that of the key in the fence, counted from 1. */
export type LessonText = {
  readonly task: string;
  readonly start: string;
  readonly startLine: number;
  readonly solution: string;
  readonly solutionLine: number;
  readonly check: readonly LessonPhrase[];
  readonly wrong: readonly WrongAnswer[];
  readonly hint: string;
  /** What the reader learns from the solution beyond its lines. */
  readonly note: string | undefined;
};

function valuesIn(input: YamlInput, key: string): Record<string, string> {
  if (input.text(key) === 'nothing') return {};
  return Object.fromEntries(
    input
      .text(key)
      .split(/\s*,\s*/)
      .map((text) => {
        const [, name = '', value = ''] = assignment.exec(text) ?? [];
        if (name === '') {
          throw new InputFault(input.lineOf(key), `"${text}" is not a variable with its value`, 'write "name = value"');
        }
        return [name.toLowerCase(), value];
      }),
  );
}

function repliesIn(input: YamlInput): string[] {
  const kinds = ['reply', 'replies', 'not'].filter((key) => input.has(key));
  if (kinds.length !== 1) {
    const reason = `the phrase has ${kinds.length === 0 ? 'neither a reply nor "not"' : kinds.map((key) => `"${key}"`).join(' and ')}`;
    throw new InputFault(
      input.line,
      reason,
      'write "say" with "reply" or "replies", or "not" for a phrase without a reply',
    );
  }
  if (input.has('not')) return [];
  return input.has('reply') ? [input.text('reply')] : input.texts('replies');
}

function phraseOf(input: YamlInput, index: number): LessonPhrase {
  input.allow(['say', 'not', 'reply', 'replies', 'repeats', 'given', 'after']);
  const replies = repliesIn(input);
  if (input.has('repeats') && (input.text('repeats') !== 'never' || index === 0)) {
    const reason = index === 0 ? 'nothing was said before this phrase' : `"repeats" is "${input.text('repeats')}"`;
    throw new InputFault(input.lineOf('repeats'), reason, 'write "repeats: never" at a later phrase, or delete it');
  }
  return {
    say: input.text(replies.length === 0 ? 'not' : 'say'),
    replies,
    ...(input.has('repeats') ? { isOther: true } : {}),
    ...(input.has('given') ? { given: valuesIn(input, 'given') } : {}),
    ...(input.has('after') ? { after: valuesIn(input, 'after') } : {}),
  };
}

function wrongOf(input: YamlInput): WrongAnswer {
  input.allow(['answer', 'contains', 'hint']);
  return {
    answer: input.text('answer').trimEnd(),
    contains: input.has('contains') ? input.text('contains') : undefined,
    hint: input.text('hint').trim(),
    line: input.lineOf('answer'),
  };
}

const keys = ['task', 'start', 'solution', 'check', 'wrong', 'hint', 'note'];

function read(source: string): LessonText {
  const input = readYaml(source, 'lesson');
  input.allow(keys);
  return {
    task: input.text('task').trim(),
    start: input.text('start').trimEnd(),
    startLine: input.lineOf('start'),
    solution: input.text('solution').trimEnd(),
    solutionLine: input.lineOf('solution'),
    check: input.maps('check').map(phraseOf),
    wrong: input.maps('wrong').map(wrongOf),
    hint: input.text('hint').trim(),
    note: input.has('note') ? input.text('note').trim() : undefined,
  };
}

/** @throws TextFault with the line in the file, when the text is not YAML, or a key is missing, unknown or malformed */
export function lessonText({ value }: Code, fence: Place): LessonText {
  try {
    return read(value);
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    return fail({ file: fence.file, line: fence.line + error.line }, error.reason, error.fix(nearNames));
  }
}
