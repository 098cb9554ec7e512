import { readFileSync } from 'node:fs';
import { parseDocument } from '../../plugins/texts/document';
import { pageExamples } from '../../plugins/transforms/dl-examples/pageExamples';
import { faultsOfExamples, siteExamples } from '../../plugins/transforms/dl-examples/siteExamples';
import type { BaseSource } from '../../src/dl';
import type { Guard, GuardReport } from './guard';

const folder = 'guards/examples';
const bases = new Map([['pip', (): BaseSource => ({ rules: '', variables: ['user_name'] })]]);

/** Reads a text as the build does and checks its examples. */
function check(file: string, text: string): GuardReport {
  const { fences, faults } = pageExamples(parseDocument(file, 'doc', text).tree, file, bases);
  return { checked: fences.length + faults.length, unit: 'fences', faults: faults.map(({ message }) => message) };
}

/** Line, what was expected and found, and the fix by the name of the red fixture. */
const messages: Readonly<Record<string, string>> = {
  'announced-but-compiles':
    '5: expected the error 10304, found no error. Fix: make the mistake that gives 10304, or delete "error".',
  'base-announced-but-right':
    '5: expected the error spelling, found no error. Fix: make the mistake that gives spelling, or delete "error".',
  'base-no-file':
    '5: the fence names no file of a rule base. Fix: write one of dictionary=name, variables, functions, spelling.',
  'base-wrong-dictionary':
    '6: expected no error, found dictionary: A dictionary cannot start with a sub-line `=>`. Fix: Correct the line. Until then, the whole dictionary is skipped.',
  'base-wrong-function':
    '12: expected no error, found 14003: `2` is not a valid kind of argument. Fix: Use TEXT, DYNAMIC, EXTENDED, ANY or VARIABLE.',
  'base-wrong-spelling':
    '7: expected no error, found spelling: The line is not `main = variant / variant` with single words, so the whole spelling file is skipped. Fix: Write one word on each side of `=` and between the slashes.',
  'buttons-differ':
    '12: expected [I have none], found [I have none] [Our site]. Fix: write what the rules reply, or correct the rules.',
  'dialog-after-wrong':
    '10: the example above does not run. Fix: put the dialog below a right example, or use the fence `dialog`.',
  'dialog-alone': '5: the dialog has no example above it. Fix: put it below the fence `dl` whose rules it shows.',
  'dialog-clock': '10: clock="noon" is not a time. Fix: write clock=2026-03-15T17:05.',
  'dialog-expects-first': '11: nothing was said yet. Fix: put "= …" below a turn.',
  'dialog-expects-nothing': '13: "=" expects nothing. Fix: write "= rule name" or "= variable value".',
  'dialog-lines':
    '10: the dialog has options of a code block after its fence. Fix: keep only title, clock, seed and why.',
  'dialog-no-title': '10: the dialog has no title. Fix: write title="what it shows" after the fence.',
  'dialog-no-user': '10: the user says nothing in the dialog. Fix: write a line "User: …".',
  'dialog-seed': '10: seed="x" is not a number. Fix: write seed=7.',
  'dialog-two-replies':
    "13: Pip's line does not reply to a line of the user. Fix: write the user's line above it; a reply continues in an indented line.",
  'does-not-compile':
    '7: expected no error, found 11101: There is no variable `parcel_number`. Fix: Declare it in the list of variables or correct the name.',
  empty: '5: the example is empty. Fix: write a rule.',
  'error-without-wrong':
    '5: the example must fail, but its title is "No such dictionary". Fix: write title="Wrong: No such dictionary".',
  'extends-nothing': '5: there is no example "ask". Fix: there is no example above this fence; delete the word.',
  'extends-wrong': '10: the example "ask" does not compile, so nothing can extend it. Fix: extend a right example.',
  'file-with-lines': '5: the fence contains lines as well as rule files. Fix: leave it empty, or delete "file".',
  'fragment-not-announced':
    '5: the example is a part of a rule: it has no question or no answer. Fix: write the whole rule, or "fragment" after the fence.',
  'lesson-contains': '18: wrong answer 1 does not contain "trace". Fix: write a text that it contains.',
  'lesson-dialog-below':
    '25: the dialog has no example above it. Fix: put it below the fence `dl` whose rules it shows.',
  'lesson-given': '16: "Nina" is not a variable with its value. Fix: write "name = value".',
  'lesson-no-name': '5: the lesson has no name. Fix: write name=… after the fence.',
  'lesson-no-reply':
    '14: the phrase has neither a reply nor "not". Fix: write "say" with "reply" or "replies", or "not" for a phrase without a reply.',
  'lesson-no-rules':
    '9: the lesson has no rules that use the dictionary. Fix: write extends= and the name of an example above.',
  'lesson-no-title': '5: the lesson has no title. Fix: write title="what it shows" after the fence.',
  'lesson-no-wrong': '6: "wrong" is missing. Fix: write "wrong:" and a list.',
  'lesson-no-yaml':
    '6: The lesson is not valid YAML: Nested mappings are not allowed in compact mappings. Fix: correct the line; texts with a colon, a bracket or a star at the beginning need quotes.',
  'lesson-random':
    '10: the solution fails its check: "track my parcel" gets "The number?", not "Your number?". Fix: correct the solution, or the check.',
  'lesson-repeated':
    '10: the solution fails its check: "track my parcel" gets "Your number?", which was the previous reply. Fix: correct the solution, or the check.',
  'lesson-repeats-first':
    '16: nothing was said before this phrase. Fix: write "repeats: never" at a later phrase, or delete it.',
  'lesson-repeats-value': '18: "repeats" is "always". Fix: write "repeats: never" at a later phrase, or delete it.',
  'lesson-same-mistake':
    '22: wrong answer 2 fails like wrong answer 1, whose hint its readers would get. Fix: add a phrase to "check" that only one of them gets wrong, or give both the same hint.',
  'lesson-same-name': '25: two lessons of the page have the name "ask". Fix: give this one another name.',
  'lesson-solution-answers-more':
    '10: the solution fails its check: "find my parcel" gets "Your number?", not no reply. Fix: correct the solution, or the check.',
  'lesson-solution-error':
    '12: expected no error, found 11101: There is no variable `nobody`. Fix: Declare it in the list of variables or correct the name.',
  'lesson-solution-fails':
    '10: the solution fails its check: "track my parcel" gets no reply, not "Your number?". Fix: correct the solution, or the check.',
  'lesson-solution-other-reply':
    '10: the solution fails its check: "track my parcel" gets "Number?", not "Your number?". Fix: correct the solution, or the check.',
  'lesson-start-explained':
    '18: the starting text fails like this wrong answer, and would get its hint. Fix: add a phrase to "check" that only one of them gets wrong, or "contains" with a text of the wrong answer.',
  'lesson-start-passes':
    '7: the starting text passes the check, so there is nothing to do. Fix: add a phrase to "check" that only the solution gets right.',
  'lesson-two-kinds':
    '16: the phrase has "reply" and "not". Fix: write "say" with "reply" or "replies", or "not" for a phrase without a reply.',
  'lesson-unknown-dictionary':
    '5: there is no dictionary "city". Fix: there is no dictionary above this fence; delete the word.',
  'lesson-unknown-key': '22: The name "hints" means nothing here. Fix: write "hint".',
  'lesson-unrelated-explained':
    '18: an unrelated answer fails like this wrong answer, and would get its hint. Fix: add a phrase to "check" that only one of them gets wrong, or "contains" with a text of the wrong answer.',
  'lesson-value':
    '10: the solution fails its check: after "track my parcel" user_name is "", not "Nina". Fix: correct the solution, or the check.',
  'lesson-wrong-name': '5: name="Ask_it" cannot be part of an address. Fix: write small letters, digits and hyphens.',
  'lesson-wrong-passes': '18: wrong answer 1 passes the check. Fix: add a phrase to "check" that it gets wrong.',
  'no-reply-expected':
    '11: expected no reply, found "Send me the number.". Fix: write "Pip: Send me the number." below this line.',
  'no-title': '5: the example has no title. Fix: write title="what it shows" after the fence.',
  'operator-uncalled':
    '13: an operator speaks, but no rule has handed over the chat. Fix: put [operator] into a reply above, or delete the line.',
  'other-error':
    '6: expected the error 10304, found 10303: `]` expected at the end of the dictionary tag. Fix: Close the tag: `[dict(name)]`.',
  'other-seed':
    '13: expected the reply "Your number?", found "The number, please." of the rule "Two answers". Fix: write what the rules reply, or correct the rules.',
  'random-never':
    '13: in 200 runs, expected the reply "Your number?", found "Send me the number." of the rule "Two answers". Fix: write what the rules reply, or correct the rules.',
  'random-reply':
    '13: the reply is random: expected the reply "Send me the number.", found "The number, please." of the rule "Two answers". Fix: write "// one of …" after the reply, or seed= after the fence.',
  'reply-differs':
    '12: expected the reply "Send me a number.", found "Send me the number." of the rule "Ask for the number". Fix: write what the rules reply, or correct the rules.',
  'reply-of-nobody':
    '12: expected the reply "Send me the number.", found no rule that answers. Fix: write what the rules reply, or correct the rules.',
  'same-label':
    '12: expected no error, found 25002: The label `ask` is used by another rule. Fix: Use each label only once in the whole knowledge base.',
  'same-name': '10: two examples of the page have the name "ask". Fix: give this one another name.',
  'second-error':
    '12: expected the error 10304, found 11101: There is no variable `nope`. Fix: Declare it in the list of variables or correct the name.',
  'set-unknown':
    '11: there is no variable "parcel_number". Fix: declare it in a fence `dl-base variables`, or correct the name.',
  'unchecked-short':
    '5: "later" is not a reason to leave the example unchecked. Fix: say in 20 characters or more why it cannot be checked, or delete "unchecked".',
  'unchecked-with-error': '5: "error" says nothing about an unchecked example. Fix: delete "error" or "unchecked".',
  'unknown-base': '5: there is no sample assistant "pipp". Fix: write "pip".',
  'unknown-code': '5: there is no message with the code "99999". Fix: look the code up in src/dl/diagnostics/codes.ts.',
  'unknown-extends': '10: there is no example "aks". Fix: write "ask".',
  'unknown-word': '5: "extend" is unknown after this fence. Fix: write "extends".',
  'unreadable-word':
    '5: "title="Ask for the number" after the fence cannot be read. Fix: write name="value" or a word.',
  'warning-announced-only':
    '5: expected the warning 29009, found no warning. Fix: make the mistake that gives 29009, or delete "warning".',
  'warning-not-announced':
    '6: expected no warning, found 29009: The question looks like an event, but `$$NOPE$$` is not an event. Fix: Use REQUEST, SETSESSION or UPDATESESSION.',
  'whole-fragment': '5: the example is a whole rule but is called a fragment. Fix: delete "fragment".',
  'why-nothing':
    '10: "why" has nothing to explain, because one rule matches and captures nothing. Fix: delete "why", or show a phrase that several rules match.',
  'word-twice': '5: "name" is written twice after the fence. Fix: delete one of the two.',
  'word-with-value': '5: "fragment" after the fence has a value. Fix: write fragment alone.',
  'word-without-value': '5: "extends" after the fence has no value. Fix: write extends="…", or delete it.',
  'wrong-rule-line':
    '12: expected no error, found 10401: The list has an empty variant. Fix: Write `--` for "nothing" or remove the extra `/`.',
  'wrong-rule': '14: expected rule "ask_number", found "ask". Fix: write "= rule ask", or correct the rules.',
  'wrong-variable': '17: expected user_name "Alex", found "Nina". Fix: write "= user_name Nina", or correct the rules.',
  'wrong-weight': '13: expected weight "1", found "32768". Fix: write "= weight 32768", or correct the rules.',
  'wrong-without-error':
    '5: the example is called "Wrong: no such dictionary", but no error is announced. Fix: write error= and its code.',
};

const faultGuards = Object.entries(messages).map(([fault, message]): Guard => {
  const fixture = `${folder}/${fault}.mdx`;
  const file = `tests/fixtures/${fixture}`;
  return {
    name: `dl examples: ${fault}`,
    fixture,
    message: `${file}:${message}`,
    isWhole: true,
    runOnFixture: () => check(file, readFileSync(file, 'utf8')),
    runOnNothing: () => check(file, '# A page without examples\n'),
  };
});

/** A check that sees no example, or runs no dialog, has failed. */
function idleGuard(site: string, message: string): Guard {
  const fixture = `${folder}/${site}`;
  return {
    name: `dl examples: ${site}`,
    fixture,
    message,
    runOnFixture: () => {
      const faults = faultsOfExamples(siteExamples(`tests/fixtures/${fixture}`, bases));
      return { checked: 1, unit: 'sites', faults };
    },
  };
}

/** Every way in which an example can be wrong stops the build (CONTRIBUTING, "DL examples"). */
export const dlExampleGuards: Guard[] = [
  ...faultGuards,
  idleGuard('no-examples', 'No DL example was checked. The check does not see the texts.'),
  idleGuard('no-turns', 'No turn of a DL dialog was run. The check does not see the texts.'),
];
