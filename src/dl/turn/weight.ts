import type { Pattern } from '../pattern/elements';
import type { Rule } from '../rule/rule';

/** The parts of a weight (sections 7.1, 15.1 and 15.2). */
export interface WeightParts {
  /** Bit 31: a that-line, a condition on `that_anchor`, or `[FromState]`. */
  readonly anchor: boolean;
  /** Bit 30: no star in the question line. */
  readonly unstarred: boolean;
  /** Bits 29–14: sum of the match weights. */
  readonly length: number;
  /** Bits 13–6: number of condition lines, at most 255. */
  readonly conditions: number;
  /** Bit 5: a condition on a variable named `tree_…`. */
  readonly tree: boolean;
  /** Bit 4: a condition on `topic`. */
  readonly topic: boolean;
  /** Bits 3–0: number of `[OneWord]`, at most 15. */
  readonly oneWords: number;
}

const mostLength = 0xffff;

export function weightParts(rule: Rule, pattern: Pattern, length: number): WeightParts {
  const about = (test: (name: string) => boolean) => rule.conditions.some(({ variable }) => test(variable));
  return {
    anchor: rule.that !== null || pattern.fromNode !== null || about((name) => name === 'that_anchor'),
    unstarred: !pattern.starred,
    length: Math.min(length, mostLength),
    conditions: Math.min(rule.conditions.length, 255),
    tree: about((name) => name.startsWith('tree_')),
    topic: about((name) => name === 'topic'),
    oneWords: Math.min(pattern.oneWords, 15),
  };
}

/** The number of a match; the greatest wins (section 7.1). */
export function weightOf(parts: WeightParts): number {
  return (
    (parts.anchor ? 2 ** 31 : 0) +
    (parts.unstarred ? 2 ** 30 : 0) +
    parts.length * 2 ** 14 +
    parts.conditions * 2 ** 6 +
    (parts.tree ? 2 ** 5 : 0) +
    (parts.topic ? 2 ** 4 : 0) +
    parts.oneWords
  );
}
