import { builtIns } from '../functions/builtIns';
import type { FunctionSignature } from '../functions/signature';
import { standardOwnFunctions } from './compile';

/**
 * The arguments and result of a call for which the assistant has no custom function. A standard function replaces the
 * built-in one of the same name (sections 11.1 and 11.9).
 *
 * @param name a name or short name, in any letter case
 * @returns nothing when the language has no function of this name
 */
export function builtInSignature(name: string): FunctionSignature | undefined {
  const key = name.toLowerCase();
  return standardOwnFunctions().get(key) ?? builtIns.get(key);
}
