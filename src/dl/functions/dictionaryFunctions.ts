import { wholeTextMatches } from '../dictionary/matchLines';
import { arg, boolFunction, E, type FunctionContext, fail, T } from './builtIn';

/** Functions on dictionaries (section 11.7). An unknown dictionary and an empty text never match. */

function matching(text: string, names: readonly string[], context: FunctionContext) {
  const words = context.words(text);
  return names
    .map((name) => context.dictionary(name.trim().toLowerCase()))
    .find((dictionary) => dictionary !== undefined && wholeTextMatches(dictionary, words));
}

const belongs = (names: string, capture: boolean, wanted: boolean) =>
  boolFunction(names, { parameters: [E(null, { capture }), T()], rest: 'text' }, (args, context) => {
    return (matching(arg(args, 0), args.slice(1), context) !== undefined) === wanted;
  });

/**
 * Also stores the first line of the dictionary as written, rather than the one that matched, and does so immediately.
 */
const stores = (names: string, capture: boolean) =>
  boolFunction(names, { parameters: [E(null, { capture }), T(), T()], rest: 'text' }, (args, context) => {
    const found = matching(arg(args, 0), args.slice(2), context);
    if (found === undefined) return false;
    const name = arg(args, 1).toLowerCase();
    if (!context.setNow(name, found.lines[0]?.text ?? '')) fail(`no variable ${name}`);
    return true;
  });

export const dictionaryFunctions = [
  ...belongs('BelongsTo', false, true),
  ...belongs('NotBelongsTo', false, false),
  ...belongs('DictsMatch', true, true),
  ...belongs('DictsNotMatch', true, false),
  ...stores('BelongsToExt', false),
  ...stores('DictsMatchExt', true),
];
