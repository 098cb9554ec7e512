import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { buildResults } from '../../build/kept/buildResults';
import { watchBelow } from '../../build/watchBelow';
import { faultsOfReport } from '../../lint/formatFindings';
import { lintContent } from '../../lint/lintContent';
import { textFolders } from '../../texts/document';
import { faultsOfExamples, siteExamples } from '../../transforms/dl-examples/siteExamples';
import { exampleBases } from '../../transforms/exampleBases';
import type { LiveReport } from './liveReport';

// Checks all texts while the live server runs, at its start and after each save of a text.

const root = process.cwd();
/** Editors save in several steps; one check after the last is enough. */
const pause = 100;

const say = (report: LiveReport) => parentPort?.postMessage(report);

function faultsNow(): string[] {
  const examples = faultsOfExamples(siteExamples(root, exampleBases, buildResults()));
  return [...faultsOfReport(lintContent({ root })), ...examples];
}

/** A text that vanishes while it is read, or a fact that is half written, must not end the checks of all later saves. */
function check(): LiveReport {
  try {
    return { faults: faultsNow() };
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)] };
  }
}

let waiting: NodeJS.Timeout | undefined;
for (const folder of Object.keys(textFolders)) {
  watchBelow(path.join(root, folder), () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => say(check()), pause);
  });
}

// Pages that are compiled meanwhile take the results of the examples over.
say(check());
