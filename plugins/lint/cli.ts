import { faultsOfReport, formatCounts } from './formatFindings';
import { lintContent } from './lintContent';

const report = lintContent({ root: process.cwd() });
const faults = faultsOfReport(report);
console.log(formatCounts(report));
if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}\n\nThe texts have ${faults.length} faults.`);
  process.exitCode = 1;
}
