import { watch } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, Stats } from 'webpack';
import type { LiveReport } from './liveReport';

/** The worker as it is bundled beside the configuration (`plugins/prepared-config`). */
const workerFile = path.join(path.dirname(__filename), 'liveTexts.cjs');

/**
 * Runs the worker, and a new one when a fact changes: its modules have read the facts.
 *
 * @param onReport gets every report that differs from the one before
 */
function checkTexts(siteDir: string, onReport: (report: LiveReport) => void): void {
  let last: string | undefined;
  let worker: Worker | undefined;
  const start = () => {
    worker?.terminate();
    worker = new Worker(workerFile);
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

/** The part of the live server (webpack-dev-server) that speaks to open pages. */
type PageServer = {
  webSocketServer: { clients: unknown[]; implementation: { on: (event: 'connection', then: () => void) => void } };
  sendMessage: (clients: unknown[], type: string, data?: unknown) => void;
};

/** Shows faults over every open page until they are mended. */
class OpenPages {
  private faults: readonly string[] = [];
  private compiles = true;
  private server: PageServer | undefined;

  readonly serveWith = (server: PageServer): void => {
    this.server = server;
    server.webSocketServer.implementation.on('connection', this.show);
  };

  /** What the server tells a page after compiling takes the faults away, so they are shown again. */
  readonly show = (): void => {
    setTimeout(() => this.send(this.faults), 100).unref();
  };

  readonly compiled = (stats: Stats): void => {
    this.compiles = !stats.hasErrors();
    this.show();
  };

  tell(faults: readonly string[]): void {
    this.faults = faults;
    // A text that cannot be compiled is shown by the server itself, and stays.
    if (faults.length === 0 && this.compiles) {
      this.server?.sendMessage(this.server.webSocketServer.clients, 'still-ok');
    }
    this.send(faults);
  }

  private send(faults: readonly string[]): void {
    if (this.server !== undefined && faults.length > 0 && this.compiles) {
      this.server.sendMessage(this.server.webSocketServer.clients, 'warnings', faults);
    }
  }
}

/** The reason of a text that cannot be compiled, which Docusaurus puts between the name of the file and its own stack. */
const reasonOfText = /Cause: (.+ Fix: .+)/;

/** Leaves of an error about a text what its writer needs. */
function shortErrors({ hooks }: Compiler): void {
  hooks.thisCompilation.tap('live-texts', (compilation) => {
    compilation.hooks.afterSeal.tap('live-texts', () => {
      const errors = compilation.errors.map((error) => {
        const reason = reasonOfText.exec(error.message)?.[1];
        return reason === undefined ? error : (Object.assign(new Error(reason), { stack: '' }) as typeof error);
      });
      compilation.errors.splice(0, compilation.errors.length, ...errors);
    });
  });
}

/**
 * Checks the texts while the live server runs. The first page does not wait for it: the rules and the DL examples are
 * checked in a thread of their own, and faults stand in the terminal and over the page until they are mended.
 */
export default function liveTexts({ siteDir }: LoadContext): Plugin {
  const pages = new OpenPages();
  return {
    name: 'live-texts',
    configureWebpack(_config, isServer) {
      if (process.env['NODE_ENV'] !== 'development' || isServer) {
        return {};
      }
      checkTexts(siteDir, ({ faults }) => {
        console.log(faults.length === 0 ? '[texts] no fault' : `[texts] ${faults.join('\n[texts] ')}`);
        pages.tell(faults);
      });
      return {
        devServer: { client: { overlay: { errors: true, warnings: true } }, onListening: pages.serveWith },
        plugins: [
          { apply: shortErrors },
          { apply: ({ hooks }: Compiler) => hooks.done.tap('live-texts', pages.compiled) },
        ],
      } as object;
    },
  };
}
