import { strftime } from '../functions/strftime';
import { fragmentText, starsOf, starText } from '../pattern/captures';
import type { Match } from '../pattern/match';
import { makePhrase, type Phrase, TooMuchMatching } from '../pattern/phrase';
import type { Rule } from '../rule/rule';
import { clearedEveryTurn, clearedWhenAnswered, ofOneTurn } from '../variables/names';
import { workOfTurn } from './buildScope';
import { type Chosen, chooseReply } from './chooseReply';
import { commit } from './commit';
import { RequestFailed } from './draft';
import { runEvent, runQuietly } from './events';
import { findHindered, findMatches, type Obstacle, type RuleMatch } from './findMatches';
import { localTime } from './localTime';
import { type Part, plainText } from './parts';
import { type Session, setKnown } from './session';
import type { Standing } from './standing';
import type { WeightParts } from './weight';

/** A rule that matched a phrase, for showing why a reply was given. */
export interface Explained {
  readonly rule: string;
  readonly label: string | null;
  /** The question line that matched best. */
  readonly question: string;
  readonly line: number;
  readonly weight: number;
  readonly parts: WeightParts;
  readonly stars: readonly string[];
  readonly fragments: readonly string[];
  /** Why it did not give the reply; missing if it did, or if its weight was too small to be considered. */
  readonly standing: Standing | null;
}

/** A rule whose question matches a phrase, and what kept it out of the turn. */
export interface Hindered {
  readonly rule: string;
  readonly label: string | null;
  readonly obstacle: Obstacle;
}

/** The result of a turn. */
export interface Reply {
  /** Id of the rule that gave the reply; null if there was none. */
  readonly rule: string | null;
  /** The rule of a REQUEST event answered (section 10.4). */
  readonly event: boolean;
  readonly parts: readonly Part[];
  /** The weight of the winner; null for events and when nothing matched. */
  readonly weight: number | null;
  /** All rules that matched, greatest weight first. */
  readonly matches: readonly Explained[];
  /** If no rule matched, or none by a listed word: the rules whose question alone does. */
  readonly hindered: readonly Hindered[];
  /** Elementary steps of matching: a measure of work that does not depend on the machine. */
  readonly steps: number;
  /** Why the whole request failed, as text; null if it did not. */
  readonly problem: string | null;
}

const tooMuch = 'Comparing the request with the questions took too long, so the engine stopped looking for a rule.';

/** The user says a phrase (section 12.3). `context` sets variables before the phrase is handled. */
export function say(session: Session, text: string, context: Readonly<Record<string, string>> = {}): Reply {
  if (session.variables.get('operator_state') === 'active') return silent([], 0);
  const bringBack = session.variables.kept();
  try {
    return turn(session, text, context);
  } catch (error) {
    if (!(error instanceof RequestFailed || error instanceof TooMuchMatching)) throw error;
    const problem = error instanceof RequestFailed ? error.message : tooMuch;
    bringBack();
    session.problems.push(problem);
    return { ...silent([], 0), problem };
  }
}

function turn(session: Session, text: string, context: Readonly<Record<string, string>>): Reply {
  session.work.left = workOfTurn;
  endLastTurn(session);
  const event = runEvent(session, 'REQUEST');
  session.phrases++;
  if (event !== null) {
    session.variables.set('auto_response_type', 'response by request event');
    const parts = handOver(session, event.draft.parts);
    return { ...silent([], 0), rule: event.compiled.rule.id, event: true, parts };
  }
  setKnown(session, context);
  const phrase = makePhrase(text, session.base.spelling);
  setAutomatic(session, phrase);
  const matches = findMatches(session.base, phrase, session.variables);
  const hindered = matches.every(({ parts }) => parts.length === 0) ? hinderedBy(session, phrase, matches) : [];
  const { chosen, standings } = chooseReply(session, phrase, matches);
  const explained = matches.map((match) => explain(match, phrase, standings.get(match) ?? null));
  const reply = chosen === null ? unanswered(session, explained, phrase) : answered(session, chosen, explained, phrase);
  count(session, 'auto_request_counter');
  return { ...reply, hindered };
}

/** Changes variables from outside and fires the UPDATESESSION events (section 10.4). */
export function update(session: Session, values: Readonly<Record<string, string>>): void {
  setKnown(session, values);
  for (const name of Object.keys(values)) session.updated.add(name.toLowerCase());
  session.work.left = workOfTurn;
  runQuietly(session, 'UPDATESESSION');
}

/**
 * One-turn variables lose their values from the previous turn, except those that were set for the new turn since then.
 */
