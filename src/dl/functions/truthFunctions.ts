import { arg, B, boolFunction, E, type FunctionContext, fail, T, V } from './builtIn';

/** True/false functions on text (section 11.5). */

const both = { parameters: [E(), E()] };
const one = { parameters: [E()] };
const values = { parameters: [V()], rest: 'extended' as const };
const many = { parameters: [B(), B()], rest: 'bool' as const };

/**
 * A variable without a value is never in the list, even if the list is missing or contains an empty value. For a value,
 * the function fails without a list.
 */
function isIn([name = '', ...allowed]: readonly string[], { variable }: FunctionContext): boolean {
  const value = variable(name);
  if (value === '') return false;
  return allowed.length === 0 ? fail('no values to look in') : allowed.includes(value);
}

const empty = (text: string) => text.trim() === '';

export const truthFunctions = [
  ...boolFunction('IsEqual =', both, (args) => arg(args, 0) === arg(args, 1)),
  ...boolFunction('IsNotEqual !=', both, (args) => arg(args, 0) !== arg(args, 1)),
  ...boolFunction('IsEmpty ?', one, (args) => empty(arg(args, 0))),
  ...boolFunction('IsNotEmpty !?', one, (args) => !empty(arg(args, 0))),
  ...boolFunction('IsNum 0-9', one, (args) => /^[\p{Nd}\s]*$/u.test(arg(args, 0))),
  ...boolFunction('True', { parameters: [] }, () => true),
  ...boolFunction('In', values, isIn),
  ...boolFunction('NotIn', values, (args, context) => !isIn(args, context)),
  // All arguments are evaluated before the call, so one that fails drops the answer even if another one decides.
  ...boolFunction('And', many, (args) => args.every((value) => value !== '')),
  ...boolFunction('Or', many, (args) => args.some((value) => value !== '')),
  ...boolFunction('Not !', { parameters: [E()] }, (args) => arg(args, 0) === ''),
  ...boolFunction('DumpVar', { parameters: [T('')], rest: 'text' }, () => false),
  ...boolFunction('ListTree', { parameters: [T('')], rest: 'text' }, () => false),
];
