import { watch } from 'node:fs';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { startThread } from '../../build/thread';
import { isOfCode } from './isOfCode';
import type { LiveReport } from './liveReport';
import { OpenPages } from './openPages';
import { printPlainMessages } from './plainMessages';
import { shortErrors } from './shortErrors';

/**
 * Runs the worker, and starts a new one when a fact changes, because its modules have already read the facts.
 *
 * @param onReport gets every report that differs from the previous one
 */
function checkTexts(siteDir: string, onReport: (report: LiveReport) => void): void {
  let last: string | undefined;
  let worker: Worker | undefined;
  const start = () => {
    worker?.terminate();
    worker = startThread('liveTexts');
    worker.on('message', (report: LiveReport) => {
      const text = report.faults.join('\n');
      if (text !== last) onReport(report);
      last = text;
    });
    worker.on('error', (error) => console.error(`[texts] ${error.message}`));
    worker.unref();
  };
  start();
  watch(path.join(siteDir, 'src/data'), { recursive: true }, start).unref();
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
        console.log(faults.length === 0 ? '[texts] no errors' : `[texts] ${faults.join('\n[texts] ')}`);
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
