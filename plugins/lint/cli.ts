import { commandLine } from '../../src/data/commandLine';
import { faultsOfReport, formatCounts } from './formatFindings';
import { lintContent } from './lintContent';
import { reportTexts } from './report/report';

function lint(): void {
  const report = lintContent({ root: process.cwd() });
  const faults = faultsOfReport(report);
  console.log(formatCounts(report));
  if (faults.length > 0) {
    console.error(
      `\n${faults.join('\n')}\n\nThe texts have ${faults.length} ${faults.length === 1 ? 'error' : 'errors'}.`,
    );
    process.exitCode = 1;
  }
}

const { values, positionals } = commandLine(
  `Usage: npm run lint:content [-- --report [<folder>]]

Checks all texts. --report prints figures about the texts instead, of one folder if it is named.`,
  { report: { type: 'boolean' } },
  1,
);
const [place] = positionals;

try {
  if (values.report) {
    console.log(reportTexts(process.cwd(), place));
  } else if (place === undefined) {
    lint();
  } else {
    throw new Error(`Unknown argument '${place}'. All texts are checked: write npm run lint:content`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
