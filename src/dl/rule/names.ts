import type { OwnFunction } from '../functions/ownFunction';
import type { FunctionSignature } from '../functions/signature';
import type { Spelling } from '../words/spelling';

/** Names from the rest of the base, which the parsers need while they read a rule. Names are in lower case. */
export interface Names {
  readonly spelling: Spelling;
  /** True when a variable with this name may be used (section 12.1). */
  variable(name: string): boolean;
  dictionary(name: string): boolean;
  /** A custom function, which replaces a built-in one of the same name (section 11.1). */
  own(name: string): OwnFunction | null;
  builtIn(name: string): FunctionSignature | null;
  /** Registers the label of a rule; false if an earlier rule has it (25002). */
  takeLabel(name: string): boolean;
  /** Records that a node with this name must exist; checked after all rules have been read (17005). */
  needsNode(name: string, start: number, end: number): void;
  /** Records that an id or label in ExtendAnswer must exist. */
  needsRule(name: string, start: number, end: number): void;
  /** Characters that custom functions may still add to the rules. */
  readonly room: { left: number };
}
