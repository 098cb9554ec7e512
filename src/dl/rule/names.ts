import type { FunctionSignature } from '../functions/signature';
import type { Spelling } from '../words/spelling';

/** What the parsers know about the rest of the base while they read a rule. */
export interface Names {
  readonly spelling: Spelling;
  /** True when a variable with this name (lower case) may be used (section 12.1). */
  variable(name: string): boolean;
  dictionary(name: string): boolean;
  /** The signature of a function; `plain` asks for the built-in one only (section 11.1). */
  fn(name: string, plain: boolean): FunctionSignature | null;
  /** True when an earlier rule has this label (25002). */
  labelTaken(name: string): boolean;
  /** Notes that a rule with this id or label must exist; checked when all rules are read (17005). */
  needsNode(name: string, start: number, end: number): void;
  /** Notes that an id of ExtendAnswer must exist. */
  needsRule(name: string, start: number, end: number): void;
  /** Argument names of the own function whose body is read; null in a rule. */
  readonly parameters: ReadonlySet<string> | null;
}
