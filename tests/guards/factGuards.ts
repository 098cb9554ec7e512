import { readFileSync } from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import remarkFacts from '../../plugins/transforms/remark/remarkFacts';
import { type FactsReading, factsFolder, readFacts } from '../../src/data/facts';
import { type Facts, schemas } from '../../src/data/schema';
import { arithmeticCheck } from '../content/factsArithmetic';
import { type FactsCheck, runCheck } from '../content/factsCheck';
import { referenceChecks } from '../content/factsReferences';
import { editGuards, type Fault, fileGuards } from './editGuards';
import type { Edit } from './fixtureFolder';
import type { Guard, GuardReport } from './guard';

const base = 'guards/facts.txtar';

/** The facts of the product with the files of the fixture in place of the ones with the same name. */
const readFixture = (folder: string): FactsReading => readFacts(factsFolder, folder);

const nothing: FactsReading = {
  facts: Object.fromEntries(Object.keys(schemas).map((name) => [name, {}])) as unknown as Facts,
  files: 0,
  values: 0,
  faults: [],
  locate: () => '',
};

/** A file of the product, too long to be repeated here, with an edit. */
function productFile(file: string, from: string, to: string): Edit {
  const text = readFileSync(path.join(factsFolder, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}" to be edited.`);
  return [file, '', text.replace(from, to)];
}

function schemaGuards(faults: Record<string, Fault>): Guard[] {
  const report = ({ values, faults }: FactsReading): GuardReport => ({ checked: values, unit: 'values', faults });
  const runOn = (folder: string) => report(readFixture(folder));
  return editGuards({ family: 'facts, form', base, runOn, runOnNothing: () => report(nothing) }, faults);
}

/** @param faults by the names of the checks that find them */
function checkGuards(faults: Record<string, Fault>): Guard[] {
  return Object.entries(faults).flatMap(([name, fault]) => {
    const check: FactsCheck | undefined = [...referenceChecks, arithmeticCheck].find((one) => one.name === name);
    if (check === undefined) {
      throw new Error(`There is no check of the facts named "${name}".`);
    }
    const runOn = (folder: string) => runCheck(check, readFixture(folder));
    return editGuards(
      { family: 'facts', base, runOn, runOnNothing: () => runCheck(check, nothing) },
      { [name]: fault },
    );
  });
}

/** Runs the transformer on a text, as the build does. */
async function transform(file: string, text: string): Promise<GuardReport> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFacts);
  const faults: string[] = [];
  try {
    await processor.run(processor.parse(text), { path: file, value: text });
  } catch (fault) {
    faults.push(fault instanceof Error ? fault.message : String(fault));
  }
  return { checked: text.match(/<[A-Z]\w+ /g)?.length ?? 0, unit: 'elements', faults };
}

/** The guards on `src/data/facts` and on their use in texts. */
export const factGuards: Guard[] = [
  ...schemaGuards({
    'wrong-value': [
      'browsers.yml:1: chrome.builder: it is 103. Fix: it must be a version in quotation marks, for example "15.4".',
      ['browsers.yml', '"103"', '103'],
    ],
    'tab-as-indent': [
      'roles.yml:2: Tabs are not allowed as indentation at line 2, column 1. Fix: indent the line with spaces.',
      ['roles.yml', '', 'admin:\n\tname: Admin\n'],
    ],
    'unknown-field': [
      'roles.yml:1: viewer.wrok: this field is unknown. Fix: write "work".',
      ['roles.yml', 'work', 'wrok'],
    ],
    'unknown-file': [
      'limit.yml:1: the file: no schema has its name. Fix: write "limits", or add it to src/data/schema/index.ts.',
      ['limit.yml', '', 'branches: { value: 10 }\n'],
    ],
    'repeated-name': [
      'roles.yml:2: Map keys must be unique',
      ['roles.yml', '', 'viewer: { name: Viewer, work: reads }\n'],
    ],
    'since-a-release': [
      'features.yml:4: branches.since: ',
      ['features.yml', '/branches\n', '/branches\n  since: 0.58.0\n'],
    ],
  }),
  ...checkGuards({
    'pages are routes': [
      'topics.yml:1: branches.page: "/development/branchs" is not a route. Fix: write "/development/branches".',
      ['topics.yml', '/branches', '/branchs'],
    ],
    'filters of reports exist': [
      'reports.yml:5: depth-of-dialogs.filters.0: analytics.yml has no filter "Topics". Fix: write "Topic".',
      ['reports.yml', '[Topic]', '[Topics]'],
    ],
    'metric numbers exist': [
      ': tiles.0: there is no metric 99. Fix: take a number of metrics.yml.',
      productFile('analytics.yml', 'tiles: [5,', 'tiles: [99,'),
    ],
    'topics exist and are used': [
      'messages.yml:4: U-117.topics.0: there is no topic "brances". Fix: write "branches".',
      ['messages.yml', '[branches]', '[brances]'],
    ],
    'states lead to states': [
      'states.yml:5: newsletter.states.draft.to.0: there is no state "schedled". Fix: write "scheduled".',
      ['states.yml', 'scheduled', 'schedled'],
    ],
    'the sample figures add up': [
      'channels: 6001 is written, and dialogs of the month gives 6000. Fix: correct the wrong one.',
      productFile('sample.yml', 'Telegram, dialogs: 1800', 'Telegram, dialogs: 1801'),
    ],
  }),
  ...fileGuards('facts in texts', base, transform, {
    'unknown-fact': [
      'page.mdx:3: there is no fact "limits.branchs.value". Fix: write "limits.branches.value".',
      ['page.mdx', 'limits.branches', 'limits.branchs'],
    ],
    group: [
      'page.mdx:3: the fact "glossary.branch" is a group. Fix: write "glossary.branch.term" or "glossary.branch.russian" or "glossary.branch.meaning" or "glossary.branch.page".',
      ['page.mdx', '.term'],
    ],
    'unknown-message': [
      'page.mdx:9: there is no message "U-171". Fix: write "U-101" or "U-111" or "U-121".',
      ['page.mdx', '117', '171'],
    ],
    'unknown-right': [
      'page.mdx:11: there is no right "publsh". Fix: write "publish".',
      ['page.mdx', 'publish', 'publsh'],
    ],
    'unknown-limits': [
      'page.mdx:5: there are no limits for "branch". Fix: write "branches".',
      ['page.mdx', '"branches"', '"branch"'],
    ],
    'unknown-column': [
      'page.mdx:7: "roles" has no field "nmae". Fix: write "name".',
      ['page.mdx', 'name: Role', 'nmae: Role'],
    ],
    'table-in-sentence': [
      'page.mdx:5: <Limits> is a table inside a sentence. Fix: put it on a separate line, between empty lines.',
      ['page.mdx', '<Limits', 'The limits are <Limits'],
    ],
    'unknown-attribute': [
      'page.mdx:5: <Limits> has no attribute "topic". Fix: write "of".',
      ['page.mdx', 'Limits of', 'Limits topic'],
    ],
  }),
];
