import { arg, boolFunction, E, type FunctionContext, fail, T, textFunction, V } from './builtIn';
import {
  add,
  compare,
  type Decimal,
  decimalText,
  divide,
  multiply,
  parseDecimal,
  remainder,
  subtract,
} from './decimal';
import { convertMeasure } from './measures';
import { numberToWords, wordsToNumber } from './russianNumbers';

/** Functions on numbers (sections 11.3 and 11.5). Arithmetic on words that are no number fails. */

function number(text: string): Decimal {
  return parseDecimal(text) ?? fail(`"${text}" is no number`);
}

function whole(text: string): Decimal {
  const value = number(text);
  return value.scale === 0 ? value : fail(`"${text}" is no whole number`);
}

/** The result in digits, or in Russian words when the third argument is RU. */
function printed(value: Decimal, language: string): string {
  const digits = decimalText(value);
  if (language.trim().toUpperCase() !== 'RU') return digits;
  return numberToWords(digits) ?? fail(`"${digits}" has no words`);
}

const operation = (names: string, run: (a: Decimal, b: Decimal) => Decimal) =>
  textFunction(names, { parameters: [E(), E(), T('')] }, (args) =>
    printed(run(number(arg(args, 0)), number(arg(args, 1))), arg(args, 2)),
  );

const comparison = (names: string, read: (text: string) => Decimal, wanted: -1 | 1) =>
  boolFunction(names, { parameters: [E(), E()] }, (args) => compare(read(arg(args, 0)), read(arg(args, 1))) === wanted);

/** Prints nothing and sets the variable after the turn; unset counts as 0. */
const step = (name: string, run: (a: Decimal, b: Decimal) => Decimal) =>
  textFunction(name, { parameters: [V(null, { sets: true }), E('1')] }, (args, context: FunctionContext) => {
    const before = context.variable(arg(args, 0));
    const result = run(number(before === '' ? '0' : before), number(arg(args, 1)));
    context.assign(arg(args, 0), decimalText(result));
    return '';
  });

/** Both ends included; from greater than to, or a fraction, gives 0. */
function random(from: string, to: string, context: FunctionContext): string {
  const low = number(from);
  const high = number(to);
  if (low.scale > 0 || high.scale > 0 || low.digits > high.digits) return '0';
  const count = high.digits - low.digits + 1n;
  return String(low.digits + BigInt(context.random.below(Number(count))));
}

const absolute = (value: Decimal): Decimal => (value.digits < 0n ? { ...value, digits: -value.digits } : value);

export const numberFunctions = [
  ...operation('Plus m+', add),
  ...operation('Minus m-', subtract),
  ...operation('Multiply m*', multiply),
  ...operation('Divide m/', divide),
  ...textFunction('Remainder m%', { parameters: [E(), E()] }, (args) =>
    decimalText(remainder(number(arg(args, 0)), number(arg(args, 1)))),
  ),
  ...textFunction('Diff', { parameters: [E(), E()] }, (args) =>
    decimalText(absolute(subtract(number(arg(args, 0)), number(arg(args, 1))))),
  ),
  ...step('Inc', add),
  ...step('Dec', subtract),
  ...textFunction(
    'StringToNumber s2n',
    { parameters: [E()] },
    (args) => wordsToNumber(arg(args, 0)) ?? fail(`"${arg(args, 0)}" is no numeral`),
  ),
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
  ...comparison('Greater m>', number, 1),
  ...comparison('Less m<', number, -1),
  ...comparison('BigGreater', whole, 1),
  ...comparison('BigLess', whole, -1),
];
