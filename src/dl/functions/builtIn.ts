import type { Dictionary } from '../dictionary/dictionary';
import type { Random } from '../turn/random';
import type { Word } from '../words/splitWords';
import { type ArgumentKind, type FunctionSignature, leastArguments, type Parameter } from './signature';

/** The state of the turn that a function may use. Variables are those before the turn (section 11.8). */
export interface FunctionContext {
  /** The clock of the assistant; its UTC fields contain the local time (section 11.4). */
  readonly now: Date;
  readonly random: Random;
  variable(name: string): string;
  /** Sets a variable after the turn. */
  assign(name: string, value: string): void;
  /** Sets a variable immediately; false if there is no variable with this name. */
  setNow(name: string, value: string): boolean;
  dictionary(name: string): Dictionary | undefined;
  words(text: string): readonly Word[];
}

/** A function that fails drops the whole answer (section 11.1). `say` never throws this. */
export class FunctionFailed extends Error {}

export function fail(reason: string): never {
  throw new FunctionFailed(reason);
}

export type Run = (args: readonly string[], context: FunctionContext) => string;

export interface BuiltIn extends FunctionSignature {
  readonly run: Run;
}

const parameter =
  (kind: ArgumentKind) =>
  (fallback: string | null = null, more: Partial<Parameter> = {}): Parameter => ({ kind, fallback, ...more });

/** Kinds of arguments under their names in the tables of section 11. */
export const T = parameter('text');
export const E = parameter('extended');
export const A = parameter('any');
export const V = parameter('variable');
export const B = parameter('bool');

/** True is `True`, false is empty text (section 11.1). */
const truth = (value: boolean) => (value ? 'True' : '');

interface Shape {
  readonly parameters: readonly Parameter[];
  readonly rest?: ArgumentKind;
}

/** A function that returns text, under its name and short names. */
export function textFunction(names: string, shape: Shape, run: Run): [string, BuiltIn][] {
  return entries(names, 'text', shape, run);
}

/** A true/false function, under its name and short names. */
export function boolFunction(
  names: string,
  shape: Shape,
  run: (args: readonly string[], context: FunctionContext) => boolean,
): [string, BuiltIn][] {
  return entries(names, 'bool', shape, (args, context) => truth(run(args, context)));
}

function entries(names: string, result: 'text' | 'bool', shape: Shape, run: Run): [string, BuiltIn][] {
  return names.split(' ').map((written) => {
    const name = written.toLowerCase();
    const { parameters } = shape;
    const least = leastArguments(parameters);
    return [name, { name, result, parameters, rest: shape.rest ?? null, least, run }];
  });
}

/** An argument that is always required. */
export const arg = (args: readonly string[], index: number): string => args[index] ?? '';
