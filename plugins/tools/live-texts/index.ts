import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { startThread } from '../../build/thread';
import { watchBelow } from '../../build/watchBelow';
import { textFolders } from '../../texts/document';
import { isOfCode } from './isOfCode';
import type { LiveReport } from './liveReport';
import { OpenPages } from './openPages';
import { printPlainMessages } from './plainMessages';
import { shortErrors } from './shortErrors';

/** Editors save in several steps, and a restart takes seconds. */
const pause = 100;

/**
 * Runs the worker, and starts a new one when a fact changes, because its modules have already read the facts. A worker
 * that a wrong fact or text has ended while its modules were loading is started again after the next save.
 *
 * @param onReport gets every report that differs from the previous one
 */
function checkTexts(siteDir: string, onReport: (report: LiveReport) => void): void {
  let last: string | undefined;
  let worker: Worker | undefined;
  let waiting: NodeJS.Timeout | undefined;
  const tell = (report: LiveReport) => {
    const text = report.faults.join('\n');
    if (text !== last) onReport(report);
    last = text;
  };
  const start = () => {
    worker?.terminate();
    const started = startThread('liveTexts');
    started.on('message', tell);
    started.on('error', (error) => {
      if (worker === started) worker = undefined;
      tell({ faults: [error instanceof Error ? error.message : String(error)] });
    });
    started.unref();
    worker = started;
  };
  const startSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(start, pause);
  };
  start();
  watchBelow(path.join(siteDir, 'src/data'), startSoon);
  for (const folder of Object.keys(textFolders)) {
    watchBelow(path.join(siteDir, folder), () => {
      if (worker === undefined) startSoon();
    });
  }
}

/**
 * Checks the texts while the live server runs. The first page does not wait for it: the rules and the DL examples are
 * checked in a separate thread, and errors are shown in the terminal and over the page until they are fixed.
 */
export default function liveTexts({ siteDir }: LoadContext): Plugin {
  if (process.env['NODE_ENV'] === 'development') printPlainMessages();
  const pages = new OpenPages();
  return {
    name: 'live-texts',
    configureWebpack(_config, isServer) {
      if (process.env['NODE_ENV'] !== 'development' || isServer) {
        return {};
      }
      checkTexts(siteDir, ({ faults }) => {
        console.log(pages.told(faults));
        pages.tell(faults);
      });
      return {
        devServer: {
          client: { overlay: { errors: true, warnings: true, runtimeErrors: isOfCode } },
          onListening: pages.serveWith,
        },
        plugins: [
          { apply: shortErrors },
          { apply: ({ hooks }: Compiler) => hooks.done.tap('live-texts', pages.compiled) },
        ],
      } as object;
    },
  };
}
