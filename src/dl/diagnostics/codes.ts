/**
 * All compile messages of section 13. `{}` is replaced by the text in question. `fix` says what to do. `never` gives
 * the reason why a message never occurs: this engine, like the reference engine, has a different code for every input
 * that could cause it.
 */
interface Entry {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly fix: string;
  readonly never?: string;
}

const error = (message: string, fix: string): Entry => ({ severity: 'error', message, fix });
const warning = (message: string, fix: string): Entry => ({ severity: 'warning', message, fix });
const never = (message: string, fix: string, reason: string): Entry => ({
  severity: 'error',
  message,
  fix,
  never: reason,
});

const escapeList = 'In questions `\\\\ \\[ \\* \\{ \\<`, in answers `\\\\ \\[ \\{`, in braces `\\\\ \\/ \\{ \\}`';

const catalogue = {
  10000: error('The rule has more than 256 questions.', 'Split it into several rules.'),
  10001: error(
    'The line cannot be read here: `{}`.',
    'In a rule, write `$` before what users say and `#` before the reply. Other lines start with `--Label`, `+`, `@`, `//` for a comment, or a block word such as in `--if(%name)`. In a file, put `BEGIN` before a rule and `END` after it.',
  ),
  10002: error('The rule has no question.', 'Add a line that starts with `$`.'),
  10003: error(
    'The rule has no usable answer.',
    'Add a line that starts with `#`, or correct the one that was skipped.',
  ),
  10005: error('The pattern is empty.', 'Write the words it must match after the symbol, or `*` for any request.'),
  10100: error(
    '`{}` is not allowed here.',
    'Remove the tag, correct its name or close it. Outside of braces, you can escape the bracket as `\\[`. An option has angle brackets only, as in `<please>`.',
  ),
  10101: error(
    '`{}` is not allowed in a previous-reply line.',
    'Use only words, stars and braces after `@`, or escape the bracket as `\\[`.',
  ),
  10102: error(
    'An unknown, misplaced or unclosed tag: `{}`.',
    'Check its name, its arguments, and whether its bracket or brace is closed. For a plain bracket, write `\\[`.',
  ),
  10200: error('`-]` closes a fragment that was not opened.', 'Put `[-` where the fragment starts.'),
  10201: error('The fragment `[-` is not closed.', 'Put `-]` where the fragment ends.'),
  10202: warning('The fragment is empty and captures nothing.', 'Put words or a star between `[-` and `-]`.'),
  10300: error('`(` expected after the name of the dictionary tag.', 'Write `[dict(name)]`.'),
  10301: error('`{}` is not a dictionary name.', 'Use letters, digits and `_ - +`.'),
  10302: error('`)` expected after the dictionary name.', 'Close the bracket: `[dict(name)]`.'),
  10303: error('`]` expected at the end of the dictionary tag.', 'Close the tag: `[dict(name)]`.'),
  10304: error('There is no dictionary `{}`.', 'Create it, correct the name, or correct the errors in it.'),
  10305: error('`>` expected at the end of the optional dictionary.', 'Write `[<dict(name)>]`.'),
  10400: error('The list of variants is not closed.', 'Close it: `{a/b}`, `<a/b>` or `[=>a/b]`.'),
  10401: error('The list has an empty variant.', 'Write `--` for "nothing" or remove the extra `/`.'),
  10402: error(
    'There is a symbol in the list of variants that is not allowed there.',
    'Write out the variants or escape the symbol, as in `\\{`.',
  ),
  10500: error(
    'There is a backslash before a character that needs none: `{}`.',
    `Remove the backslash or write it twice. ${escapeList}.`,
  ),
  10600: error('`{}` is not a reference.', 'Write `[&1]` to `[&9]` or `[&dict(1,norm)]`.'),
  10601: error('`)` expected after the kind of the dictionary reference.', 'Write `[&dict(1,norm)]`.'),
  10602: error('`]` expected at the end of the dictionary reference.', 'Write `[&dict(1,norm)]`.'),
  10603: never(
    'The number of a dictionary is expected, not `{}`.',
    'Count the dictionaries of the question from 1.',
    'Without a number the message is 10604: a comma is expected.',
  ),
  10604: error('`,` expected after the number of the dictionary.', 'Write `[&dict(1,norm)]`.'),
  10605: error('`{}` is not a kind of dictionary reference.', 'Use `name`, `value`, `origin`, `pos` or `norm`.'),
  10606: error(
    'No question of the rule has a dictionary with the number {}.',
    'Use a smaller number or add the dictionary to a question.',
  ),
  10607: warning(
    'Some questions of the rule have no dictionary with the number {}.',
    'Split the rule or use a smaller number.',
  ),
  10700: error('`(` expected after ExternalService.', 'Remove the tag, and add the action Call service to the answer.'),
  11000: error('The tag `{}` is not closed.', 'Write `[br]`.'),
  11100: never(
    '`{}` is not a variable name.',
    'Use Latin letters, digits and `_ - + .`.',
    'A missing or wrong name is unknown: 11101.',
  ),
  11101: error('There is no variable `{}`.', 'Declare it in the list of variables or correct the name.'),
  11200: error('`]` expected at the end of the assignment.', 'Write `[%name="value"]`.'),
  11201: error(
    '`]` or `=` expected after the variable name.',
    'Write `[%name]` to print it, `[%name="value"]` to set it.',
  ),
  11202: error('The value of the assignment is not in quotes.', 'Write `[%name="value"]`.'),
  11203: error(
    '`{}` is not allowed in the value of an assignment.',
    'Use text, stars, fragments, variables; for a function use `[@SetValue("name","…")]`.',
  ),
  11204: error('The variable `{}` is read only.', 'Store the value in another variable.'),
  11300: error('`]` expected in the question link.', 'Write `[inf]{text}` or `[inf("question")]{text}`.'),
  11301: error('The question link has no text.', 'Write the text to show in the braces.'),
  11302: error('The question of the link cannot be read.', 'Write `[inf("question")]{text}`.'),
  11303: error('The question of the link is empty.', 'Write a question in the quotes, or `[inf]{text}`.'),
  11304: error('A quote is expected before the question of the link.', 'Write `[inf("question")]{text}`.'),
  11305: error('A quote is expected after the question of the link.', 'Write `[inf("question")]{text}`.'),
  11306: error('`{` expected after the question link.', 'Write `[inf]{text}`.'),
  11307: error('`}` expected after the text of the question link.', 'Write `[inf]{text}`.'),
  11400: error('`(` expected in the web link.', 'Write `[href(url)]{text}`.'),
  11401: error('`)` expected after the URL.', 'Write `[href(url)]{text}`.'),
  11402: error('`]` expected after the URL or target.', 'Write `[href(url)]{text}`.'),
  11403: error('`{` expected after the web link.', 'Write `[href(url)]{text}`.'),
  11404: error('`}` expected after the text of the web link.', 'Write `[href(url)]{text}`.'),
  11405: error('The URL is empty.', 'Write the address in the brackets.'),
  11406: error('The target of the web link cannot be read.', 'Write `[href(url)(_blank)]{text}`.'),
  11407: error(
    'The text of the web link contains something that is not allowed.',
    'Use only text, stars, fragments, variables and functions.',
  ),
  11408: warning('The URL contains `{}`, so a bracket may be missing.', 'Put `)` at the end of the URL.'),
  11409: warning('The text of the web link contains a brace.', 'Put `}` at the end of the text.'),
  11500: error('`(` expected after `openwindow`.', 'Write `[openwindow("url")]`.'),
  11501: error(
    '`)` expected after the address in `openwindow`.',
    'Write `[openwindow("url")]` or `[openwindow("url","parent")]`.',
  ),
  11502: error('`]` expected at the end of `openwindow`.', 'Write `[openwindow("url")]`.'),
  11503: never(
    'The URL of the page is empty or its closing quote is missing.',
    'Write `[openwindow("url")]`.',
    'The address of a page may be empty.',
  ),
  11504: error('A page cannot be opened in `{}`.', 'Use `"new"` or `"parent"`.'),
  11600: error(
    '`(` expected after `{}`.',
    'Put what follows in round brackets, as in `[if(%name="value")]{text}` or `--if(%name="value")`.',
  ),
  11601: error('`)` expected after the condition.', 'Write `[if(%name="value")]{text}`.'),
  11602: error(
    '`]` expected after the condition.',
    'Write `[if(%name="value")]{text}`, and `[elsif(%name="value")]{text}` for a second check.',
  ),
  11603: error('`{` expected before the text of a branch.', 'Write `[if(…)]{text}[else]{other text}`.'),
  11604: never(
    '`}` expected after the text of a branch.',
    'Close the brace.',
    'An open brace at the end of a line is 10102.',
  ),
  11605: never(
    '`{}` is not allowed in a branch inside a function argument.',
    'Move the tag out of the function.',
    'What an argument does not take is 12001.',
  ),
  11700: error('`{}` is not a star.', 'Write `[*]` or `[*1]` to `[*9]`.'),
  11800: error('The condition names no variable.', 'Write `+%name`, `+!%name` or `+%name="value"`.'),
  11801: error('There is no variable `{}`.', 'Declare it in the list of variables or correct the name.'),
  11802: error(
    'The value of the condition is not in quotes, or it contains a backslash.',
    'Write `+%name="value"` with straight quotes. Inside them, only `\\"` for a quote may contain a backslash.',
  ),
  11803: error('The condition cannot be read.', 'Write `+%name`, `+!%name`, `+%name="value"` or `+%name!="value"`.'),
  11900: error(
    '`(` expected after GetAnswer.',
    'Use `[ExtendAnswer("id")]` instead, as this platform does not run GetAnswer.',
  ),
  11901: error(
    'A rule name is expected, not `{}`.',
    'Use `[ExtendAnswer("id")]` instead, as this platform does not run GetAnswer.',
  ),
  11902: error(
    '`)` expected after the rule name.',
    'Use `[ExtendAnswer("id")]` instead, as this platform does not run GetAnswer.',
  ),
  11903: error(
    '`]` expected at the end of GetAnswer.',
    'Use `[ExtendAnswer("id")]` instead, as this platform does not run GetAnswer.',
  ),
  12001: error(
    '`{}` is not allowed in this argument or condition.',
    'Look up which arguments the function takes, and how many. A condition is `%name`, `%name="value"` or a function.',
  ),
  12002: never('Too few arguments.', 'Add the missing ones.', 'Too few arguments are 10102 or 14013.'),
  12003: error('Too many arguments for `{}`.', 'Remove the extra ones.'),
  12004: error('`{}` returns text where true or false is needed.', 'Use a true/false function, such as IsEqual.'),
  12005: error('There is no function `{}`.', 'Correct the name; write `[@Name("argument")]`.'),
  12006: error(
    'The arguments cannot be read.',
    'Put each argument in straight quotes, as in `[@Name("a","b")]` or `[operator("group")]`.',
  ),
  12007: never(
    'A value that the function does not know.',
    'See the function.',
    'Values are checked when an answer is built.',
  ),
  12008: error('`]` expected at the end of the function.', 'Write `[@Name("a")]`.'),
  13000: error('The line ends inside the condition.', 'Write `(%name="value")`.'),
  13001: error(
    'There is an unexpected character in the condition: `{}`.',
    'Write `(%name)`, `(!%name)` or `(%name="value")`.',
  ),
  13002: error('The condition has no second value.', 'Write it in quotes: `(%name="value")`.'),
  13003: never(
    'The second value of the condition is empty.',
    'Write `(!%name)` to check for an empty variable.',
    'An empty value asks for a variable without a value.',
  ),
  13004: error('There is something after a check with `!`.', 'Write `(!%name)` or `(%name!="value")`.'),
  14000: error('A function starts with TEXT or BOOL, not with `{}`.', 'Write `TEXT Name( EXTENDED aArg ) body`.'),
  14001: error('`{}` is not a valid function name.', 'Use Latin letters, digits and symbols, but no spaces.'),
  14002: error('`(` expected after the name of the function.', 'Write `TEXT Name( EXTENDED aArg ) body`.'),
  14003: error('`{}` is not a valid kind of argument.', 'Use TEXT, DYNAMIC, EXTENDED, ANY or VARIABLE.'),
  14004: error('`{}` is not a valid name for an argument.', 'Use Latin letters, digits and `_`.'),
  14005: error('The default of `{}` is not in quotes.', 'Write `TEXT aWord = "Hello"`.'),
  14006: error('`,` or `)` expected after the argument.', 'Write `TEXT Name( EXTENDED aArg, TEXT aWord ) body`.'),
  14007: error('The function `{}` has no body.', 'Write the body on the same line.'),
  14008: error(
    'This function has no argument `{}`.',
    'Correct the name in `[$name]`, and leave an empty line between two functions.',
  ),
  14009: error('The body of `{}` names a function that does not exist.', 'Correct the name of the function.'),
  14010: error('The function `{}` is defined twice.', 'Remove or rename one of them.'),
  14011: error('Two arguments have the name `{}`.', 'Rename one of them.'),
  14012: warning(
    'There are too many arguments for the function `{}`, so the answer line is skipped.',
    'Remove the extra ones.',
  ),
  14013: warning(
    'There are too few arguments for the function `{}`, so the answer line is skipped.',
    'Add the missing ones.',
  ),
  14014: error('The argument `{}` has no default but follows one that does.', 'Put it first or give it a default.'),
  14015: never(
    'The argument `{}` is used as a variable but is not of the kind VARIABLE.',
    'Make its kind VARIABLE.',
    'The type of an argument is checked at each place in the body that uses it.',
  ),
  14016: error('The function `{}` calls itself.', 'Remove the call.'),
  14017: error('A quote is expected before an argument of the function `{}`.', 'Put each argument in quotes.'),
  14018: never(
    'The default is of another kind.',
    'Change the default.',
    'A default is plain text, which every kind takes.',
  ),
  14019: error('A comma or `)` is expected after an argument of the function `{}`.', 'Write `[@Name("a","b")]`.'),
  15000: error('`(` expected after rss.', 'Remove the tag, as this platform does not read feeds.'),
  15001: error('`)` expected after the address of the feed.', 'Remove the tag, as this platform does not read feeds.'),
  15002: error('`]` expected at the end of the rss tag.', 'Remove the tag, as this platform does not read feeds.'),
  15003: error(
    'The rss tag must contain an address in quotes.',
    'Remove the tag, as this platform does not read feeds.',
  ),
  16000: error('The tag `{}` is not closed.', 'Write `[break]`.'),
  17000: error('`(` expected after ExtendAnswer.', 'Write `[ExtendAnswer("id")]`.'),
  17001: never(
    '`)` expected after the last id.',
    'Write `[ExtendAnswer("id")]`.',
    'Anything but a comma after an id is 17006.',
  ),
  17002: error('`]` expected at the end of ExtendAnswer.', 'Write `[ExtendAnswer("id")]`.'),
  17003: error(
    'The id in ExtendAnswer is empty or one character long.',
    'Use an id or label of two or more characters.',
  ),
  17004: never(
    'An id is expected after the comma.',
    'Write `[ExtendAnswer("id","id2")]`.',
    'Anything but an id after the comma is 17006.',
  ),
  17005: error('There is no rule with the id or label `{}`.', 'Correct the name or give a rule this label.'),
  17006: error(
    'A quote is expected before the id, or a comma or `)` after it.',
    'Write `[ExtendAnswer("id")]` or `[ExtendAnswer("id","id2")]`.',
  ),
  17007: error('A quote is expected after the id.', 'Write `[ExtendAnswer("id")]`.'),
  17008: never(
    'A comma is expected between two ids.',
    'Write `[ExtendAnswer("id","id2")]`.',
    'Anything but a comma after an id is 17006.',
  ),
  19000: warning(
    'There is a space before the first symbol, so the line is part of the line above.',
    'Remove the space.',
  ),
  22000: error(
    'There is no `--if` to which `{}` belongs, or `--elsif` comes after `--else`.',
    'Put `--if(…)` before it, and put `--else` last before `--endif`.',
  ),
  22001: error(
    'There is no `--if` to which `--else` belongs, or it is the second `--else`.',
    'Put `--if(…)` before it, or remove the second `--else`.',
  ),
  22002: never(
    '`{}` after `--else`.',
    'Put `--else` last before `--endif`.',
    'A block line after `--else` is 22000 or 22001.',
  ),
  22003: error(
    'There is text after the end of a block line: `{}`.',
    'Put the answer on a separate line, and write `--elsif(…)` for a second check.',
  ),
  22004: error(
    'There is no `--switch` to which `--case` belongs, or there is a `--default` before it.',
    'Put `--switch(…)` before it, and put `--default` last before `--endswitch`.',
  ),
  22005: error(
    '`{}` without `--switch`, a `--switch` without `--case`, or a second `--default`.',
    'Write `--switch(…)`, then `--case(…)`, and `--default` only once.',
  ),
  22006: never(
    'The first `--case` of a `--switch` is expected, not `{}`.',
    'Put `--case(…)` right after `--switch`.',
    '`--case` is asked for by 22000, 22001 and 22005.',
  ),
  22007: error(
    'The first `--case` of a `--switch` is expected, not another `--switch`.',
    'Put `--case(…)` between them.',
  ),
  22008: error('`--if` is not closed.', 'Put `--endif` after the last branch.'),
  22009: error('`--switch` is not closed.', 'Put `--endswitch` after the last case.'),
  22010: never(
    '`{}` after `--default`.',
    'Put `--default` last before `--endswitch`.',
    'A block line after `--default` is 22004 or 22005.',
  ),
  23000: error(
    '`(` expected after `switch`, or `{` after a case.',
    'Write `[switch([%name])][case(a)]{…}[default]{…}`.',
  ),
  23001: never(
    '`)` expected after the value of `switch`.',
    'Close the bracket.',
    'Anything else after the value makes the tag unknown: 10102 or 12001.',
  ),
  23002: error('`]` expected after the value of `switch`.', 'Close the bracket.'),
  23003: error(
    '`[case(…)]` expected after `switch`, or `[default]` after the cases.',
    'Write at least one `[case(…)]{…}` before `[default]{…}`, and nothing between them.',
  ),
  23004: error('The switch has no `[default]`.', 'End it with `[default]{…}`, in which you can write `[break]`.'),
  23005: error('The value of `switch` must be a single element.', 'Use one star, fragment, variable or function.'),
  23100: error('`(` expected after `case`.', 'Write `[case(value)]{…}`.'),
  23101: never(
    '`)` expected after the value of `case`.',
    'Write `[case(value)]{…}`.',
    'Anything else after the value makes the tag unknown: 10102 or 12001.',
  ),
  23102: error('`]` expected after the value of `case`.', 'Write `[case(value)]{…}`.'),
  23103: never(
    '`{` expected before the text of a case.',
    'Write `[case(value)]{…}`.',
    'A missing brace after a case is 23000.',
  ),
  23105: error('The value of a case must be a single element.', 'Use one text, star, fragment, variable or function.'),
  23200: error('`]` expected after `default`.', 'Write `[default]{…}`.'),
  23201: never(
    '`{` expected before the text of the default.',
    'Write `[default]{…}`.',
    'A missing brace after the default is 23000.',
  ),
  23202: never(
    '`}` expected after the text of a case.',
    'Close the brace.',
    'An open brace at the end of a line is 10102.',
  ),
  24000: error('`{` expected after `[pre]`.', 'Write `[pre]{text}`.'),
  24001: error('`}` expected after the text of `[pre]`.', 'Write `[pre]{text}`; a brace in the text is `\\}`.'),
  24002: error('The text of `[pre]` is empty.', 'Write the text in the braces.'),
  25001: error('`{}` is not a label name.', 'Use a name without spaces.'),
  25002: error('The label `{}` is used by another rule.', 'Use each label only once in the whole knowledge base.'),
  25003: never('The rule has two labels.', 'Remove one.', 'A second label is 25004.'),
  25004: error(
    'The label comes after a question, or the rule already has one.',
    'Put a single `--Label` before the first question.',
  ),
  26000: error('The tag `{}` is not closed.', 'Write `[nothing]`.'),
  27000: error('The tag `{}` is not closed.', 'Write `[disableautovars]`.'),
  28000: error('The flags `last` and `luniq` cannot be combined.', 'Keep one of them.'),
  28001: error('The flag `first` works only in a `$$REQUEST$$` rule.', 'Remove it.'),
  28002: error('An event rule cannot have a previous-reply line.', 'Remove it or use a condition.'),
  29000: error('There is an answer before the first question.', 'Put the `$` line first.'),
  29001: error('There is a question after an answer.', 'Put all `$` lines before the answers.'),
  29002: error('There is a condition after a question.', 'Put all `+` lines before the questions.'),
  29003: error('There is a question after the previous-reply line.', 'Put the `@` line after all questions.'),
  29004: never(
    'A condition after the previous-reply line.',
    'Move it up.',
    'A previous-reply line needs a question above it: 29002.',
  ),
  29005: error('There is a previous-reply line after an answer.', 'Put the `@` line before the answers.'),
  29006: error('There is a previous-reply line before the first question.', 'Put the `@` line after the questions.'),
  29007: error('The rule has two previous-reply lines.', 'Keep one of them, or write a second rule.'),
  29008: error('The rule has both events and questions.', 'Write two rules.'),
  29009: warning(
    'The question looks like an event, but `{}` is not an event.',
    'Use REQUEST, SETSESSION or UPDATESESSION.',
  ),
  29010: error('The tag of a list is not closed.', 'Write `[ul]` or `[ol]`.'),
  29011: error('The tag of a list item is not closed.', 'Write `[li]`.'),
  29012: error(
    'The tag for the end of a list is not closed, or `[else]` or `[elsif]` has no `[if]`.',
    'Write `[el]`, or put `[if(…)]{…}` directly before it.',
  ),
  29013: warning('`[el]` ends a list that was never started.', 'Remove it.'),
  29014: error(
    'The branches of `if` open or close different numbers of lists.',
    'Start and end a list in the same branch, or write `[ul]` before `[if(…)]` and `[el]` after it.',
  ),
  29015: error(
    'The cases of `switch` open or close different numbers of lists.',
    'Start and end a list in the same case.',
  ),
} as const satisfies Record<number, Entry>;

