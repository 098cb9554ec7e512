import type { OwnFunction } from '../functions/ownFunction';
import type { FunctionSignature } from '../functions/signature';
import type { Spelling } from '../words/spelling';

/** What the parsers know about the rest of the base while they read a rule. Names are in lower case. */
export interface Names {
  readonly spelling: Spelling;
  /** True when a variable with this name may be used (section 12.1). */
  variable(name: string): boolean;
  dictionary(name: string): boolean;
  /** A custom function, which replaces a built-in one of the same name (section 11.1). */
  own(name: string): OwnFunction | null;
  builtIn(name: string): FunctionSignature | null;
  /** Notes the label of a rule; false when an earlier rule has it (25002). */
  takeLabel(name: string): boolean;
  /** Notes that a node of this name must exist; checked when all rules are read (17005). */
  needsNode(name: string, start: number, end: number): void;
  /** Notes that an id or label of ExtendAnswer must exist. */
  needsRule(name: string, start: number, end: number): void;
  /** Characters that own functions may still put into the rules. */
  readonly room: { left: number };
}
