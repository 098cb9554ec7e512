import { A, arg, E, fail, T, textFunction } from './builtIn';
import { findEmail, findPhone } from './contacts';
import { lowerLetter, upperLetter } from './letterCase';

/** Functions on text (section 11.2). */

const skipped = '"\'`<[{(';

/** Puts the first letter that is neither a blank nor one of `skip` in upper case, and the others in lower case. */
function properName(text: string, skip: string): string {
  let waiting = true;
  return Array.from(text, (char) => {
    if (!waiting) return lowerLetter(char);
    waiting = skip.includes(char) || /\s/.test(char);
    return waiting ? char : upperLetter(char);
  }).join('');
}

/** As properName, but each blank and each character of `skip` starts a new word. */
function capitalized(text: string, skip: string): string {
  let waiting = true;
  return Array.from(text, (char) => {
    const before = waiting;
    waiting = skip.includes(char) || /\s/.test(char);
    return waiting ? char : before ? upperLetter(char) : lowerLetter(char);
  }).join('');
}

/** Replaces from the left; inserted text is not searched again. */
function replaceAll(where: string, what: string, by: string): string {
  return where === '' || what === '' ? fail('Replace: empty text') : where.split(what).join(by);
}

export const textFunctions = [
  ...textFunction('ToUpper /\\', { parameters: [E()] }, (args) => Array.from(arg(args, 0), upperLetter).join('')),
  ...textFunction('ToLower \\/', { parameters: [E()] }, (args) => Array.from(arg(args, 0), lowerLetter).join('')),
  ...textFunction('ProperName Fltr', { parameters: [E(), T(skipped)] }, (args) =>
    properName(arg(args, 0), arg(args, 1)),
  ),
  ...textFunction('Capitalize cap', { parameters: [E()] }, (args) => capitalized(arg(args, 0), skipped)),
  ...textFunction('AllTrim at', { parameters: [E(), T('')] }, (args) =>
    arg(args, 1) === '' ? arg(args, 0) : arg(args, 0).replace(/\s+/g, ''),
  ),
  ...textFunction('Replace', { parameters: [E(), T(), E()] }, (args) =>
    replaceAll(arg(args, 0), arg(args, 1), arg(args, 2)),
  ),
  ...textFunction('Concatenate +', { parameters: [], rest: 'any' }, (args) => args.join('')),
  ...textFunction('Length len', { parameters: [E()] }, (args) => String([...arg(args, 0)].length)),
  ...textFunction('FindEmail', { parameters: [E('')] }, (args) => findEmail(arg(args, 0))),
  ...textFunction('FindPhone', { parameters: [E('')] }, (args) => findPhone(arg(args, 0))),
  ...textFunction('Shuffle', { parameters: [A()] }, (args, { random }) => {
    const chars = [...arg(args, 0)];
    // Sattolo's algorithm: every character is swapped with an earlier one, so none stays in its place.
    for (let last = chars.length - 1; last > 0; last--) {
      const other = random.below(last);
      [chars[last], chars[other]] = [chars[other] ?? '', chars[last] ?? ''];
    }
    return chars.join('');
  }),
];
