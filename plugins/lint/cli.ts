import { commandLine, plainMessage } from '../../src/data/commandLine';
import { faultsOfReport, formatCounts } from './formatFindings';

const { values, positionals } = commandLine(
  `Usage: npm run lint:content [-- --report [<folder>]]

Checks all texts and their DL examples. --report prints figures about the texts instead, of one folder if it is named.`,
  { report: { type: 'boolean' } },
  1,
);
const [place] = positionals;

async function lint(): Promise<void> {
  const { elements } = await import('./elements');
  const { lintContent } = await import('./lintContent');
  const { rules } = await import('./rules');
  const { exampleBases } = await import('../transforms/exampleBases');
  const { faultsOfExamples, formatExamples, siteExamples } = await import('../transforms/dl-examples/siteExamples');
  const report = lintContent({ root: process.cwd(), rules: [...rules, elements] });
  const examples = siteExamples(process.cwd(), exampleBases);
  const faults = [...faultsOfReport(report), ...faultsOfExamples(examples)];
  console.log(`${formatCounts(report)}\n${formatExamples(examples.counts)}`);
  if (faults.length > 0) {
    console.error(
      `\n${faults.join('\n')}\n\nThe texts have ${faults.length} ${faults.length === 1 ? 'error' : 'errors'}.`,
    );
    process.exitCode = 1;
  }
}

/** The checks are loaded here: what is wrong in the list of routes or in a post is thrown while they load. */
async function main(): Promise<void> {
  if (values.report) {
    const { reportTexts } = await import('./report/report');
    console.log(reportTexts(process.cwd(), place));
  } else if (place === undefined) {
    await lint();
  } else {
    throw new Error(`Unknown argument '${place}'. All texts are checked: write npm run lint:content`);
  }
}

main().catch((error: unknown) => {
  console.error(plainMessage(error));
  process.exitCode = 1;
});
