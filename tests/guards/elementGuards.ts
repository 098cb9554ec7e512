import { newestRelease } from '../../src/data/siteRoutes';
import { runFile, runText } from '../unit/elements/runText';
import type { Guard, GuardReport } from './guard';

const unit = 'elements of texts';

const report = async (run: ReturnType<typeof runText>): Promise<GuardReport> => {
  const { checked, faults } = await run;
  return { checked, unit, faults };
};

function elementGuard([fault, message]: [string, string]): Guard {
  const fixture = `guards/elements/${fault}.mdx`;
  const file = `tests/fixtures/${fixture}`;
  return {
    name: `elements: ${fault}`,
    fixture,
    message: `${file}:${message}`,
    isWhole: true,
    runOnFixture: () => report(runFile(file)),
    runOnNothing: () => report(runText('A text without elements.', file)),
  };
}

const numbered = 'Fix: write one numbered list between <Steps> and </Steps>, with an empty line before and after it.';

/** The faults in elements that stop the build: line, reason and fix, word for word. */
const messages: Record<string, string> = {
  'dialog-unknown-speaker': '5: the dialog has no speaker "Pipp". Fix: write "Pip".',
  'dialog-no-speaker':
    '3: the line "send me the parcel number, please" does not say who speaks. Fix: start it with User: or Pip: or Operator: or Event: or Set:.',
  'dialog-event-sets':
    '2: the line "Event: user_name = Nina" gives a variable a value. Fix: write "Set: user_name = Nina", as Event: is only for a signal.',
  'dialog-set-nothing':
    '2: the line "Set: the chat is opened" does not give a variable a value. Fix: write it in the form "Set: user_name = Nina".',
  'dialog-silent-speaker': '3: the line of Pip is empty. Fix: write what is said, or delete the line.',
  'dialog-buttons-first': '2: buttons come before the first line. Fix: write the line "Pip: …" above them.',
  'dialog-buttons-of-user':
    '3: buttons are below a line of User. Fix: put them below the line of Pip or Operator that shows them.',
  'dialog-broken-buttons':
    '3: "[Track on the site] or [Something else]" starts like a button but is something else. Fix: write each button as [Label], with nothing between them.',
  'dialog-empty': '1: the dialog is empty. Fix: write one line for each turn: "User: …" and "Pip: …".',
  'dialog-no-title': '3: the dialog has no title. Fix: begin the fence with ```dialog title="What the dialog shows".',
  'dialog-wrong-title':
    '1: the words after "dialog" are not a title. Fix: begin the fence with ```dialog title="What the dialog shows".',
  'steps-bullets': `3: <Steps> contains something other than a numbered list. ${numbered}`,
  'steps-text':
    '5: <Steps> contains something after its list. Fix: put it below </Steps>, or indent it to make it part of a step.',
  'steps-many': '1: the task has 10 steps; up to 9 are allowed. Fix: split it into two tasks, each with a heading.',
  'steps-start': '1: the steps start with 3. Fix: start the list with 1.',
  'steps-empty': `1: <Steps> is empty. ${numbered}`,
  'since-unknown': '3: there is no release "0.58.0". Fix: write "0.57.0" or "0.59.0".',
  'since-baseline': '1: "base" is older than all release notes and has no badge. Fix: delete <Since>.',
  'since-several':
    '1: release 0.46.0 did not introduce a feature of this page. Fix: write feature="dl-oneword" or feature="never-used" or feature="quiet-hours" in <Since>.',
  'since-wrong-feature':
    '1: release 0.46.0 did not introduce "notes". Fix: write feature="dl-oneword" or feature="never-used" or feature="quiet-hours".',
  'since-front-matter': `3: there is no release "0.99.0". Fix: write "${newestRelease}".`,
  'since-no-release': '1: <Since> has no attribute "relase". Fix: write "release".',
  'newest-release':
    '1: <NewestRelease> has attributes or content, or is inside a sentence. Fix: write <NewestRelease /> on a separate line, between empty lines.',
  'change-area': '3: there is no area "web" in src/data/facts/areas.yml. Fix: write "web-chat".',
  'change-in-sentence': '1: <Change /> is not at the start of an item of a release note. Fix: delete it.',
  'term-unknown': '3: the glossary has no term "handover". Fix: write "hand-over".',
  'term-heading': '1: <Term> is in a heading. Fix: mark the word in the text below it.',
  'term-empty': '1: <Term> has no words. Fix: write <Term>hand-over</Term>.',
  'glossary-letters': '1: "a to c" is not a range of letters. Fix: write letters="a-c".',
  'glossary-no-term': '1: the glossary has no term from x to z. Fix: delete the table, or widen the range.',
  'glossary-no-letters': '1: <Glossary> has no "letters". Fix: write <Glossary letters="…" />.',
  'dl-functions-unknown': '3: there is no group "texts" of DL functions. Fix: write "text".',
  'dl-functions-no-group': '3: <DlFunctions> has no "group". Fix: write <DlFunctions group="…" />.',
  'dl-functions-in-sentence':
    '3: <DlFunctions> is a table inside a sentence. Fix: put it on a separate line, between empty lines.',
  'variable-facts-unknown': '3: there is no variable "user_nam". Fix: write "user_name".',
  'variable-facts-no-name': '3: <VariableFacts> has no "name". Fix: write <VariableFacts name="…" />.',
  'variable-facts-in-sentence':
    '1: <VariableFacts> is a table inside a sentence. Fix: put it on a separate line, between empty lines.',
  'report-basics-unknown': '3: there is no report "attendence". Fix: write "attendance".',
  'report-basics-no-report': '3: <ReportBasics> has no "of". Fix: write <ReportBasics of="…" />.',
  'report-basics-in-sentence':
    '1: <ReportBasics> is a section inside a sentence. Fix: put it on a separate line, between empty lines.',
  'kbd-unknown': '1: "Entr" is not a key. Fix: write "Enter" or "End".',
  'ui-empty': '1: <Ui> has no label. Fix: write <Ui>Publish</Ui>.',
};

export const elementGuards: Guard[] = Object.entries(messages).map(elementGuard);
