import type { Body } from '../answer/nodes';
import type { FunctionSignature } from './signature';

/** An own function (section 11.9). */
export interface OwnFunction extends FunctionSignature {
  readonly own: true;
  /** Names of the arguments in lower case, in the order of the parameters. */
  readonly argumentNames: readonly string[];
  readonly body: Body;
}
