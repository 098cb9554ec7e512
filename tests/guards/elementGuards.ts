import { newestRelease } from '../../src/data/siteRoutes';
import { runText } from '../unit/elements/runText';
import { fileGuards } from './editGuards';
import type { GuardReport } from './guard';

async function check(file: string, text: string): Promise<GuardReport> {
  const { checked, faults } = await runText(text, file);
  return { checked, unit: 'elements of texts', faults };
}

const numbered = 'Fix: write one numbered list between <Steps> and </Steps>, with an empty line before and after it.';
const lastStep = '2. Press **Compare**.\n';

/** The faults in elements that stop the build: line, reason and fix, word for word. */
export const elementGuards = fileGuards('elements', 'guards/elements.txtar', check, {
  'dialog-unknown-speaker': [
    'page.mdx:22: the dialog has no speaker "Pipp". Fix: write "Pip".',
    ['page.mdx', 'Pip:', 'Pipp:'],
  ],
  'dialog-no-speaker': [
    'page.mdx:22: the line "Your parcel is in Omsk." does not say who speaks. Fix: start it with User: or Pip: or Operator: or Event: or Set:.',
    ['page.mdx', 'Pip: '],
  ],
  'dialog-event-sets': [
    'page.mdx:20: the line "Event: user_name = Nina" gives a variable a value. Fix: write "Set: user_name = Nina", as Event: is only for a signal.',
    ['page.mdx', 'Set:', 'Event:'],
  ],
  'dialog-set-nothing': [
    'page.mdx:19: the line "Set: the chat is opened" does not give a variable a value. Fix: write it in the form "Set: user_name = Nina".',
    ['page.mdx', 'Event:', 'Set:'],
  ],
  'dialog-silent-speaker': [
    'page.mdx:22: the line of Pip is empty. Fix: write what is said, or delete the line.',
    ['page.mdx', ' Your parcel is in Omsk.'],
  ],
  'dialog-buttons-first': [
    'page.mdx:19: buttons come before the first line. Fix: write the line "Pip: …" above them.',
    ['page.mdx', 'Event:', '[Track on the site]\nEvent:'],
  ],
  'dialog-buttons-of-user': [
    'page.mdx:22: buttons are below a line of User. Fix: put them below the line of Pip or Operator that shows them.',
    ['page.mdx', 'my parcel', 'my parcel\n[Track on the site]'],
  ],
  'dialog-broken-buttons': [
    'page.mdx:23: "[Track on the site] or [Something else]" starts like a button but is something else. Fix: write each button as [Label], with nothing between them.',
    ['page.mdx', '] [', '] or ['],
  ],
  'dialog-empty': [
    'page.mdx:18: the dialog is empty. Fix: write one line for each turn: "User: …" and "Pip: …".',
    [
      'page.mdx',
      '```dialog title="A parcel"',
      '```dialog title="Nobody speaks"\n// Two minutes pass.\n```\n\n```dialog title="A parcel"',
    ],
  ],
  'dialog-no-title': [
    'page.mdx:18: the dialog has no title. Fix: begin the fence with ```dialog title="What the dialog shows".',
    ['page.mdx', ' title="A parcel"'],
  ],
  'dialog-wrong-title': [
    'page.mdx:18: the words after "dialog" are not a title. Fix: begin the fence with ```dialog title="What the dialog shows".',
    ['page.mdx', 'title="A parcel"', 'A parcel'],
  ],
  'steps-bullets': [
    `page.mdx:13: <Steps> contains something other than a numbered list. ${numbered}`,
    ['page.mdx', '1. Open **Branches**.\n2. ', '- Open **Branches**.\n- '],
  ],
  'steps-text': [
    'page.mdx:15: <Steps> contains something after its list. Fix: put it below </Steps>, or indent it to make it part of a step.',
    ['page.mdx', '2. Press', '\nThen press'],
  ],
  'steps-many': [
    'page.mdx:11: the task has 10 steps; up to 9 are allowed. Fix: split it into two tasks, each with a heading.',
    ['page.mdx', lastStep, lastStep.repeat(9)],
  ],
  'steps-start': [
    'page.mdx:11: the steps start with 3. Fix: start the list with 1.',
    ['page.mdx', '1. Open **Branches**.\n2.', '3. Open **Branches**.\n4.'],
  ],
  'steps-empty': [
    `page.mdx:11: <Steps> is empty. ${numbered}`,
    ['page.mdx', '\n1. Open **Branches**.\n2. Press **Compare**.\n\n'],
  ],
  'since-unknown': [
    'page.mdx:9: there is no release "0.58.0". Fix: write "0.57.0" or "0.59.0".',
    ['page.mdx', '"0.46.0"', '"0.58.0"'],
  ],
  'since-baseline': [
    'page.mdx:9: "base" is older than all release notes and has no badge. Fix: delete <Since>.',
    ['page.mdx', '"0.46.0"', '"base"'],
  ],
  'since-several': [
    'page.mdx:9: release 0.46.0 did not introduce a feature of this page. Fix: write feature="dl-oneword" or feature="never-used" or feature="quiet-hours" in <Since>.',
    ['page.mdx', ' feature="quiet-hours"'],
  ],
  'since-wrong-feature': [
    'page.mdx:9: release 0.46.0 did not introduce "notes". Fix: write feature="dl-oneword" or feature="never-used" or feature="quiet-hours".',
    ['page.mdx', '"quiet-hours"', '"notes"'],
  ],
  'since-front-matter': [
    `page.mdx:3: there is no release "0.99.0". Fix: write "${newestRelease}".`,
    ['page.mdx', 'Branches\n', 'Branches\nsince: 0.99.0\n'],
  ],
  'since-no-release': [
    'page.mdx:9: <Since> has no attribute "relase". Fix: write "release".',
    ['page.mdx', 'Since release', 'Since relase'],
  ],
  'newest-release': [
    'page.mdx:34: <NewestRelease> has attributes or content, or is inside a sentence. Fix: write <NewestRelease /> on a separate line, between empty lines.',
    ['page.mdx', '<NewestRelease', '<NewestRelease release="0.72.0"'],
  ],
  'change-area': [
    'post.mdx:3: there is no area "web" in src/data/facts/areas.yml. Fix: write "web-chat".',
    ['post.mdx', '"web-chat"', '"web"'],
  ],
  'change-in-sentence': [
    'post.mdx:5: <Change /> is not at the start of an item of a release note. Fix: delete it.',
    ['post.mdx', 'place.', 'place.\n\nThe chat is open. <Change area="web-chat" features="web-chat" />'],
  ],
  'term-unknown': [
    'page.mdx:7: the glossary has no term "handover". Fix: write "hand-over".',
    ['page.mdx', 'hand-over', 'handover'],
  ],
  'term-heading': [
    'page.mdx:5: <Term> is in a heading. Fix: mark the word in the text below it.',
    ['page.mdx', 'a copy', 'a <Term>branch</Term>'],
  ],
  'term-empty': ['page.mdx:7: <Term> has no words. Fix: write <Term>hand-over</Term>.', ['page.mdx', 'hand-over']],
  'glossary-letters': [
    'page.mdx:26: "a to c" is not a range of letters. Fix: write letters="a-c".',
    ['page.mdx', 'a-c', 'a to c'],
  ],
  'glossary-no-term': [
    'page.mdx:26: the glossary has no term from x to z. Fix: delete the table, or widen the range.',
    ['page.mdx', 'a-c', 'x-z'],
  ],
  'glossary-no-letters': [
    'page.mdx:26: <Glossary> has no "letters". Fix: write <Glossary letters="…" />.',
    ['page.mdx', ' letters="a-c"'],
  ],
  'dl-functions-unknown': [
    'page.mdx:28: there is no group "texts" of DL functions. Fix: write "text".',
    ['page.mdx', '"text"', '"texts"'],
  ],
  'dl-functions-no-group': [
    'page.mdx:28: <DlFunctions> has no "group". Fix: write <DlFunctions group="…" />.',
    ['page.mdx', ' group="text"'],
  ],
  'dl-functions-in-sentence': [
    'page.mdx:28: <DlFunctions> is a table inside a sentence. Fix: put it on a separate line, between empty lines.',
    ['page.mdx', '<DlFunctions', 'The functions are <DlFunctions'],
  ],
  'variable-facts-unknown': [
    'page.mdx:30: there is no variable "user_nam". Fix: write "user_name".',
    ['page.mdx', '"user_name"', '"user_nam"'],
  ],
  'variable-facts-no-name': [
    'page.mdx:30: <VariableFacts> has no "name". Fix: write <VariableFacts name="…" />.',
    ['page.mdx', ' name="user_name"'],
  ],
  'variable-facts-in-sentence': [
    'page.mdx:30: <VariableFacts> is a table inside a sentence. Fix: put it on a separate line, between empty lines.',
    ['page.mdx', '<VariableFacts', 'The facts are <VariableFacts'],
  ],
  'report-basics-unknown': [
    'page.mdx:32: there is no report "attendence". Fix: write "attendance".',
    ['page.mdx', '"attendance"', '"attendence"'],
  ],
  'report-basics-no-report': [
    'page.mdx:32: <ReportBasics> has no "of". Fix: write <ReportBasics of="…" />.',
    ['page.mdx', ' of="attendance"'],
  ],
  'report-basics-in-sentence': [
    'page.mdx:32: <ReportBasics> is a section inside a sentence. Fix: put it on a separate line, between empty lines.',
    ['page.mdx', '<ReportBasics', 'The basics are <ReportBasics'],
  ],
  'kbd-unknown': ['page.mdx:7: "Entr" is not a key. Fix: write "Enter" or "End".', ['page.mdx', 'Enter', 'Entr']],
  'ui-empty': ['page.mdx:7: <Ui> has no label. Fix: write <Ui>Publish</Ui>.', ['page.mdx', 'Publish']],
});
