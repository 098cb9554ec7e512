import { strftime } from '../functions/strftime';
import { fragmentText, starText } from '../pattern/captures';
import type { Match } from '../pattern/match';
import { makePhrase, type Phrase } from '../pattern/phrase';
import type { Rule } from '../rule/rule';
import { clearedEveryTurn, clearedWhenAnswered } from '../variables/names';
import { workOfTurn } from './answerBuilder';
import { type Chosen, chooseReply } from './chooseReply';
import { commit } from './commit';
import { runEvent } from './events';
import { findMatches, type RuleMatch } from './findMatches';
import { localTime } from './localTime';
import { type Part, plainText } from './parts';
import { lineAllowed, noteLine, type Session } from './session';
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
}

/** What a turn gave. */
export interface Reply {
  /** Id of the rule that answered; null when nothing did. */
  readonly rule: string | null;
  /** The rule of a REQUEST event answered (section 10.4). */
  readonly event: boolean;
  readonly parts: readonly Part[];
  /** The weight of the winner; null for events and when nothing matched. */
  readonly weight: number | null;
  /** All rules that matched, greatest weight first. */
  readonly matches: readonly Explained[];
  /** Elementary steps of matching: a measure of work that does not depend on the machine. */
  readonly steps: number;
}

/** The user says a phrase (section 12.3). `context` sets variables before the phrase is handled. */
export function say(session: Session, text: string, context: Readonly<Record<string, string>> = {}): Reply {
  if (session.variables.get('operator_state') === 'active') return silent([], 0);
  session.work.left = workOfTurn;
  const event = runEvent(session, 'REQUEST');
  session.phrases++;
  if (event !== null) {
    session.variables.set('auto_response_type', 'response by request event');
    session.variables.set('auto_event_ids', event.compiled.rule.id);
    const parts = handOver(session, event.draft.parts);
    return { rule: event.compiled.rule.id, event: true, parts, weight: null, matches: [], steps: 0 };
  }
  for (const [name, value] of Object.entries(context)) session.variables.set(name, value);
  const phrase = makePhrase(text, session.base.spelling);
  setAutomatic(session, phrase);
  const matches = findMatches(session.base, phrase, session.variables, (use, line) => lineAllowed(session, use, line));
  const chosen = chooseReply(session, phrase, matches);
  const explained = matches.map((match) => explain(match, phrase));
  const reply = chosen === null ? unanswered(session, explained, phrase) : answered(session, chosen, explained, phrase);
  count(session, 'auto_request_counter');
  return reply;
}

/** Variables changed from outside; fires the UPDATESESSION events (section 10.4). */
export function update(session: Session, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) session.variables.set(name, value);
  session.work.left = workOfTurn;
  runEvent(session, 'UPDATESESSION');
}

function silent(matches: readonly Explained[], steps: number): Reply {
  return { rule: null, event: false, parts: [], weight: null, matches, steps };
}

function count(session: Session, name: string): void {
  session.variables.set(name, String(Number(session.variables.get(name)) + 1));
}

function setAutomatic(session: Session, phrase: Phrase): void {
  const now = localTime(session.clock(), session.variables.get('user_timezone'));
  session.variables.set('auto_date', strftime('%Y-%m-%d', now));
  session.variables.set('auto_time', strftime('%H:%M', now));
  count(session, 'auto_response_counter');
  session.variables.set('auto_request_length', String(phrase.words.length));
}

function clear(session: Session, names: readonly string[], kept: ReadonlySet<string>): void {
  for (const name of names) if (!kept.has(name)) session.variables.set(name, '');
}

/** Section 12.4: one-turn variables of class A are cleared, everything else stays. */
function unanswered(session: Session, matches: readonly Explained[], phrase: Phrase): Reply {
  clear(session, clearedEveryTurn, new Set());
  return silent(matches, phrase.steps);
}

/** Section 12.3, step 5. */
function answered(session: Session, chosen: Chosen, matches: readonly Explained[], phrase: Phrase): Reply {
  const { draft, found } = chosen;
  const { rule } = found.compiled;
  const { variables } = session;
  commit(session, draft);
  for (const entry of found.match.dictionaries) {
    if (entry.found !== null) noteLine(session, entry.use, entry.found.line);
  }
  const parts = handOver(session, draft.parts);
  if (!draft.disableAutoVars) {
    variables.set('match_weight', String(found.weight));
    variables.set('reply-', plainText(parts));
    variables.set('query--', variables.get('query-'));
    variables.set('query-', phrase.text);
    const kept = new Set(draft.instructions.map(({ name }) => name));
    clear(session, [...clearedEveryTurn, ...clearedWhenAnswered], kept);
  }
  variables.set('auto_reply_id', rule.id);
  variables.set('auto_reply_label', rule.label ?? '');
  variables.set('auto_response_type', 'user request from main base');
  return { rule: rule.id, event: false, parts, weight: found.weight, matches, steps: phrase.steps };
}

/** Hands the chat over to an operator, or leaves the part out when the channel has none (section 15.3). */
function handOver(session: Session, parts: readonly Part[]): readonly Part[] {
  if (!parts.some(({ kind }) => kind === 'operator')) return parts;
  if (!session.operators) return parts.filter(({ kind }) => kind !== 'operator');
  session.variables.set('operator_state', 'active');
  return parts;
}

function explain({ compiled, question, match, parts, weight }: RuleMatch, phrase: Phrase): Explained {
  return {
    ...idAndLabel(compiled.rule),
    question: question.text,
    line: question.line,
    weight,
    parts,
    ...capturesOf(match, phrase),
  };
}

const idAndLabel = (rule: Rule) => ({ rule: rule.id, label: rule.label });

const capturesOf = (match: Match, phrase: Phrase) => ({
  stars: match.stars.map((_star, index) => starText(phrase, match, index + 1)),
  fragments: match.fragments.map((_fragment, index) => fragmentText(phrase, match, index + 1)),
});
