/** What an editor tells about a function of DL (language, section 11). */
export interface FunctionHelp {
  readonly name: string;
  /** Short names; a name that no call can reach is not offered. */
  readonly short: readonly string[];
  /** Names of the arguments, as a call is inserted; those with `?` are optional. */
  readonly args: readonly string[];
  readonly help: string;
}

const fn = (name: string, short: string, args: string, help: string): FunctionHelp => ({
  name,
  short: short === '' ? [] : short.split(' '),
  args: args === '' ? [] : args.split(', '),
  help,
});

const random = fn(
  'Random',
  'rand',
  'from?, to?',
  'A random whole number between two limits, both included. Without arguments, from 1 to 100.',
);

/** Every built-in and standard function, in the tables of the pages of the language by their names; each has the order of its page. */
export const functionGroups: Readonly<Record<string, readonly FunctionHelp[]>> = {
  text: [
    fn('ToUpper', '/\\', 'text', 'The text in upper case.'),
    fn('ToLower', '\\/', 'text', 'The text in lower case.'),
    fn(
      'ProperName',
      'Fltr',
      'text, skipped characters?',
      'The first letter in upper case and the rest in lower case, as in a name.',
    ),
    fn('Capitalize', 'cap', 'text', 'Each word with its first letter in upper case.'),
    fn(
      'AllTrim',
      'at',
      'text, all?',
      'Removes spaces at both ends and turns runs of spaces into one. With a second argument it removes all spaces.',
    ),
    fn(
      'Replace',
      '',
      'text, search, replacement',
      'Replaces every "search" in "text" with "replacement". Fails if "text" or "search" is empty.',
    ),
    fn('Concatenate', '+', 'text, text', 'The texts joined without a space.'),
    fn('Length', 'len', 'text', 'The number of characters.'),
    fn('FindEmail', '', 'text?', 'The first e-mail address in the text, or nothing.'),
    fn('FindPhone', '', 'text?', 'The first phone number in the text, or nothing.'),
    fn('SetValue', 'Set', 'variable, value, quiet?', 'Sets a variable after the turn and prints the new value.'),
  ],
  numbers: [
    fn('Plus', 'm+', 'a, b, language?', 'The sum of two decimal numbers.'),
    fn('Minus', 'm-', 'a, b, language?', 'The difference between two decimal numbers.'),
    fn('Multiply', 'm*', 'a, b, language?', 'The product of two decimal numbers.'),
    fn(
      'Divide',
      'm/',
      'a, b, language?',
      'The quotient, with at most 10 digits after the point. Division by zero gives 0.',
    ),
    fn('Remainder', 'm%', 'a, b', 'The remainder of a division. Division by zero gives 0.'),
    fn('Diff', '', 'a, b', 'The absolute difference between two numbers.'),
    fn('Inc', '', 'variable, by?', 'Adds to a number variable after the turn; prints nothing.'),
    fn('Dec', '', 'variable, by?', 'Subtracts from a number variable after the turn; prints nothing.'),
    fn('StringToNumber', 's2n', 'words', 'Turns a Russian numeral into digits. Fails for an unknown word.'),
    fn('NumberToString', 'n2s', 'number', 'A number in Russian words. Fails for a negative number.'),
    fn('MeasConv', '', 'from, to, value', 'Converts between units of one group; unit names are Russian.'),
    random,
  ],
  dates: [
    fn('Date', 'dt', 'format?', "Today's date in a strftime format, by default %d.%m.%Y."),
    fn('Time', '', 'separator?', 'The current time, for example 17:05.'),
    fn('tm', '', '', 'The current time with seconds, for example 17:05:00.'),
    fn('DayOfWeek', 'dow', 'language', 'The current weekday: ru, en or uk for a name, n for a number.'),
    fn('Extract', 'dext', 'date, format, language?', 'Parts of a date such as 03.05.2026, for example its month.'),
    fn('CalcTime', '', 'time, shift, shown date?, shown time?', 'A time moved by +30m, -2h, +1d or +1y.'),
    fn('DateDist', 'ddst', 'date, date', 'The number of days between two dates. Fails if a date is not valid.'),
  ],
  'checks-text': [
    fn('IsEqual', '=', 'a, b', 'True when both texts are the same; case-sensitive.'),
    fn('IsNotEqual', '', 'a, b', 'True when the texts differ; case-sensitive.'),
    fn('IsEmpty', '?', 'text', 'True when the text is empty or only spaces.'),
    fn('IsNotEmpty', '', 'text', 'True when there is a text.'),
    fn('IsNum', '0-9', 'text', 'True when the text contains only digits and spaces.'),
    fn('True', '', '', 'Always true.'),
    fn('In', '', 'variable, value', 'True when the variable has one of the values.'),
    fn('NotIn', '', 'variable, value', 'True when the variable has none of the values.'),
  ],
  'checks-numbers': [
    fn('Greater', 'm>', 'a, b', 'True when a is greater than b.'),
    fn('Less', 'm<', 'a, b', 'True when a is less than b.'),
    fn('BigGreater', '', 'a, b', 'Like Greater, but for whole numbers of any length.'),
    fn('BigLess', '', 'a, b', 'Like Less, but for whole numbers of any length.'),
    fn('Between', '', 'number, low, high, answer', 'Prints the answer when the number is between the other two.'),
  ],
  'checks-dates': [
    fn('DateGreater', 'd>', 'date, date', 'True when the first date is the later one.'),
    fn('DateLess', 'd<', 'date, date', 'True when the first date is the earlier one.'),
    fn('DateBetween', '', 'date, low, high, answer', 'Prints the answer when the date is between the other two.'),
    fn('TimeGreater', 't>', 'time, time', 'True when the first time is the later one.'),
    fn('TimeLess', 't<', 'time, time', 'True when the first time is the earlier one.'),
    fn('IsDoW', '', 'weekday', 'True when today is this weekday; Monday is 1.'),
    fn('IsNotDoW', '', 'weekday', 'True when today is not this weekday; Monday is 1.'),
    fn('IsDoM', '', 'day', 'True when today is this day of the month, in two digits.'),
    fn('IsNotDoM', '', 'day', 'True when today is not this day of the month, in two digits.'),
  ],
  'checks-dictionaries': [
    fn('BelongsTo', '', 'text, dictionary', 'True when the whole text is a line of one of the dictionaries.'),
    fn('NotBelongsTo', '', 'text, dictionary', 'True when the text is not a line of any of the dictionaries.'),
    fn(
      'BelongsToExt',
      '',
      'text, variable, dictionary',
      'Like BelongsTo, but also saves the first line of the dictionary.',
    ),
    fn('DictsMatch', '', '[*], dictionary', 'Like BelongsTo, but for exactly one star or fragment.'),
    fn('DictsNotMatch', '', '[*], dictionary', 'Like NotBelongsTo, but for exactly one star or fragment.'),
    fn(
      'DictsMatchExt',
      '',
      '[*], variable, dictionary',
      'Like DictsMatch, but also saves the first line of the dictionary.',
    ),
  ],
  combinatorics: [
    fn('Shuffle', '', 'text', 'The characters of the text in random order.'),
    random,
    fn('And', '', 'condition, condition', 'True when all conditions are true.'),
    fn('Or', '', 'condition, condition', 'True when one of the conditions is true.'),
    fn('Not', '', 'text', 'True when the text is empty.'),
  ],
  service: [
    fn('DumpVar', '', 'variable?', 'Service function: a variable as the engine stores it.'),
    fn('ListTree', '', 'name?', 'Service function: the tree_ variables.'),
  ],
};

/** Each function once. */
export const functionHelp: readonly FunctionHelp[] = [...new Set(Object.values(functionGroups).flat())];
