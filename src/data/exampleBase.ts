import type { BaseSource } from '../dl';

/** The files of a rule base other than the rules (DL language, section 1). */
export type ExampleBase = {
  readonly dictionaries: Readonly<Record<string, readonly string[]>>;
  readonly variables: readonly string[];
  readonly functions: readonly string[];
  readonly spelling: readonly string[];
};

export const emptyBase: ExampleBase = { dictionaries: {}, variables: [], functions: [], spelling: [] };

/** Custom functions are separated by an empty line. */
const joinFunctions = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && other.length > 0 ? [...one, '', ...other] : [...one, ...other];

/** @returns both bases in one; a dictionary of the second one replaces that of the same name in the first */
export function joinBases(one: ExampleBase, other: ExampleBase): ExampleBase {
  return {
    dictionaries: { ...one.dictionaries, ...other.dictionaries },
    variables: [...one.variables, ...other.variables],
    functions: joinFunctions(one.functions, other.functions),
    spelling: [...one.spelling, ...other.spelling],
  };
}

/** @returns the files of a whole assistant without its rules */
export function withoutRules({ dictionaries, variables, functions, spelling }: BaseSource): ExampleBase {
  return {
    dictionaries: dictionaries ?? {},
    variables: variables ?? [],
    functions: functions ?? [],
    spelling: spelling ?? [],
  };
}
