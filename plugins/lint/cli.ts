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

const [option, place, ...rest] = process.argv.slice(2);
try {
  if (option === undefined) {
    lint();
  } else if (option === '--report' && rest.length === 0) {
    console.log(reportTexts(process.cwd(), place));
  } else {
    throw new Error(
      `Unknown arguments: ${process.argv.slice(2).join(' ')}. Fix: use no argument, or --report with a folder.`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
