/** Kinds of arguments (section 11.1): T plain text, D dynamic, E extended, A any, V variable name, B true/false. */
export type ArgumentKind = 'text' | 'dynamic' | 'extended' | 'any' | 'variable' | 'bool';

export interface Parameter {
  readonly kind: ArgumentKind;
  /** The value when the argument is missing; null when it is required. */
  readonly fallback: string | null;
  /** DictsMatch: the argument is exactly one star or fragment (section 11.7). */
  readonly capture?: boolean;
  /** The function sets this variable: a read-only one is 11204. */
  readonly sets?: boolean;
}

/** What the parser must know to read a call (section 11.1). */
export interface FunctionSignature {
  /** The name by which the evaluator finds the function, in lower case. */
  readonly name: string;
  readonly result: 'text' | 'bool';
  readonly parameters: readonly Parameter[];
  /** Kind of all further arguments; null when there are none. */
  readonly rest: ArgumentKind | null;
  /** The least number of arguments. */
  readonly least: number;
}

/** The parameter at an index; null when there are too many arguments. */
export function parameterAt(signature: FunctionSignature, index: number): Parameter | null {
  const parameter = signature.parameters[index];
  if (parameter !== undefined) return parameter;
  return signature.rest === null ? null : { kind: signature.rest, fallback: null };
}

/** The least number of arguments by the parameters without a fallback. */
export function leastArguments(parameters: readonly Parameter[]): number {
  return parameters.filter(({ fallback }) => fallback === null).length;
}
