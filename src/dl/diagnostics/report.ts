import type { Code } from './codes';

/** Takes a message about the source between two offsets. */
export type LineReport = (code: Code, start: number, end: number, detail: string) => void;

/** Leaves the reading of a rule; the compiler turns it into the one error of that rule. Never leaves `compile`. */
export class RuleError extends Error {
  constructor(
    readonly code: Code,
    readonly start: number,
    readonly end: number,
    readonly detail: string,
  ) {
    super(`DL ${code}`);
  }
}

/**
 * Leaves the reading of an answer line that the reference engine drops without an error of its own (14012, 14013, a page
 * tag without quotes); 10003 follows when no answer is left.
 */
export class LineDropped extends Error {}
