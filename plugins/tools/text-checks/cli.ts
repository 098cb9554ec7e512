import { buildResults } from '../../build/kept/buildResults';
import { endPhase } from '../../build/timings/timings';
import { faultsOfReport } from '../../lint/formatFindings';
import { lintContent } from '../../lint/lintContent';
import { faultsOfExamples, formatExamples, siteExamples } from '../../transforms/dl-examples/siteExamples';
import { exampleBases } from '../../transforms/exampleBases';
import { inputsOfLint } from './inputsOfLint';

// Checks all texts while the site is being built: the DL examples, then the rules of the content lint.

const root = process.cwd();

function stop(faults: readonly string[], what: string): void {
  if (faults.length > 0) {
    console.error(
      `\n${what} ${faults.length} ${faults.length === 1 ? 'error' : 'errors'}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
    process.exitCode = 1;
  }
}

function main(): void {
  const results = buildResults();
  // First, because the pages that the site compiles meanwhile take these results over.
  const examples = siteExamples(root, exampleBases, results);
  console.log(formatExamples(examples.counts));
  endPhase('texts: DL examples', results.counts);

  const report = results.value('content-lint', inputsOfLint(root), () => lintContent({ root, results }));
  const counts = report.counts.map(({ rule, checked, unit }) => `${rule}: ${checked} ${unit}`).join(', ');
  const faults = faultsOfReport(report);
  console.log(`[content] ${counts}; ${faults.length === 0 ? 'no' : faults.length} errors`);
  stop(faultsOfExamples(examples), 'The DL examples have');
  stop(faults, 'The texts have');
  endPhase('texts: rules', results.counts);
}

main();
