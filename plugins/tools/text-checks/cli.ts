import { buildResults } from '../../build/kept/buildResults';
import { endPhase } from '../../build/timings/timings';
import { figures } from '../../lint/figures';
import { faultsOfReport } from '../../lint/formatFindings';
import { lintContent } from '../../lint/lintContent';
import { faultsOfExamples, formatExamples, siteExamples } from '../../transforms/dl-examples/siteExamples';
import { exampleBases } from '../../transforms/exampleBases';
import { inputsOfLint } from './inputsOfLint';

// Checks all texts while the site is being built: the DL examples, the figures, then the rules of the content lint.

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
  const inputs = inputsOfLint(root);
  // Examples and figures come first, because the pages that the site compiles meanwhile take them over.
  const examples = siteExamples(root, exampleBases, results);
  console.log(formatExamples(examples.counts));
  endPhase('texts: DL examples', results.counts);

  const drawn = results.value('figure-lint', inputs, () => lintContent({ root, rules: [figures], results }));
  endPhase('texts: figures', results.counts);

  const report = results.value('content-lint', inputs, () => lintContent({ root, results }));
  const counts = [drawn, report].flatMap((part) => part.counts);
  const faults = [drawn, report].flatMap(faultsOfReport);
  const words = counts.map(({ rule, checked, unit }) => `${rule}: ${checked} ${unit}`).join(', ');
  console.log(`[content] ${words}; ${faults.length === 0 ? 'no' : faults.length} errors`);
  stop(faultsOfExamples(examples), 'The DL examples have');
  stop(faults, 'The texts have');
  endPhase('texts: rules', results.counts);
}

main();
