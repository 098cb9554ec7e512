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
import type { Guard, GuardReport } from './guard';

const folderOf = (fixture: string): string => path.join('tests/fixtures', fixture);

/** The facts of the product with the files of a fixture in place of the ones with the same name. */
const readFixture = (fixture: string): FactsReading => readFacts(factsFolder, folderOf(fixture));

const nothing: FactsReading = {
  facts: Object.fromEntries(Object.keys(schemas).map((name) => [name, {}])) as unknown as Facts,
  files: 0,
  values: 0,
  faults: [],
  locate: () => '',
};

function schemaGuard(fault: string, message: string): Guard {
  const fixture = `guards/facts/${fault}`;
  const report = ({ values, faults }: FactsReading): GuardReport => ({ checked: values, unit: 'values', faults });
  return {
    name: `facts, form: ${fault}`,
    fixture,
    message,
    runOnFixture: () => report(readFixture(fixture)),
    runOnNothing: () => report(nothing),
  };
}

function checkGuard(name: string, fault: string, message: string): Guard {
  const fixture = `guards/facts/${fault}`;
  const check: FactsCheck | undefined = [...referenceChecks, arithmeticCheck].find((one) => one.name === name);
  if (check === undefined) {
    throw new Error(`There is no check of the facts named "${name}".`);
  }
  return {
    name: `facts: ${name}`,
    fixture,
    message,
    runOnFixture: () => runCheck(check, readFixture(fixture)),
    runOnNothing: () => runCheck(check, nothing),
  };
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

function textGuard(fault: string, message: string): Guard {
  const fixture = `guards/facts/text/${fault}.mdx`;
  const file = folderOf(fixture);
  return {
    name: `facts in texts: ${fault}`,
    fixture,
    message: `${file}:${message}`,
    runOnFixture: () => transform(file, readFileSync(file, 'utf8')),
    runOnNothing: () => transform('docs/empty.mdx', 'No facts.'),
  };
}

/** The guards on `src/data/facts` and on their use in texts. */
export const factGuards: Guard[] = [
  schemaGuard(
    'wrong-value',
    'tests/fixtures/guards/facts/wrong-value/browsers.yml:3: chrome.builder: it is 103. Fix: it must be a version in quotation marks, for example "15.4".',
  ),
  schemaGuard(
    'unknown-field',
    'tests/fixtures/guards/facts/unknown-field/roles.yml:3: viewer.wrok: this field is unknown. Fix: write "work".',
  ),
  schemaGuard(
    'unknown-file',
    'tests/fixtures/guards/facts/unknown-file/limit.yml:1: the file: no schema has its name. Fix: write "limits", or add it to src/data/schema/index.ts.',
  ),
  schemaGuard('repeated-name', 'tests/fixtures/guards/facts/repeated-name/roles.yml:4: Map keys must be unique'),
  checkGuard(
    'pages are routes',
    'lost-page',
    'tests/fixtures/guards/facts/lost-page/topics.yml:3: branches.page: "/development/branchs" is not a route. Fix: write "/development/branches".',
  ),
  schemaGuard('since-a-release', 'tests/fixtures/guards/facts/since-a-release/features.yml:6: branches.since: '),
  checkGuard(
    'filters of reports exist',
    'unknown-filter',
    'tests/fixtures/guards/facts/unknown-filter/reports.yml:7: depth-of-dialogs.filters.0: analytics.yml has no filter "Topics". Fix: write "Topic".',
  ),
  checkGuard(
    'metric numbers exist',
    'unknown-metric',
    'tests/fixtures/guards/facts/unknown-metric/analytics.yml:11: tiles.2: there is no metric 14. Fix: take a number of metrics.yml.',
  ),
  checkGuard(
    'topics exist and are used',
    'unknown-topic',
    'tests/fixtures/guards/facts/unknown-topic/messages.yml:6: U-117.topics.0: there is no topic "brances". Fix: write "branches".',
  ),
  checkGuard(
    'states lead to states',
    'lost-state',
    'tests/fixtures/guards/facts/lost-state/states.yml:7: newsletter.states.draft.to.0: there is no state "schedled". Fix: write "scheduled".',
  ),
  checkGuard(
    'the sample figures add up',
    'wrong-sum',
    'channels: 6001 is written, and dialogs of the month gives 6000. Fix: correct the wrong one.',
  ),
  textGuard('unknown-fact', '3: there is no fact "limits.branchs.value". Fix: write "limits.branches.value".'),
  textGuard('group', '1: the fact "glossary.branch" is a group. Fix: write "glossary.branch.term" or'),
  textGuard('unknown-message', '1: there is no message "U-171". Fix: write "U-101" or "U-111" or "U-121".'),
  textGuard('unknown-right', '1: there is no right "publsh". Fix: write "publish".'),
  textGuard('unknown-limits', '1: there are no limits for "branch". Fix: write "branches".'),
  textGuard('unknown-column', '1: "roles" has no field "nmae". Fix: write "name".'),
  textGuard(
    'table-in-sentence',
    '1: <Limits> is a table inside a sentence. Fix: put it on a separate line, between empty lines.',
  ),
  textGuard('unknown-attribute', '1: <Limits> has no attribute "topic". Fix: write "of".'),
];
