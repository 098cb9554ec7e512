/**
 * The functions that exist in every assistant (section 11.9), written in the language itself. The wrappers around
 * arithmetic also accept numbers written in Russian words (section 11.1).
 */
const number = (name: string) => `[@!StringToNumber("[$${name}]")]`;

const arithmetic = (name: string, builtIn: string) =>
  `TEXT ${name}( EXTENDED a, EXTENDED b, TEXT lang = "" ) [@!${builtIn}("${number('a')}","${number('b')}","[$lang]")]`;

const pair = (kind: 'TEXT' | 'BOOL', name: string, builtIn: string) =>
  `${kind} ${name}( EXTENDED a, EXTENDED b ) [@!${builtIn}("${number('a')}","${number('b')}")]`;

const step = (name: string) => `TEXT ${name}( VARIABLE v, EXTENDED n = "1" ) [@!${name}("[$v]","${number('n')}")]`;

const random = (name: string) =>
  `TEXT ${name}( EXTENDED from = "1", EXTENDED to = "100" ) [@!Random("${number('from')}","${number('to')}")]`;

/** The upper limit is checked only if the number is above the lower one. */
const between = (name: string, greater: string, less: string) =>
  `TEXT ${name}( EXTENDED x, EXTENDED low, EXTENDED high, ANY answer ) ` +
  `[if([@${greater}("[$x]","[$low]")])]{[if([@${less}("[$x]","[$high]")])]{[$answer]}}`;

const today = (name: string, check: string, mark: string) =>
  `BOOL ${name}( TEXT day ) [@${check}("[@Extract("[@Date()]","%${mark}")]","[$day]")]`;

export const standardFunctions: readonly string[] = [
  arithmetic('Plus', 'Plus'),
  arithmetic('m+', 'Plus'),
  arithmetic('Minus', 'Minus'),
  arithmetic('m-', 'Minus'),
  arithmetic('Multiply', 'Multiply'),
  arithmetic('m*', 'Multiply'),
  arithmetic('Divide', 'Divide'),
  arithmetic('m/', 'Divide'),
  pair('TEXT', 'Remainder', 'Remainder'),
  pair('TEXT', 'm%', 'Remainder'),
  pair('TEXT', 'Diff', 'Diff'),
  pair('BOOL', 'Greater', 'Greater'),
  pair('BOOL', 'Less', 'Less'),
  pair('BOOL', 'BigGreater', 'BigGreater'),
  pair('BOOL', 'BigLess', 'BigLess'),
  step('Inc'),
  step('Dec'),
  random('Random'),
  random('rand'),
  `TEXT MeasConv( EXTENDED from, EXTENDED to, EXTENDED x ) [@!MeasConv("[$from]","[$to]","${number('x')}")]`,
  between('Between', 'Greater', 'Less'),
  between('DateBetween', 'DateGreater', 'DateLess'),
  today('IsDoW', 'IsEqual', 'u'),
  today('IsNotDoW', 'IsNotEqual', 'u'),
  today('IsDoM', 'IsEqual', 'd'),
  today('IsNotDoM', 'IsNotEqual', 'd'),
  'TEXT Time( TEXT separator = ":" ) [@Date("%H[$separator]%M")]',
].flatMap((definition) => [definition, '']);
