import { parseDocument } from '../../plugins/texts/document';
import { pageExamples } from '../../plugins/transforms/dl-examples/pageExamples';
import { faultsOfExamples, siteExamples } from '../../plugins/transforms/dl-examples/siteExamples';
import type { BaseSource } from '../../src/dl';
import { fileGuards } from './editGuards';
import { fixtureFiles, fixtureFolder } from './fixtureFolder';
import type { Guard, GuardReport } from './guard';

const bases = new Map([['pip', (): BaseSource => ({ rules: '', variables: ['user_name'] })]]);

/** Reads a text as the build does and checks its examples. */
function check(file: string, text: string): GuardReport {
  const { fences, faults } = pageExamples(parseDocument(file, 'doc', text).tree, file, bases);
  return { checked: fences.length + faults.length, unit: 'fences', faults: faults.map(({ message }) => message) };
}

const base = 'guards/examples.txtar';
const lesson = fixtureFiles(base).get('lesson.mdx') ?? '';

/** Every way in which an example can be wrong stops the build (CONTRIBUTING, "DL examples"). */
const faultGuards = fileGuards('dl examples', base, check, {
  'announced-but-compiles': [
    'wrong.mdx:5: expected the error 10304, found no error. Fix: make the mistake that gives 10304, or delete "error".',
    ['wrong.mdx', '[dict(cities)] *', '* parcel *'],
  ],
  'base-announced-but-right': [
    'wrong.mdx:10: expected the error spelling, found no error. Fix: make the mistake that gives spelling, or delete "error".',
    ['wrong.mdx', 'he lo', 'helo'],
  ],
  'base-no-file': [
    'base.mdx:9: the fence names no file of a rule base. Fix: write one of dictionary=name, variables, functions, spelling.',
    ['base.mdx', 'dl-base spelling', 'dl-base'],
  ],
  'base-wrong-dictionary': [
    'base.mdx:6: expected no error, found dictionary: A dictionary cannot start with a sub-line `=>`. Fix: Correct this. Until then, the whole dictionary is skipped.',
    ['base.mdx', 'Omsk', '=>Omsk'],
  ],
  'base-wrong-function': [
    'base.mdx:20: expected no error, found 14003: `2` is not a valid kind of argument. Fix: Use TEXT, DYNAMIC, EXTENDED, ANY or VARIABLE.',
    ['base.mdx', '[$aName].', '[$aName].\n\nTEXT Two( 2'],
  ],
  'base-wrong-spelling': [
    'base.mdx:11: expected no error, found spelling: The line is not `main = variant / variant` with single words, so the whole spelling file is skipped. Fix: Write one word on each side of `=` and between the slashes.',
    ['base.mdx', 'parsel', 'parsel\nhello = he lo'],
  ],
  'buttons-differ': [
    'dialog.mdx:23: expected [I have none], found [I have none] [Our site]. Fix: write what the rules reply, or correct the rules.',
    ['dialog.mdx', '{I have none}', '{I have none} [href(https://parcels.example)]{Our site}'],
  ],
  'dialog-after-wrong': [
    'wrong.mdx:10: the example above does not run. Fix: put the dialog below a right example, or use the fence `dialog`.',
    ['wrong.mdx', '# Yes.\n```', '# Yes.\n```\n\n```dl-dialog title="A dialog"\nUser: omsk\nPip: Yes.\n```'],
  ],
  'dialog-alone': [
    'dialog.mdx:21: the dialog has no example above it. Fix: put it below the fence `dl` whose rules it shows.',
    ['dialog.mdx', '```dl title', '```text title'],
  ],
  'dialog-clock': [
    'dialog.mdx:21: clock="noon" is not a time. Fix: write clock=2026-03-15T17:05.',
    ['dialog.mdx', 'seed=7', 'clock=noon'],
  ],
  'dialog-expects-first': [
    'dialog.mdx:22: nothing was said yet. Fix: put "= …" below a turn.',
    ['dialog.mdx', 'User: my parcel', '= rule ask\nUser: my parcel'],
  ],
  'dialog-expects-nothing': [
    'dialog.mdx:25: "=" expects nothing. Fix: write "= rule name" or "= variable value".',
    ['dialog.mdx', '= rule ask', '='],
  ],
  'dialog-lines': [
    'dialog.mdx:21: the dialog has options of a code block after its fence. Fix: keep only title, clock, seed and why.',
    ['dialog.mdx', 'seed=7', '{1}'],
  ],
  'dialog-no-title': [
    'dialog.mdx:21: the dialog has no title. Fix: write title="what it shows" after the fence.',
    ['dialog.mdx', ' title="A dialog"'],
  ],
  'dialog-no-user': [
    'random.mdx:11: the user says nothing in the dialog. Fix: write a line "User: …".',
    ['random.mdx', 'User: my parcel\nPip: The number, please.', 'Operator: Hello.'],
  ],
  'dialog-seed': ['dialog.mdx:21: seed="x" is not a number. Fix: write seed=7.', ['dialog.mdx', 'seed=7', 'seed=x']],
  'dialog-two-replies': [
    "dialog.mdx:24: Pip's line does not reply to a line of the user. Fix: write the user's line above it; a reply continues in an indented line.",
    ['dialog.mdx', 'Pip: Send me the number.', 'Pip: Send me the number.\nPip: Please.'],
  ],
  'does-not-compile': [
    'rule.mdx:7: expected no error, found 11101: There is no variable `parcel_number`. Fix: Declare it in the list of variables or correct the name.',
    ['rule.mdx', 'the number.', '[%parcel_number].'],
  ],
  empty: [
    'rule.mdx:5: the example is empty. Fix: write a rule.',
    ['rule.mdx', '$ * parcel *\n# Send me the number.\n'],
  ],
  'error-without-wrong': [
    'wrong.mdx:5: the example must fail, but its title is "No such dictionary". Fix: write title="Wrong: No such dictionary".',
    ['wrong.mdx', 'Wrong: no', 'No'],
  ],
  'extends-nothing': [
    'rule.mdx:5: there is no example "ask". Fix: there is no example above this fence; delete the word.',
    ['rule.mdx', 'name=ask', 'extends=ask'],
  ],
  'extends-wrong': [
    'wrong.mdx:10: the example "ask" does not compile, so nothing can extend it. Fix: extend a right example.',
    ['wrong.mdx', 'error=10304', 'error=10304 name=ask'],
    ['wrong.mdx', '```dl-base', '```dl title="Greet" extends=ask\n$ hi\n# Hi.\n```\n\n```dl-base'],
  ],
  'file-with-lines': [
    'rule.mdx:5: the fence contains lines as well as rule files. Fix: leave it empty, or delete "file".',
    ['rule.mdx', 'name=ask', 'file=pip'],
  ],
  'fragment-not-announced': [
    'rule.mdx:5: the example is a part of a rule: it has no question or no answer. Fix: write the whole rule, or "fragment" after the fence.',
    ['rule.mdx', '\n# Send me the number.'],
  ],
  'lesson-contains': [
    'lesson.mdx:18: wrong answer 1 does not contain "trace". Fix: write a text that it contains.',
    ['lesson.mdx', '    hint', '    contains: trace\n    hint'],
  ],
  'lesson-dialog-below': [
    'lesson.mdx:25: the dialog has no example above it. Fix: put it below the fence `dl` whose rules it shows.',
    [
      'lesson.mdx',
      'hint: Write another question.\n```',
      'hint: Write another question.\n```\n\n```dl-dialog title="A talk"\nUser: track my parcel\n```',
    ],
  ],
  'lesson-given': [
    'lesson.mdx:16: "Nina" is not a variable with its value. Fix: write "name = value".',
    ['lesson.mdx', '  - not', '    given: Nina\n  - not'],
  ],
  'lesson-no-name': [
    'lesson.mdx:5: the lesson has no name. Fix: write name=… after the fence.',
    ['lesson.mdx', ' name=ask'],
  ],
  'lesson-no-reply': [
    'lesson.mdx:14: the phrase has neither a reply nor "not". Fix: write "say" with "reply" or "replies", or "not" for a phrase without a reply.',
    ['lesson.mdx', '\n    reply: Your number?'],
  ],
  'lesson-no-rules': [
    'lesson.mdx:9: the lesson has no rules that use the dictionary. Fix: write extends= and the name of an example above.',
    [
      'lesson.mdx',
      '```dl-lesson',
      '```dl-base dictionary=city title="Cities"\nOmsk\n```\n\n```dl-lesson dictionary=city',
    ],
  ],
  'lesson-no-title': [
    'lesson.mdx:5: the lesson has no title. Fix: write title="what it shows" after the fence.',
    ['lesson.mdx', ' title="Ask"'],
  ],
  'lesson-no-wrong': [
    'lesson.mdx:6: "wrong" is missing. Fix: write "wrong:" and a list.',
    [
      'lesson.mdx',
      'wrong:\n  - answer: |\n      $ * parcel\n      # Your number?\n    hint: The star also matches other verbs.\n',
    ],
  ],
  'lesson-no-yaml': [
    'lesson.mdx:6: The lesson is not valid YAML: Nested mappings are not allowed in compact mappings. Fix: correct the line; texts with a colon, a bracket or a star at the beginning need quotes.',
    ['lesson.mdx', 'Answer ', 'Answer:  '],
  ],
  'lesson-random': [
    'lesson.mdx:10: the solution fails its check: "track my parcel" gets "The number?", not "Your number?". Fix: correct the solution, or the check.',
    ['lesson.mdx', '# Your number?\ncheck', '# Your number?\n  # The number?\ncheck'],
  ],
  'lesson-repeated': [
    'lesson.mdx:10: the solution fails its check: "track my parcel" gets "Your number?", which was the previous reply. Fix: correct the solution, or the check.',
    ['lesson.mdx', 'not: find my parcel', 'say: track my parcel\n    reply: Your number?\n    repeats: never'],
  ],
  'lesson-repeats-first': [
    'lesson.mdx:16: nothing was said before this phrase. Fix: write "repeats: never" at a later phrase, or delete it.',
    ['lesson.mdx', '  - not', '    repeats: never\n  - not'],
  ],
  'lesson-repeats-value': [
    'lesson.mdx:18: "repeats" is "always". Fix: write "repeats: never" at a later phrase, or delete it.',
    ['lesson.mdx', 'not: find my parcel', 'say: track my parcel\n    reply: Your number?\n    repeats: always'],
  ],
  'lesson-same-mistake': [
    'lesson.mdx:22: wrong answer 2 fails like wrong answer 1, whose hint its readers would get. Fix: add a phrase to "check" that only one of them gets wrong, or give both the same hint.',
    [
      'lesson.mdx',
      'hint: Write',
      '  - answer: |\n      $ {track/find} my parcel\n      # Your number?\n    hint: Look at the words.\nhint: Write',
    ],
  ],
  'lesson-same-name': [
    'lesson.mdx:29: two lessons of the page have the name "ask". Fix: give this one another name.',
    ['lesson.mdx', lesson, `${lesson}\n${lesson}`],
  ],
  'lesson-solution-answers-more': [
    'lesson.mdx:10: the solution fails its check: "find my parcel" gets "Your number?", not no reply. Fix: correct the solution, or the check.',
    ['lesson.mdx', '$ track', '$ *'],
  ],
  'lesson-solution-error': [
    'lesson.mdx:12: expected no error, found 11101: There is no variable `nobody`. Fix: Declare it in the list of variables or correct the name.',
    ['lesson.mdx', '$ track my parcel\n  # Your number?', '$ track my parcel\n  # Your number, [%nobody]?'],
  ],
  'lesson-solution-fails': [
    'lesson.mdx:10: the solution fails its check: "track my parcel" gets no reply, not "Your number?". Fix: correct the solution, or the check.',
    ['lesson.mdx', '$ track my parcel', '$ track my order'],
  ],
  'lesson-solution-other-reply': [
    'lesson.mdx:10: the solution fails its check: "track my parcel" gets "Number?", not "Your number?". Fix: correct the solution, or the check.',
    ['lesson.mdx', '$ track my parcel\n  # Your number?', '$ track my parcel\n  # Number?'],
  ],
  'lesson-start-explained': [
    'lesson.mdx:18: the starting text fails like this wrong answer, and would get its hint. Fix: add a phrase to "check" that only one of them gets wrong, or "contains" with a text of the wrong answer.',
    ['lesson.mdx', '$ where is my', '$ *'],
  ],
  'lesson-start-passes': [
    'lesson.mdx:7: the starting text passes the check, so there is nothing to do. Fix: add a phrase to "check" that only the solution gets right.',
    ['lesson.mdx', '$ where is my', '$ track my'],
  ],
  'lesson-two-kinds': [
    'lesson.mdx:16: the phrase has "reply" and "not". Fix: write "say" with "reply" or "replies", or "not" for a phrase without a reply.',
    ['lesson.mdx', 'not: find my parcel', 'not: find my parcel\n    reply: Your number?'],
  ],
  'lesson-unknown-dictionary': [
    'lesson.mdx:5: there is no dictionary "city". Fix: there is no dictionary above this fence; delete the word.',
    ['lesson.mdx', 'name=ask', 'name=ask dictionary=city'],
  ],
  'lesson-unknown-key': [
    'lesson.mdx:22: The name "hints" means nothing here. Fix: write "hint".',
    ['lesson.mdx', 'hint: Write', 'hints: Write'],
  ],
  'lesson-unrelated-explained': [
    'lesson.mdx:18: an unrelated answer fails like this wrong answer, and would get its hint. Fix: add a phrase to "check" that only one of them gets wrong, or "contains" with a text of the wrong answer.',
    ['lesson.mdx', '$ where is my parcel', '$ * parcel'],
    ['lesson.mdx', '      $ * parcel', '      $ track'],
  ],
  'lesson-value': [
    'lesson.mdx:10: the solution fails its check: after "track my parcel" user_name is "", not "Nina". Fix: correct the solution, or the check.',
    ['lesson.mdx', '  - not', '    after: user_name = Nina\n  - not'],
  ],
  'lesson-wrong-name': [
    'lesson.mdx:5: name="Ask_it" cannot be part of an address. Fix: write small letters, digits and hyphens.',
    ['lesson.mdx', 'name=ask', 'name=Ask_it'],
  ],
  'lesson-wrong-passes': [
    'lesson.mdx:18: wrong answer 1 passes the check. Fix: add a phrase to "check" that it gets wrong.',
    ['lesson.mdx', '$ * parcel', '$ {track/trace} my parcel'],
  ],
  'no-reply-expected': [
    'dialog.mdx:22: expected no reply, found "Send me the number.". Fix: write "Pip: Send me the number." below this line.',
    ['dialog.mdx', 'User: my parcel', 'User: my parcel\nUser: my parcel'],
  ],
  'no-title': [
    'rule.mdx:5: the example has no title. Fix: write title="what it shows" after the fence.',
    ['rule.mdx', ' title="Ask for the number"'],
  ],
  'operator-uncalled': [
    'dialog.mdx:25: an operator speaks, but no rule has handed over the chat. Fix: put [operator] into a reply above, or delete the line.',
    ['dialog.mdx', '[I have none]\n=', '[I have none]\nOperator: Hello.\n='],
  ],
  'other-error': [
    'wrong.mdx:6: expected the error 10304, found 10303: `]` expected at the end of the dictionary tag. Fix: Close the tag: `[dict(name)]`.',
    ['wrong.mdx', '(cities)]', '(cities)'],
  ],
  'other-seed': [
    'random.mdx:13: expected the reply "Your number?", found "The number, please." of the rule "Two answers". Fix: write what the rules reply, or correct the rules.',
    ['random.mdx', 'Pip: The number, please.', 'Pip: Your number?'],
  ],
  'random-never': [
    'random.mdx:13: in 200 runs, expected the reply "Your number?", found "Send me the number." of the rule "Two answers". Fix: write what the rules reply, or correct the rules.',
    ['random.mdx', ' seed=7'],
    ['random.mdx', 'Pip: The number, please.', 'Pip: Your number? // one of two replies'],
  ],
  'random-reply': [
    'random.mdx:13: the reply is random: expected the reply "The number, please.", found "Send me the number." of the rule "Two answers". Fix: write "// one of …" after the reply, or seed= after the fence.',
    ['random.mdx', ' seed=7'],
  ],
  'reply-differs': [
    'dialog.mdx:23: expected the reply "Send me a number.", found "Send me the number." of the rule "ask". Fix: write what the rules reply, or correct the rules.',
    ['dialog.mdx', 'Pip: Send me the', 'Pip: Send me a'],
  ],
  'reply-of-nobody': [
    'dialog.mdx:23: expected the reply "Send me the number.", found no rule that answers. Fix: write what the rules reply, or correct the rules.',
    ['dialog.mdx', 'User: my parcel', 'User: good morning'],
  ],
  'same-label': [
    'extends.mdx:12: expected no error, found 25002: The label `ask` is used by another rule. Fix: Use each label only once in the whole knowledge base.',
    ['extends.mdx', '$ *', '--Label ask\n$ *'],
    ['extends.mdx', '$ hi', '--Label ask\n$ hi'],
  ],
  'same-name': [
    'extends.mdx:10: two examples of the page have the name "ask". Fix: give this one another name.',
    ['extends.mdx', 'extends=ask', 'name=ask'],
  ],
  'second-error': [
    'wrong.mdx:10: expected the error 10304, found 11101: There is no variable `nope`. Fix: Declare it in the list of variables or correct the name.',
    ['wrong.mdx', '# Yes.', '# Yes.\n\n$ x\n# [%nope]'],
  ],
  'set-unknown': [
    'dialog.mdx:22: there is no variable "parcel_number". Fix: declare it in a fence `dl-base variables`, or correct the name.',
    ['dialog.mdx', 'User: my parcel', 'Set: parcel_number = QP1\nUser: my parcel'],
  ],
  'unchecked-short': [
    'rule.mdx:5: "later" is not a reason to leave the example unchecked. Fix: say in 20 characters or more why it cannot be checked, or delete "unchecked".',
    ['rule.mdx', 'name=ask', 'unchecked="later"'],
  ],
  'unchecked-with-error': [
    'wrong.mdx:5: "error" says nothing about an unchecked example. Fix: delete "error" or "unchecked".',
    ['wrong.mdx', 'error=10304', 'error=10304 unchecked="The engine has no service to call."'],
  ],
  'unknown-base': [
    'rule.mdx:5: there is no sample assistant "pipp". Fix: write "pip".',
    ['rule.mdx', 'name=ask', 'name=ask base=pipp'],
  ],
  'unknown-code': [
    'wrong.mdx:5: there is no message with the code "99999". Fix: look the code up in src/dl/diagnostics/codes.ts.',
    ['wrong.mdx', '10304', '99999'],
  ],
  'unknown-extends': [
    'extends.mdx:10: there is no example "aks". Fix: write "ask".',
    ['extends.mdx', 'extends=ask', 'extends=aks'],
  ],
  'unknown-word': [
    'rule.mdx:5: "extend" is unknown after this fence. Fix: write "extends".',
    ['rule.mdx', 'name=ask', 'extend=ask'],
  ],
  'unreadable-word': [
    'rule.mdx:5: "title="Ask for the number" after the fence cannot be read. Fix: write name="value" or a word.',
    ['rule.mdx', 'number" name=ask', 'number'],
  ],
  'warning-announced-only': [
    'rule.mdx:5: expected the warning 29009, found no warning. Fix: make the mistake that gives 29009, or delete "warning".',
    ['rule.mdx', 'name=ask', 'name=ask warning=29009'],
  ],
  'warning-not-announced': [
    'rule.mdx:6: expected no warning, found 29009: The question looks like an event, but `$$NOPE$$` is not an event. Fix: Use REQUEST, SETSESSION or UPDATESESSION.',
    ['rule.mdx', '$ *', '$$NOPE$$ *'],
  ],
  'whole-fragment': [
    'rule.mdx:5: the example is a whole rule but is called a fragment. Fix: delete "fragment".',
    ['rule.mdx', 'name=ask', 'fragment'],
  ],
  'why-nothing': [
    'extends.mdx:15: "why" has nothing to explain, because one rule matches and captures nothing. Fix: delete "why", or show a phrase that several rules match.',
    ['extends.mdx', '# Hi.\n```', '# Hi.\n```\n\n```dl-dialog title="A dialog" why\nUser: hi\nPip: Hi.\n```'],
  ],
  'word-twice': [
    'rule.mdx:5: "name" is written twice after the fence. Fix: delete one of the two.',
    ['rule.mdx', 'name=ask', 'name=a name=b'],
  ],
  'word-with-value': [
    'rule.mdx:5: "fragment" after the fence has a value. Fix: write fragment alone.',
    ['rule.mdx', 'name=ask', 'fragment=yes'],
  ],
  'word-without-value': [
    'rule.mdx:5: "extends" after the fence has no value. Fix: write extends="…", or delete it.',
    ['rule.mdx', 'name=ask', 'extends'],
  ],
  'wrong-rule-line': [
    'dialog.mdx:16: expected no error, found 10401: The list has an empty variant. Fix: Write `--` for "nothing" or remove the extra `/`.',
    ['dialog.mdx', '$ my name', '$ {a//b} my name'],
  ],
  'wrong-rule': [
    'dialog.mdx:25: expected rule "ask_number", found "ask". Fix: write "= rule ask", or correct the rules.',
    ['dialog.mdx', '= rule ask', '= rule ask_number'],
  ],
  'wrong-variable': [
    'dialog.mdx:28: expected user_name "Alex", found "Nina". Fix: write "= user_name Nina", or correct the rules.',
    ['dialog.mdx', 'user_name Nina', 'user_name Alex'],
  ],
  'wrong-weight': [
    'dialog.mdx:25: expected weight "1", found "32768". Fix: write "= weight 32768", or correct the rules.',
    ['dialog.mdx', '= rule ask', '= weight 1'],
  ],
  'wrong-without-error': [
    'wrong.mdx:5: the example is called "Wrong: no such dictionary", but no error is announced. Fix: write error= and its code.',
    ['wrong.mdx', ' error=10304'],
  ],
});

/** A check that sees no example, or runs no dialog, has failed. */
function idleGuard(name: string, message: string, page: string): Guard {
  return {
    name: `dl examples: ${name}`,
    fixture: base,
    message,
    runOnFixture: () => {
      const site = fixtureFolder(base, [['docs/page.mdx', '', page]]);
      return { checked: 1, unit: 'sites', faults: faultsOfExamples(siteExamples(site, bases)) };
    },
  };
}

export const dlExampleGuards: Guard[] = [
  ...faultGuards,
  idleGuard(
    'no-examples',
    'No DL example was checked. The check does not see the texts.',
    'A text with `dl:*` and a fence, but without an example.\n\n```text title="No example"\n$ *\n```\n',
  ),
  idleGuard(
    'no-turns',
    'No turn of a DL dialog was run. The check does not see the texts.',
    '```dl title="Ask for the number"\n$ * parcel *\n# Send me the number.\n```\n',
  ),
];
