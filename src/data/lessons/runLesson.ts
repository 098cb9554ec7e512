import {
  type BaseSource,
  compile,
  createSession,
  type Diagnostic,
  plainText,
  type Reply,
  type Session,
  say,
  variablesOf,
} from '../../dl';
import { exampleClock } from '../exampleClock';
import type { KnownMistake, Lesson, LessonPhrase } from './lesson';

/** The result of a phrase: as expected, or what is wrong with it. */
type Outcome = 'right' | 'no reply' | 'a reply' | 'another reply' | 'the same reply' | 'another value';

/** A phrase of the check with what the rules made of it. */
export type CheckedPhrase = {
  readonly phrase: LessonPhrase;
  readonly outcome: Outcome;
  /** The text of the reply; empty when there was none. */
  readonly found: string;
  /** Variables that have another value than the check asks for. */
  readonly values: readonly { readonly name: string; readonly wanted: string; readonly found: string }[];
  readonly reply: Reply;
};

/** The result of a check, which is passed if there is no error and every reply is right. */
export type LessonResult = {
  readonly isPassed: boolean;
  readonly errors: readonly Diagnostic[];
  readonly phrases: readonly CheckedPhrase[];
};

/** How often a random reply is requested. A rule that is right every time counts as right. */
const runs = 10;

type Before = { readonly session: Session; readonly found: string };

function outcomeOf(phrase: LessonPhrase, found: string, last: string, isValueWrong: boolean): Outcome {
  if (phrase.replies.length === 0) return found === '' ? 'right' : 'a reply';
  if (found === '') return 'no reply';
  if (!phrase.replies.includes(found)) return 'another reply';
  if (phrase.isOther && found === last) return 'the same reply';
  return isValueWrong ? 'another value' : 'right';
}

function checkPhrase(phrase: LessonPhrase, { session, found: last }: Before): CheckedPhrase {
  const reply = say(session, phrase.say);
  const found = plainText(reply.parts);
  const now = variablesOf(session);
  const values = Object.entries(phrase.after ?? {})
    .map(([name, wanted]) => ({ name, wanted, found: now[name] ?? '' }))
    .filter(({ wanted, found: value }) => value !== wanted);
  return { phrase, outcome: outcomeOf(phrase, found, last, values.length > 0), found, values, reply };
}

/**
 * Tries all phrases of a lesson on the rules. The build and the page use the same function, so that they cannot differ.
 *
 * @param source the reader's rules with everything they need
 * @returns the first of ten runs that is not as the lesson asks; the first one when all are
 */
export function runLesson(source: BaseSource, check: readonly LessonPhrase[]): LessonResult {
  const { base, diagnostics } = compile(source);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const run = (seed: number): LessonResult => {
    let before: Before | undefined;
    const phrases = check.map((phrase) => {
      if (before === undefined || phrase.given !== undefined) {
        const variables = phrase.given ?? {};
        before = { session: createSession(base, { seed, clock: exampleClock, variables }), found: '' };
      }
      const checked = checkPhrase(phrase, before);
      before = { session: before.session, found: checked.found };
      return checked;
    });
    return { isPassed: errors.length === 0 && phrases.every(({ outcome }) => outcome === 'right'), errors, phrases };
  };
  const first = run(1);
  for (let seed = 2, last = first; ; seed++) {
    if (!last.isPassed) return last;
    if (seed > runs) return first;
    last = run(seed);
  }
}

/** @returns how an answer fails, so that others who fail in the same way can be told the same */
export function failureOf({ errors, phrases }: LessonResult): string {
  const [error] = errors;
  if (error !== undefined) return `error ${error.code}`;
  return phrases
    .map(({ outcome, found, values }) => {
      if (outcome === 'right') return '+';
      if (outcome === 'no reply') return '-';
      // Which one occurs twice is random.
      if (outcome === 'the same reply') return '!';
      return outcome === 'another value' ? `=${values.map((value) => value.found).join(' ')}` : `~${found}`;
    })
    .join('|');
}

/** Readers indent and space their rules as they like. */
const spaced = (text: string) => text.trim().split(/\s+/).join(' ');

/**
 * @param answer what the reader wrote
 * @param result what the check made of it
 * @returns the hint for an answer that fails in a known way, and contains what this mistake contains
 */
export function hintFor(mistakes: readonly KnownMistake[], answer: string, result: LessonResult): string | undefined {
  const failure = failureOf(result);
  const text = spaced(answer);
  return mistakes.find(({ fails, contains = '' }) => fails === failure && text.includes(contains))?.hint;
}

/** @returns what to say about an answer that has not passed; nothing when its mistake is not known */
export function explanationOf(
  { start, mistakes }: Pick<Lesson, 'start' | 'mistakes'>,
  answer: string,
  result: LessonResult,
): string | undefined {
  return spaced(answer) === spaced(start) ? 'You have not changed anything yet.' : hintFor(mistakes, answer, result);
}
