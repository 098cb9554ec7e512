import { A, arg, T, textFunction, V } from './builtIn';

/** SetValue (section 11.8): prints the new value, or nothing when the third argument is not empty. */
export const variableFunctions = textFunction(
  'SetValue Set',
  { parameters: [V(null, { sets: true }), A(), T('')] },
  (args, context) => {
    const value = arg(args, 1).trim();
    context.assign(arg(args, 0), value);
    return arg(args, 2) === '' ? value : '';
  },
);
