/** Which of the names that exist are most like a wanted one, best first. */
export type NearNames = (wanted: string, names: readonly string[]) => string[];

/** A name that does not exist, and those that do. */
type Unknown = { readonly wanted: string; readonly names: readonly string[] };

/** A wrong input in a fence. The line counts from 1 in the fence; the caller knows where the fence is. */
export class InputFault extends Error {
  override readonly name = 'InputFault';

  /**
   * @param reason what is wrong, without a final full stop
   * @param instead what to write instead, without a final full stop, or the names of which one was meant
   */
  constructor(
    readonly line: number,
    readonly reason: string,
    private readonly instead: string | Unknown,
  ) {
    super(`line ${line}: ${reason}`);
  }

  /** @returns what to write instead, without a final full stop: near names where there are any, else all */
  fix(near: NearNames): string {
    if (typeof this.instead === 'string') {
      return this.instead;
    }
    const { wanted, names } = this.instead;
    const found = near(wanted, names);
    return found.length > 0 ? `write ${found.map((name) => `"${name}"`).join(' or ')}` : anyOf(names);
  }
}

/** @returns an instruction with all names: for short lists, where a near name may be a wrong guess */
export const anyOf = (names: readonly string[]): string => `write one of ${names.join(', ')}`;

/** The fix for a name that does not exist. */
export const oneOf = (wanted: string, names: readonly string[]): Unknown => ({ wanted, names });
