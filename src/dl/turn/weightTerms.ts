import type { WeightParts } from './weight';

/** A summand of a weight: how many times it counts, what one counts, and what it stands for. */
export interface WeightTerm {
  readonly times: number;
  readonly worth: number;
  readonly reason: string;
}

/** The bits of a weight in words, greatest first; their sum is the weight (sections 7.1, 15.1 and 15.2). */
export function weightTerms(parts: WeightParts): WeightTerm[] {
  const terms: WeightTerm[] = [
    { times: Number(parts.anchor), worth: 2 ** 31, reason: 'anchor' },
    { times: Number(parts.unstarred), worth: 2 ** 30, reason: 'no star' },
    { times: parts.length, worth: 2 ** 14, reason: 'length' },
    { times: parts.conditions, worth: 2 ** 6, reason: parts.conditions === 1 ? 'condition' : 'conditions' },
    { times: Number(parts.tree), worth: 2 ** 5, reason: 'tree variable' },
    { times: Number(parts.topic), worth: 2 ** 4, reason: 'topic' },
    { times: parts.oneWords, worth: 1, reason: 'OneWord' },
  ];
  return terms.filter(({ times }) => times > 0);
}
