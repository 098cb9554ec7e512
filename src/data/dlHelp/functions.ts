/** What an editor tells about a function of DL (language, section 11). */
export interface FunctionHelp {
  readonly name: string;
  /** Short names; a name that no call can reach is not offered. */
  readonly short: readonly string[];
  /** Names of the arguments, as a call is inserted; those with `?` may be left out. */
  readonly args: readonly string[];
  readonly help: string;
}

const fn = (name: string, short: string, args: string, help: string): FunctionHelp => ({
  name,
  short: short === '' ? [] : short.split(' '),
  args: args === '' ? [] : args.split(', '),
  help,
});

/** Every built-in and standard function, in the order of the language. */
export const functionHelp: readonly FunctionHelp[] = [
  fn('ToUpper', '/\\', 'text', 'The text in capital letters.'),
  fn('ToLower', '\\/', 'text', 'The text in small letters.'),
  fn('ProperName', 'Fltr', 'text, skip signs?', 'The first letter large, the rest small: a name as it is written.'),
  fn('Capitalize', 'cap', 'text', 'Each word with a large first letter.'),
  fn(
    'AllTrim',
    'at',
    'text, all?',
    'Spaces at the ends go, runs of spaces become one. With a second argument all spaces go.',
  ),
  fn('Replace', '', 'where, what, by', 'Every "what" in "where" becomes "by". An empty "where" fails.'),
  fn('Concatenate', '+', 'text, text', 'The texts joined without a space.'),
  fn('Length', 'len', 'text', 'The number of characters.'),
  fn('FindEmail', '', 'text?', 'The first e-mail address in the text, or nothing.'),
  fn('FindPhone', '', 'text?', 'The first phone number in the text, or nothing.'),
  fn('Plus', 'm+', 'a, b, language?', 'The sum of two decimal numbers.'),
  fn('Minus', 'm-', 'a, b, language?', 'The difference of two decimal numbers.'),
  fn('Multiply', 'm*', 'a, b, language?', 'The product of two decimal numbers.'),
  fn(
    'Divide',
    'm/',
    'a, b, language?',
    'The quotient, with at most 10 digits after the point. Division by zero gives 0.',
  ),
  fn('Remainder', 'm%', 'a, b', 'The remainder of a division. Division by zero gives 0.'),
  fn('Diff', '', 'a, b', 'The difference of two numbers without its sign.'),
  fn('Inc', '', 'variable, by?', 'Adds to a number variable after the turn; prints nothing.'),
  fn('Dec', '', 'variable, by?', 'Takes from a number variable after the turn; prints nothing.'),
  fn('StringToNumber', 's2n', 'words', 'A Russian numeral or digits as digits. An unknown word fails.'),
  fn('NumberToString', 'n2s', 'number', 'A number in Russian words. A negative number fails.'),
  fn('MeasConv', '', 'from, to, value', 'Converts between units of one group; unit names are Russian.'),
  fn('Random', 'rand', 'from?, to?', 'A random whole number; both ends may come. Without arguments from 1 to 100.'),
  fn('Date', 'dt', 'format?', 'The date of today; the format is that of strftime, first %d.%m.%Y.'),
  fn('Time', '', 'separator?', 'The time now, for example 17:05.'),
  fn('tm', '', '', 'The time now with seconds, for example 17:05:00.'),
  fn('DayOfWeek', 'dow', 'language', 'The weekday of today: ru, en or uk for a name, n for a number.'),
  fn('Extract', 'dext', 'date, format, language?', 'Parts of a date such as 03.05.2026, for example its month.'),
  fn('CalcTime', '', 'time, shift, date format?, time format?', 'A time moved by +30m, -2h, +1d or +1y.'),
  fn('DateDist', 'ddst', 'date, date', 'The number of days between two dates. A bad date fails.'),
  fn('IsEqual', '=', 'a, b', 'True when both texts are the same; letter case counts.'),
  fn('IsNotEqual', '', 'a, b', 'True when the texts differ; letter case counts.'),
  fn('IsEmpty', '?', 'text', 'True when there is no text but spaces.'),
  fn('IsNotEmpty', '', 'text', 'True when there is a text.'),
  fn('IsNum', '0-9', 'text', 'True when there are only digits and spaces.'),
  fn('True', '', '', 'Always true.'),
  fn('In', '', 'variable, value', 'True when the variable has one of the values.'),
  fn('NotIn', '', 'variable, value', 'True when the variable has none of the values.'),
  fn('Greater', 'm>', 'a, b', 'True when a is greater than b.'),
  fn('Less', 'm<', 'a, b', 'True when a is less than b.'),
  fn('BigGreater', '', 'a, b', 'Greater for whole numbers of any length.'),
  fn('BigLess', '', 'a, b', 'Less for whole numbers of any length.'),
  fn('Between', '', 'number, low, high, answer', 'Prints the answer when the number lies between the two others.'),
  fn('And', '', 'condition, condition', 'True when all conditions are true.'),
  fn('Or', '', 'condition, condition', 'True when one of the conditions is true.'),
  fn('Not', '', 'text', 'True when the text is empty.'),
  fn('DateGreater', 'd>', 'date, date', 'True when the first date is the later one.'),
  fn('DateLess', 'd<', 'date, date', 'True when the first date is the earlier one.'),
  fn('TimeGreater', 't>', 'time, time', 'True when the first time is the later one.'),
  fn('TimeLess', 't<', 'time, time', 'True when the first time is the earlier one.'),
  fn('IsDoW', '', 'weekday', 'True when today is this weekday; Monday is 1.'),
  fn('IsNotDoW', '', 'weekday', 'True when today is another weekday; Monday is 1.'),
  fn('IsDoM', '', 'day', 'True when today is this day of the month, in two digits.'),
  fn('IsNotDoM', '', 'day', 'True when today is another day of the month, in two digits.'),
  fn('DateBetween', '', 'date, low, high, answer', 'Prints the answer when the date lies between the two others.'),
  fn('BelongsTo', '', 'text, dictionary', 'True when the whole text is a line of one of the dictionaries.'),
  fn('NotBelongsTo', '', 'text, dictionary', 'True when the text is a line of none of the dictionaries.'),
  fn('BelongsToExt', '', 'text, variable, dictionary', 'BelongsTo that also keeps the first line of the dictionary.'),
  fn('DictsMatch', '', '[*], dictionary', 'BelongsTo for exactly one star or fragment.'),
  fn('DictsNotMatch', '', '[*], dictionary', 'NotBelongsTo for exactly one star or fragment.'),
  fn('DictsMatchExt', '', '[*], variable, dictionary', 'DictsMatch that also keeps the first line of the dictionary.'),
  fn('SetValue', 'Set', 'variable, value, quiet?', 'Sets a variable after the turn and prints the new value.'),
  fn('Shuffle', '', 'text', 'The characters of the text in a mixed order.'),
  fn('DumpVar', '', 'variable?', 'Service function: a variable as the engine keeps it.'),
  fn('ListTree', '', 'name?', 'Service function: the tree_ variables.'),
];
