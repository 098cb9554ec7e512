import { spawn } from 'node:child_process';
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { commandLine, plainMessage } from '../../../src/data/commandLine';
import { routesFile } from '../../../src/data/readRoutes';
import { readSiteAddress } from '../../../src/data/siteAddress';
import { markUsed } from '../../build/kept/newest';
import { watchBelow } from '../../build/watchBelow';
import { code, type Prepared, prepareConfig } from '../prepared-config/prepareConfig';
import { isInUse } from './isInUse';

const { values } = commandLine(
  `Usage: npm start [-- options]

Shows the site at http://localhost:3000 and updates it when you save. All plugins are bundled into one module first.

  --port <number>   another port
  --host <name>     another name of this computer, or 0.0.0.0 to be reached from other computers
  --no-open         do not open a browser
  --poll            look for changes at intervals, if the file system does not report them`,
  { port: { type: 'string' }, host: { type: 'string' }, 'no-open': { type: 'boolean' }, poll: { type: 'boolean' } },
);

const project = process.cwd();
const docusaurus = path.join(project, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

const usualPort = 3000;

/** @throws Error when the port is none */
function readPort(): number {
  const port = Number(values.port ?? usualPort);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(
    `"${values.port}" is not a port. Fix: give a number from 1 to 65535, such as npm start -- --port 3001`,
  );
}

/** Whoever sits at a terminal is offered another port by Docusaurus. */
async function checkPort(): Promise<void> {
  const port = readPort();
  if (process.stdout.isTTY || !(await isInUse(port, values.host))) return;
  const next = port === 65535 ? usualPort : port + 1;
  throw new Error(
    `Port ${port} is in use. Fix: stop the program that uses it, or choose another port: npm start -- --port ${next}`,
  );
}

/** What Docusaurus generates for the live server, beside that of a build, which may run meanwhile and has other files. */
const generatedFiles = '.docusaurus/live';

const restart =
  '[code] The code of the build has changed. Fix: restart npm start. Until then, texts are compiled and checked by the old code.';

/**
 * Saved code makes another module, with which Docusaurus reloads the content of the site. Its bundler and the thread that
 * checks the texts begin only once.
 */
function prepareAfterSaving(first: Prepared): void {
  const known = new Set([first.textChecks]);
  let waiting: NodeJS.Timeout | undefined;
  const prepare = async () => {
    try {
      // Its threads are started from this folder, however many bundles are made meanwhile.
      markUsed(path.dirname(first.textChecks));
      const { textChecks } = await prepareConfig(project);
      if (!known.has(textChecks)) console.log(restart);
      known.add(textChecks);
    } catch (error) {
      console.error(plainMessage(error));
    }
  };
  for (const place of code) {
    watchBelow(path.join(project, place), () => {
      clearTimeout(waiting);
      waiting = setTimeout(prepare, 200);
    });
  }
}

/** The sidebar is made from the list of pages, and Docusaurus reads it again when its own file is saved. */
function followRoutes(): void {
  watchBelow(path.join(project, routesFile), () => {
    const now = new Date();
    utimesSync(path.join(project, 'sidebars.ts'), now, now);
  });
}

async function main(): Promise<void> {
  readSiteAddress(process.env);
  await checkPort();
  const prepared = await prepareConfig(project);
  prepareAfterSaving(prepared);
  followRoutes();
  const server = spawn(process.execPath, [docusaurus, 'start', '--config', prepared.config, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFiles },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
  server.on('close', (status) => process.exit(status ?? 1));
}

main().catch((error: unknown) => {
  console.error(plainMessage(error));
  process.exitCode = 1;
});
