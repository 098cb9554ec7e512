import type { Dictionary } from '../dictionary/dictionary';
import type { Program } from '../pattern/program';
import type { Spelling } from '../words/spelling';
import type { EventName, Rule } from './rule';
import type { RuleIndex } from './ruleIndex';

export interface CompiledRule {
  readonly rule: Rule;
  readonly questions: readonly Program[];
  readonly that: Program | null;
}

/** A compiled base. Nothing in it can run by itself. */
export interface RuleBase {
  readonly rules: readonly CompiledRule[];
  readonly dictionaries: ReadonlyMap<string, Dictionary>;
  readonly spelling: Spelling;
  readonly index: RuleIndex;
  /** Rules of each event, in the order of the base (section 10.4). */
  readonly eventRules: Readonly<Record<EventName, readonly CompiledRule[]>>;
  /** The number of the first answer line of the first rule; null without one. */
  readonly firstAnswer: number | null;
  /** The first rule with an id or a label (section 2.1, point 3). */
  readonly byNode: ReadonlyMap<string, CompiledRule>;
  /** True for a variable that exists, by its name in lower case. */
  isVariable(name: string): boolean;
  /** Start values of the variable list (section 1). */
  readonly startValues: ReadonlyMap<string, string>;
}