export type Code = keyof typeof catalogue;

export const codes: Readonly<Record<Code, Entry>> = catalogue;

/** Every code of section 13, in ascending order. */
export const allCodes: readonly Code[] = Object.keys(catalogue).map((code) => Number(code) as Code);

/** Messages without a number: the reference engine reports nothing in these cases, or crashes. */
const worded = {
  dictionary: error('{}', 'Correct this. Until then, the whole dictionary is skipped.'),
  brace: warning(
    'In `{}`, a brace or dictionary cannot be read and counts as plain words.',
    'Close the braces, and write only words between them: no other braces and no dictionary. For a dictionary that may be missing, write `[<dict(name)>]`.',
  ),
  spelling: error(
    'The line is not `main = variant / variant` with single words, so the whole spelling file is skipped.',
    'Write one word on each side of `=` and between the slashes.',
  ),
  unclosed: warning(
    'The rule has no END, so it is skipped together with everything after it.',
    'Put END on a separate line after the last answer.',
  ),
  begin: warning(
    'The line `{}` is read as BEGIN, because outside a rule any line of up to six characters starts one.',
    'Write BEGIN and an id, or remove the line.',
  ),
  condition: warning(
    'The function `{}` cannot be used in a condition because its body is not a single call, so the line is skipped.',
    'Use a built-in function such as And, or make the body of the function a single call.',
  ),
  quote: warning('The address of the page is not in quotes, so the line is skipped.', 'Write `[openwindow("url")]`.'),
  size: error('The calls of functions make this line too long: `{}`.', 'Let fewer functions call each other.'),
} as const satisfies Record<string, Entry>;

/** The code or name of a message. */
export type MessageCode = Code | keyof typeof worded;

/** The names of all messages without a number. */
export const wordedCodes: readonly string[] = Object.keys(worded);

export const entryOf = (code: MessageCode): Entry => (typeof code === 'number' ? codes[code] : worded[code]);

export const isError = (code: MessageCode) => entryOf(code).severity === 'error';
