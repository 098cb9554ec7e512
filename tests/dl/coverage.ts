import { dlCoverage, formatCoverage } from '../content/dlCoverage/coverage';

/** `npm run dl:coverage`: what of DL no executed example of its pages shows; exit code 1 when something is missing. */
const coverage = dlCoverage('docs/syntax-DL');
console.log(formatCoverage(coverage));
process.exitCode = coverage.misses.length > 0 ? 1 : 0;
