import type { Code } from 'mdast';
import { type ExampleBase, joinBases } from '../../../../src/data/exampleBase';
import { type KnownMistake, type Lesson, ownRule } from '../../../../src/data/lessons/lesson';
import {
  type CheckedPhrase,
  failureOf,
  hintFor,
  type LessonResult,
  runLesson,
} from '../../../../src/data/lessons/runLesson';
import type { BaseSource } from '../../../../src/dl';
import { frameOf } from '../../../../src/dl/ruleFrame';
import { fail, type Place } from '../../../texts/place';
import { type Above, type Bases, type Example, readExample, sourceOf } from '../example';
import { named } from '../exampleMeta';
import { readFenceMeta, titleOf, type WordKind } from '../fenceMeta';
import { type LessonText, lessonText } from './lessonText';

/** Language of the fences that contain a task for the reader. */
export const lessonLanguage = 'dl-lesson';

const kinds: Readonly<Record<string, WordKind>> = {
  name: 'value',
  base: 'value',
  extends: 'value',
  dictionary: 'value',
};

/** A fence ` ```dl-lesson ` that was read, and whose answers were checked. */
export type CheckedLesson = {
  readonly name: string;
  readonly title: string;
  readonly text: LessonText;
  /** What the solution builds on. */
  readonly example: Example;
  readonly lesson: Omit<Lesson, 'setup'>;
};

/** What the answers to a lesson build on. */
type Ground = { readonly example: Example; readonly dictionary: string | undefined };

function sourceFor({ example, dictionary }: Ground, answer: string): BaseSource {
  if (dictionary === undefined) {
    return sourceOf({ ...example, text: answer, frame: frameOf(answer, ownRule, false) });
  }
  const own: ExampleBase = { ...example.base, dictionaries: { [dictionary]: answer.split('\n') } };
  return sourceOf({ ...example, base: joinBases(example.base, own) });
}

const shown = (text: string) => (text === '' ? 'no reply' : `"${text}"`);

function difference({ phrase, outcome, found, values }: CheckedPhrase): string {
  const [value] = values;
  if (outcome === 'another value' && value !== undefined) {
    return `after "${phrase.say}" ${value.name} is "${value.found}", not "${value.wanted}"`;
  }
  const again = outcome === 'the same reply' ? ', which was the previous reply' : '';
  const wanted = phrase.replies.map((reply) => `"${reply}"`).join(' or ') || 'no reply';
  return `"${phrase.say}" gets ${shown(found)}${again || `, not ${wanted}`}`;
}

const firstDifference = ({ phrases }: LessonResult): string => {
  const wrong = phrases.find(({ outcome }) => outcome !== 'right');
  return wrong === undefined ? '' : difference(wrong);
};

/** The fixed text around the answers: a correct example in itself, so each mistake in it has its message. */
function groundOf(
  { solution, solutionLine }: LessonText,
  words: ReadonlyMap<string, string>,
  above: Above,
  bases: Bases,
  fence: Place,
): Ground {
  const dictionary = words.get('dictionary')?.toLowerCase();
  const options = ['base', 'extends'].flatMap((word) => (words.has(word) ? [`${word}="${words.get(word)}"`] : []));
  const meta = [`title="${ownRule}"`, ...options].join(' ');
  const example = (value: string, place: Place) =>
    readExample({ type: 'code', lang: 'dl', meta, value }, place, above, bases);
  if (dictionary === undefined) {
    return { example: example(solution, { file: fence.file, line: fence.line + solutionLine }), dictionary };
  }
  const { base, ...rules } = example('$ *\n# .', fence);
  named(new Map(Object.entries(base.dictionaries)), dictionary, 'dictionary', fence);
  if (rules.earlier.length === 0) {
    fail(fence, 'the lesson has no rules that use the dictionary', 'write extends= and the name of an example above');
  }
  return { example: { ...rules, base, text: '', frame: { insertions: [], part: false } }, dictionary };
}

/** An answer that has nothing to do with the task. */
const unrelated = ({ dictionary }: Ground) => (dictionary === undefined ? '$ unrelated\n# Unrelated' : 'unrelated');

