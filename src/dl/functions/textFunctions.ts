import { A, arg, E, fail, T, textFunction } from './builtIn';

/** Functions on text (section 11.2). */

const first = ([head = '', ...rest]: readonly string[]) => head.toUpperCase() + rest.join('').toLowerCase();

function properName(text: string, skip: string): string {
  const chars = [...text];
  const start = chars.findIndex((char) => !skip.includes(char));
  return start === -1 ? text : chars.slice(0, start).join('') + first(chars.slice(start));
}

/** Replaces from the left; what was put in is not read again. */
function replaceAll(where: string, what: string, by: string): string {
  if (where === '') fail('Replace: empty text');
  return what === '' ? where : where.split(what).join(by);
}

const email = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u;
const phone = /\+?\d(?:[\s()-]*\d){4,14}/;

export const textFunctions = [
  ...textFunction('ToUpper /\\', { parameters: [E()] }, (args) => arg(args, 0).toUpperCase()),
  ...textFunction('ToLower \\/', { parameters: [E()] }, (args) => arg(args, 0).toLowerCase()),
  ...textFunction('ProperName Fltr', { parameters: [E(), T('"\'`<[{(')] }, (args) =>
    properName(arg(args, 0), arg(args, 1)),
  ),
  ...textFunction('Capitalize cap', { parameters: [E()] }, (args) =>
    arg(args, 0)
      .split(' ')
      .map((word) => first([...word]))
      .join(' '),
  ),
  ...textFunction('AllTrim at', { parameters: [E(), T('')] }, (args) =>
    arg(args, 0)
      .trim()
      .replace(/\s+/g, arg(args, 1) === '' ? ' ' : ''),
  ),
  ...textFunction(
    'Replace',
    { parameters: [E(), T(null, { keepsSpaces: true }), E(null, { keepsSpaces: true })] },
    (args) => replaceAll(arg(args, 0), arg(args, 1), arg(args, 2)),
  ),
  ...textFunction('Concatenate +', { parameters: [], rest: 'any' }, (args) => args.join('')),
  ...textFunction('Length len', { parameters: [E()] }, (args) => String([...arg(args, 0)].length)),
  ...textFunction('FindEmail', { parameters: [E('')] }, (args) => email.exec(arg(args, 0))?.[0] ?? ''),
  ...textFunction('FindPhone', { parameters: [E('')] }, (args) => phone.exec(arg(args, 0))?.[0] ?? ''),
  ...textFunction('Shuffle', { parameters: [A()] }, (args, { random }) => {
    const chars = [...arg(args, 0)];
    // Sattolo's walk: every character is swapped with one before it, so none stays where it was before its swap.
    for (let last = chars.length - 1; last > 0; last--) {
      const other = random.below(last);
      [chars[last], chars[other]] = [chars[other] ?? '', chars[last] ?? ''];
    }
    return chars.join('');
  }),
];
