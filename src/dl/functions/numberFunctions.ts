import { arg, boolFunction, E, type FunctionContext, fail, T, textFunction, V } from './builtIn';
import {
  add,
  compare,
  type Decimal,
  decimalText,
  difference,
  divide,
  multiply,
  parseDecimal,
  remainder,
  subtract,
} from './decimal';
import { convertMeasure } from './measures';
import { readPlainNumeral } from './plainNumeral';
import { readNumeral } from './readNumeral';
import { numberToWords, resultInWords } from './spokenNumber';

/** Functions on numbers (sections 11.3 and 11.5). Arithmetic fails for words that are not numbers. */

function number(text: string): Decimal {
  const decimal = parseDecimal(text);
  if (decimal !== null) return decimal;
  return { digits: readPlainNumeral(text) ?? fail(`"${text}" is no number`), scale: 0 };
}

/** The result in digits, or in Russian words when the third argument is RU. */
function printed(value: Decimal, language: string, most: number): string {
  if (language === '') return decimalText(value, most);
  return language.toUpperCase() === 'RU' ? resultInWords(value) : fail(`"${language}" is no language of numbers`);
}

const operation = (names: string, run: (a: Decimal, b: Decimal) => Decimal, most: number) =>
  textFunction(names, { parameters: [E(), E(), T('')] }, (args) =>
    printed(run(number(arg(args, 0)), number(arg(args, 1))), arg(args, 2), most),
  );

const comparison = (names: string, wanted: -1 | 1) =>
  boolFunction(
    names,
    { parameters: [E(), E()] },
    (args) => compare(number(arg(args, 0)), number(arg(args, 1))) === wanted,
  );

/** Prints nothing and sets the variable after the turn; unset counts as 0, an empty second argument as 1. */
const step = (name: string, run: (a: Decimal, b: Decimal) => Decimal) =>
  textFunction(name, { parameters: [V(null, { sets: true }), E('1')] }, (args, context: FunctionContext) => {
    const result = run(number(context.variable(arg(args, 0))), number(arg(args, 1) === '' ? '1' : arg(args, 1)));
    context.assign(arg(args, 0), decimalText(result, 20));
    return '';
  });

/** A whole number of any length; 0 for any other text. */
const whole = (text: string) => (/^[+-]?\s*\d+$/.test(text) ? BigInt(text.replace(/[+\s]/g, '')) : 0n);

const bigComparison = (names: string, holds: (a: bigint, b: bigint) => boolean) =>
  boolFunction(names, { parameters: [E(), E()] }, (args) => holds(whole(arg(args, 0)), whole(arg(args, 1))));

/**
 * Both limits are included. If the lower one is greater than the upper one, or either is a fraction, the result is 0.
 */
function random(from: string, to: string, context: FunctionContext): string {
  if ([from, to].some((text) => text.includes('.'))) return '0';
  const low = whole(from);
  const high = whole(to);
  return low > high ? '0' : String(low + BigInt(context.random.below(Number(high - low + 1n))));
}

export const numberFunctions = [
  ...operation('Plus m+', add, 20),
  ...operation('Minus m-', subtract, 20),
  ...operation('Multiply m*', multiply, 10),
  ...operation('Divide m/', divide, 10),
  ...textFunction('Remainder m%', { parameters: [E(), E()] }, (args) =>
    decimalText(remainder(number(arg(args, 0)), number(arg(args, 1))), 0),
  ),
  ...textFunction('Diff', { parameters: [E(), E()] }, (args) =>
    decimalText(difference(number(arg(args, 0)), number(arg(args, 1))), 20),
  ),
  ...step('Inc', add),
  ...step('Dec', subtract),
  ...textFunction('StringToNumber s2n', { parameters: [E()] }, (args) => {
    const value = readNumeral(arg(args, 0)) ?? fail(`"${arg(args, 0)}" is no numeral`);
    return decimalText(value, 50);
  }),
  ...textFunction(
    'NumberToString n2s',
    { parameters: [E()] },
    (args) => numberToWords(arg(args, 0)) ?? fail(`"${arg(args, 0)}" has no words`),
  ),
  ...textFunction(
    'MeasConv',
    { parameters: [E(), E(), E()] },
    (args) =>
      convertMeasure(arg(args, 0), arg(args, 1), number(arg(args, 2))) ?? fail('MeasConv: unknown or unlike units'),
  ),
  ...textFunction('Random rand', { parameters: [E('1'), E('100')] }, (args, context) =>
    random(arg(args, 0), arg(args, 1), context),
  ),
  ...comparison('Greater m>', 1),
  ...comparison('Less m<', -1),
  ...bigComparison('BigGreater', (a, b) => a > b),
  ...bigComparison('BigLess', (a, b) => a < b),
];
