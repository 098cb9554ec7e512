import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { commandLine } from '../../../src/data/commandLine';
import { readSiteAddress } from '../../../src/data/siteAddress';
import { prepareConfig } from '../prepared-config/prepareConfig';

commandLine(
  `Usage: npm start [-- options]

Shows the site at http://localhost:3000 and follows what you save, with all plugins as one prepared module.

  --port <number>   another port
  --host <name>     another name of this computer, such as 0.0.0.0 to be seen from others
  --no-open         do not open a browser
  --poll            ask the file system what has changed, where it does not tell`,
  { port: { type: 'string' }, host: { type: 'string' }, 'no-open': { type: 'boolean' }, poll: { type: 'boolean' } },
);

const project = process.cwd();
const docusaurus = path.join(project, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** The code that the prepared module is made from. Saving a part of it reloads the whole site. */
const code = ['docusaurus.config.ts', 'sidebars.ts', 'src/config', 'src/data', 'plugins'];

function prepareAfterSaving(): void {
  let waiting: NodeJS.Timeout | undefined;
  const prepare = () => prepareConfig(project).catch((error: Error) => console.error(error.message));
  for (const place of code) {
    watch(place, { recursive: true }, () => {
      clearTimeout(waiting);
      waiting = setTimeout(prepare, 200);
    });
  }
}

async function main(): Promise<void> {
  readSiteAddress(process.env);
  const { config } = await prepareConfig(project);
  prepareAfterSaving();
  const server = spawn(process.execPath, [docusaurus, 'start', '--config', config, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
  server.on('close', (status) => process.exit(status ?? 1));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
