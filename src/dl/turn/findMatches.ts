import { type Condition, holds } from '../condition/condition';
import { type Match, matchProgram } from '../pattern/match';
import { makePhrase, type Phrase } from '../pattern/phrase';
import type { Program } from '../pattern/program';
import type { Question, Rule } from '../rule/rule';
import type { CompiledRule, RuleBase } from '../rule/ruleBase';
import { candidates } from '../rule/ruleIndex';
import type { VariableStore } from '../variables/variableStore';
import { type WeightParts, weightOf, weightParts } from './weight';

/** The one match of a rule (section 7.2, point 1). */
export interface RuleMatch {
  readonly compiled: CompiledRule;
  readonly question: Question;
  readonly match: Match;
  readonly parts: WeightParts;
  readonly weight: number;
}

/** What keeps a rule whose question matches out of a turn (sections 5, 6 and 15.2). */
export type Obstacle =
  /** A condition line that is not true. */
  | { readonly kind: 'condition'; readonly condition: Condition }
  /** The previous-reply line. */
  | { readonly kind: 'that' }
  /** The node of `[FromState("node")]`, as written. */
  | { readonly kind: 'node'; readonly node: string };

/** A question that can match the phrase, and what keeps it out of the turn. */
interface Candidate {
  /** The number of the rule. */
  readonly number: number;
  readonly compiled: CompiledRule;
  readonly question: Question;
  readonly program: Program;
  readonly obstacle: Obstacle | null;
}

function* questionsFor(base: RuleBase, phrase: Phrase, variables: VariableStore): Generator<Candidate> {
  const known = new Map<number, Obstacle | null>();
  const reply = variables.get('reply-');
  const previous = reply === '' ? null : makePhrase(reply, base.spelling);
  const node = (variables.get('auto_reply_label') || variables.get('auto_reply_id')).toLowerCase();
  for (const ref of candidates(base.index, phrase, base.dictionaries)) {
    const compiled = base.rules[ref.rule];
    const question = compiled?.rule.questions[ref.question];
    const program = compiled?.questions[ref.question];
    if (compiled === undefined || question === undefined || program === undefined) continue;
    const seen = known.get(ref.rule);
    const ofRule = seen === undefined ? obstacleOf(compiled, variables, previous) : seen;
    known.set(ref.rule, ofRule);
    const from = question.pattern.fromNode;
    const ofQuestion = from === null || from.toLowerCase() === node ? null : ({ kind: 'node', node: from } as const);
    yield { number: ref.rule, compiled, question, program, obstacle: ofRule ?? ofQuestion };
  }
}

/** Finds the rules that match a phrase, greatest weight first; equal weights in the order of the base. */
export function findMatches(base: RuleBase, phrase: Phrase, variables: VariableStore): RuleMatch[] {
  const found = new Map<number, RuleMatch>();
  for (const { number, compiled, question, program, obstacle } of questionsFor(base, phrase, variables)) {
    const match = obstacle === null ? matchProgram(program, phrase) : null;
    if (match === null) continue;
    const parts = weightParts(compiled.rule, question.pattern, match.weight);
    const better = { compiled, question, match, parts, weight: weightOf(parts) };
    const before = found.get(number);
    if (before === undefined || isBetter(better, before)) found.set(number, better);
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight);
}

/**
 * Finds the rules whose question matches, but which something else keeps out of the turn, in the order of the base.
 *
 * @param shortest the least length of the match: with 1, questions that consist of stars are left out
 */
export function findHindered(base: RuleBase, phrase: Phrase, variables: VariableStore, shortest: number) {
  const found = new Map<number, { readonly rule: Rule; readonly obstacle: Obstacle }>();
  for (const { number, compiled, program, obstacle } of questionsFor(base, phrase, variables)) {
    if (obstacle === null || found.has(number)) continue;
    const match = matchProgram(program, phrase);
    if (match === null || match.weight < shortest) continue;
    found.set(number, { rule: compiled.rule, obstacle });
  }
  return [...found.values()];
}

/** Of equal questions, the one whose first plain word is leftmost wins, then the first one. */
function isBetter(entry: RuleMatch, before: RuleMatch): boolean {
  if (entry.weight !== before.weight) return entry.weight > before.weight;
  return firstWord(entry.match) < firstWord(before.match);
}

/** The first word of the phrase that no star took. */
function firstWord({ taken }: Match): number {
  const found = taken.find(({ item, from, to }) => !['star', 'superStar', 'oneWord'].includes(item.kind) && from < to);
  return found?.line?.begin ?? found?.from ?? Number.POSITIVE_INFINITY;
}

/** Conditions and that-line (sections 5 and 6); both use the state before the turn. */
function obstacleOf(compiled: CompiledRule, variables: VariableStore, previous: Phrase | null): Obstacle | null {
  const condition = compiled.rule.conditions.find((one) => !holds(one, variables));
  if (condition !== undefined) return { kind: 'condition', condition };
  if (compiled.that === null) return null;
  return previous !== null && matchProgram(compiled.that, previous) !== null ? null : { kind: 'that' };
}
