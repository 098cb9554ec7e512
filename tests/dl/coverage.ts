import { commandLine } from '../../src/data/commandLine';
import { dlCoverage, formatCoverage } from '../content/dlCoverage/coverage';

commandLine(
  `Usage: npm run dl:coverage

Names what of DL no executed example of its pages shows. Ends with 1 when something is missing.`,
  {},
);
const coverage = dlCoverage('docs/syntax-DL');
console.log(formatCoverage(coverage));
process.exitCode = coverage.misses.length > 0 ? 1 : 0;