/** Readers who have not made a mistake must not be told that they have. */
function checkOthers(ground: Ground, mistake: KnownMistake, { check, start }: LessonText, place: Place): void {
  const others = { 'the starting text': start, 'an unrelated answer': unrelated(ground) };
  for (const [name, answer] of Object.entries(others)) {
    if (hintFor([mistake], answer, runLesson(sourceFor(ground, answer), check)) === undefined) continue;
    const fix =
      'add a phrase to "check" that only one of them gets wrong, or "contains" with a text of the wrong answer';
    fail(place, `${name} fails like this wrong answer, and would get its hint`, fix);
  }
}

function checkWrong(ground: Ground, text: LessonText, fence: Place): Lesson['mistakes'] {
  const { check, wrong } = text;
  const known: KnownMistake[] = [];
  for (const [index, { answer, contains, hint, line }] of wrong.entries()) {
    const place = { file: fence.file, line: fence.line + line };
    const result = runLesson(sourceFor(ground, answer), check);
    if (result.isPassed) {
      fail(place, `wrong answer ${index + 1} passes the check`, 'add a phrase to "check" that it gets wrong');
    }
    const fails = failureOf(result);
    const other = known.findIndex((mistake) => (hintFor([mistake], answer, result) ?? hint) !== hint);
    if (other !== -1) {
      const reason = `wrong answer ${index + 1} fails like wrong answer ${other + 1}, whose hint its readers would get`;
      fail(place, reason, 'add a phrase to "check" that only one of them gets wrong, or give both the same hint');
    }
    const mistake = { fails, ...(contains === undefined ? {} : { contains }), hint };
    if (hintFor([mistake], answer, result) === undefined) {
      fail(place, `wrong answer ${index + 1} does not contain "${contains}"`, 'write a text that it contains');
    }
    checkOthers(ground, mistake, text, place);
    known.push(mistake);
  }
  return known;
}

function checkSolution(ground: Ground, { check, solution, solutionLine }: LessonText, { file, line }: Place): void {
  const result = runLesson(sourceFor(ground, solution), check);
  const [error] = result.errors;
  if (!result.isPassed) {
    const reason = error === undefined ? firstDifference(result) : `${error.code}: ${error.message.replace(/\.$/, '')}`;
    fail(
      { file, line: line + solutionLine },
      `the solution fails its check: ${reason}`,
      'correct the solution, or the check',
    );
  }
}

function checkStart(ground: Ground, { check, start, startLine }: LessonText, { file, line }: Place): void {
  if (runLesson(sourceFor(ground, start), check).isPassed) {
    const fix = 'add a phrase to "check" that only the solution gets right';
    fail({ file, line: line + startLine }, 'the starting text passes the check, so there is nothing to do', fix);
  }
}

/**
 * Reads a fence ` ```dl-lesson ` and proves it: the solution passes its check, the starting text fails it, and each
 * wrong answer fails it and gets its own hint, which neither the starting text nor an unrelated answer would get.
 *
 * @param above base and named examples that are above it on the page
 * @throws TextFault with the line, what is wrong and how to fix it
 */
export function readLesson(code: Code, fence: Place, above: Above, bases: Bases): CheckedLesson {
  const meta = readFenceMeta(code.meta ?? '', kinds, fence);
  const title = titleOf(meta, 'the lesson', fence);
  const { values } = meta;
  const name = values.get('name') ?? fail(fence, 'the lesson has no name', 'write name=… after the fence');
  if (!/^[a-z\d-]+$/.test(name)) {
    fail(fence, `name="${name}" cannot be part of an address`, 'write small letters, digits and hyphens');
  }
  const text = lessonText(code, fence);
  const ground = groundOf(text, values, above, bases, fence);
  checkSolution(ground, text, fence);
  checkStart(ground, text, fence);
  const mistakes = checkWrong(ground, text, fence);
  const { start, check, hint } = text;
  const { example, dictionary } = ground;
  return {
    name,
    title,
    text,
    example,
    lesson: { start, ...(dictionary === undefined ? {} : { dictionary }), check, mistakes, hint },
  };
}
