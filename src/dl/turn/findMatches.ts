import { holds } from '../condition/condition';
import { type Match, matchProgram } from '../pattern/match';
import { makePhrase, type Phrase } from '../pattern/phrase';
import type { Question } from '../rule/rule';
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

/** Finds the rules that match a phrase, greatest weight first; equal weights in the order of the base. */
export function findMatches(base: RuleBase, phrase: Phrase, variables: VariableStore): RuleMatch[] {
  const found = new Map<number, RuleMatch>();
  const rejected = new Set<number>();
  const reply = variables.get('reply-');
  const previous = reply === '' ? null : makePhrase(reply, base.spelling);
  const node = (variables.get('auto_reply_label') || variables.get('auto_reply_id')).toLowerCase();
  for (const ref of candidates(base.index, phrase, base.dictionaries)) {
    const compiled = base.rules[ref.rule];
    const question = compiled?.rule.questions[ref.question];
    const entry = compiled?.questions[ref.question];
    if (compiled === undefined || question === undefined || entry === undefined || rejected.has(ref.rule)) continue;
    if (!found.has(ref.rule) && !ruleApplies(compiled, variables, previous)) {
      rejected.add(ref.rule);
      continue;
    }
    const from = question.pattern.fromNode;
    if (from !== null && from.toLowerCase() !== node) continue;
    const match = matchProgram(entry.program, phrase);
    if (match === null) continue;
    const parts = weightParts(compiled.rule, question.pattern, match.weight);
    const better = { compiled, question, match, parts, weight: weightOf(parts) };
    const before = found.get(ref.rule);
    if (before === undefined || isBetter(better, before)) found.set(ref.rule, better);
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight);
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
function ruleApplies(compiled: CompiledRule, variables: VariableStore, previous: Phrase | null): boolean {
  if (!compiled.rule.conditions.every((condition) => holds(condition, variables))) return false;
  if (compiled.that === null) return true;
  return previous !== null && matchProgram(compiled.that, previous) !== null;
}
