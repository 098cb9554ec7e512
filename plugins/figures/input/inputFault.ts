import { nearNames } from '../../../src/data/nearNames';

/** A wrong input in a fence. The line counts from 1 in the fence; the caller knows where the fence stands. */
export class InputFault extends Error {
  override readonly name = 'InputFault';

  /**
   * @param reason what is wrong, without a final full stop
   * @param fix what to write instead, without a final full stop
   */
  constructor(
    readonly line: number,
    readonly reason: string,
    readonly fix: string,
  ) {
    super(`line ${line}: ${reason}. Fix: ${fix}.`);
  }
}

/** @returns an instruction with all names: for short lists, where a near name may be a wrong guess */
export const anyOf = (names: readonly string[]): string => `write one of ${names.join(', ')}`;

/** @returns "write "a" or "b"" with the names most like the wanted one, else all names */
export function oneOf(wanted: string, names: readonly string[]): string {
  const near = nearNames(wanted, names);
  return near.length > 0 ? `write ${near.map((name) => `"${name}"`).join(' or ')}` : anyOf(names);
}