function endLastTurn({ variables, updated }: Session): void {
  for (const name of ofOneTurn) if (!updated.has(name) && variables.get(name) !== '') variables.set(name, '');
  updated.clear();
}

function silent(matches: readonly Explained[], steps: number): Reply {
  return { rule: null, event: false, parts: [], weight: null, matches, hindered: [], steps, problem: null };
}

/** An explanation must not change the turn, so one that takes too long is left out. */
function hinderedBy({ base, variables }: Session, phrase: Phrase, matches: readonly RuleMatch[]): Hindered[] {
  try {
    return findHindered(base, phrase, variables, Math.min(matches.length, 1)).map(({ rule, obstacle }) => ({
      ...idAndLabel(rule),
      obstacle,
    }));
  } catch (error) {
    if (error instanceof TooMuchMatching) return [];
    throw error;
  }
}

function count(session: Session, name: string): void {
  session.variables.set(name, String(Number(session.variables.get(name)) + 1));
}

/**
 * Letters that Russian does not have. Of the capital letters that look like Latin ones, only the Cyrillic one counts.
 */
const kazakhLetter = /[әғқңөұүһӘҒҚҢӨҰҮҺІ]/u;

function setAutomatic(session: Session, phrase: Phrase): void {
  session.variables.set('langdetectedkazakh', kazakhLetter.test(phrase.typed) ? 'TRUE' : '');
  const now = localTime(session.clock(), session.variables.get('user_timezone'));
  session.variables.set('auto_date', strftime('%Y-%m-%d', now));
  session.variables.set('auto_time', strftime('%H:%M', now));
  count(session, 'auto_response_counter');
  session.variables.set('auto_request_length', String(phrase.words.length));
}

function clear(session: Session, names: readonly string[], kept: ReadonlySet<string>): void {
  for (const name of names) if (!kept.has(name)) session.variables.set(name, '');
}

/**
 * Section 12.4: one-turn variables of class A are cleared, everything else stays. The reference engine then treats the
 * first answer of the base as used, which matters if that answer has the flag uniq or luniq.
 */
function unanswered(session: Session, matches: readonly Explained[], phrase: Phrase): Reply {
  clear(session, clearedEveryTurn, new Set());
  if (session.base.firstAnswer !== null) session.usedAnswers.add(session.base.firstAnswer);
  return silent(matches, phrase.steps);
}

/** Section 12.3, step 5. */
function answered(session: Session, chosen: Chosen, matches: readonly Explained[], phrase: Phrase): Reply {
  const { draft, found } = chosen;
  const { rule } = found.compiled;
  const { variables } = session;
  for (const [name, lines] of chosen.usedLines) session.usedLines.set(name, lines);
  commit(session, draft);
  const parts = handOver(session, draft.parts);
  if (!draft.disableAutoVars) {
    variables.set('match_weight', String(found.weight));
    variables.set('reply-', plainText(parts));
    variables.set('query--', variables.get('query-'));
    variables.set('query-', phrase.typed);
    const kept = new Set(draft.instructions.map(({ name }) => name));
    clear(session, [...clearedEveryTurn, ...clearedWhenAnswered], kept);
  }
  variables.set('auto_reply_id', rule.id);
  variables.set('auto_reply_label', rule.label ?? '');
  variables.set('auto_response_type', 'user request from main base');
  return { ...silent(matches, phrase.steps), rule: rule.id, parts, weight: found.weight };
}

/** Transfers the chat to an operator, or drops the part if the channel has no operators (section 15.3). */
function handOver(session: Session, parts: readonly Part[]): readonly Part[] {
  if (!parts.some(({ kind }) => kind === 'operator')) return parts;
  if (!session.operators) return parts.filter(({ kind }) => kind !== 'operator');
  session.variables.set('operator_state', 'active');
  return parts;
}

function explain(found: RuleMatch, phrase: Phrase, standing: Standing | null): Explained {
  const { compiled, question, match, parts, weight } = found;
  return {
    ...idAndLabel(compiled.rule),
    question: question.text,
    line: question.line,
    weight,
    parts,
    ...capturesOf(match, phrase),
    standing,
  };
}

const idAndLabel = (rule: Rule) => ({ rule: rule.id, label: rule.label });

const capturesOf = (match: Match, phrase: Phrase) => ({
  stars: starsOf(match).map((_star, index) => starText(phrase, match, index + 1)),
  fragments: match.fragments.map((_fragment, index) => fragmentText(phrase, match, index + 1)),
});
