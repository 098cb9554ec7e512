import { existsSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { commandLine } from '../../../src/data/commandLine';
import { readSiteAddress } from '../../../src/data/siteAddress';
import { keptCopies } from '../../build/compressed';
import { keptFolder } from '../../build/kept/buildResults';
import { deleteUnused } from '../../build/kept/kept';
import { timingsTable } from '../../build/timings/table';
import { endPhase, timingsVariable } from '../../build/timings/timings';
import { earlyVariable } from '../precompress/index';
import { precompress } from '../precompress/precompress';
import { prepareConfig } from '../prepared-config/prepareConfig';
import { type Build, Stopped, safeBuild } from './safeBuild';
import { sideBySide } from './sideBySide';

const project = process.cwd();
const { timings } = commandLine(
  `Usage: npm run build [-- --timings]

Builds the site into a separate folder, which then replaces build/. SITE_URL and BASE_URL choose its address.

  --timings   also print how long each part took`,
  { timings: { type: 'boolean' } },
).values;

/**
 * Options of V8 for programs that end within half a minute. Texts and pages make short-lived trees: with much room for them
 * from the start, and collections of all memory only beyond a gigabyte, a tenth of the processor time is saved. Another tenth
 * went into optimising functions that were hardly called afterwards: now one is optimised after eight times as many calls as
 * usual, with fewer others copied into it.
 */
const forShortRuns = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--initial-heap-size=1000',
  '--interrupt-budget=540672',
  '--max-inlined-bytecode-size-cumulative=300',
];

/**
 * Each thread that renders reads and warms up the server's program again: two on two processors are no faster than none, and
 * take a third more of their time. Where it is unset, Docusaurus decides. The option of the configuration would say the
 * same, but it is written into the scripts, which are equal on all machines.
 */
const renderingThreads = 'DOCUSAURUS_SSG_WORKER_THREAD_COUNT';

const docusaurus = path.join(project, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en-GB')} KB`;

async function compress(folder: string): Promise<void> {
  const copies = keptCopies();
  const { files, bytes, brotliBytes, gzipBytes } = await precompress(folder, { copies });
  const sizes = `${kilobytes(bytes)}, ${kilobytes(brotliBytes)} with brotli, ${kilobytes(gzipBytes)} with gzip`;
  console.log(`Compressed ${files} texts: ${sizes}`);
  endPhase('compressed copies', copies.counts);
}

const build: Build = async (folder, start) => {
  const { config, textChecks } = await prepareConfig(project);
  endPhase('prepare the plugins');
  const checks = start(process.execPath, ...forShortRuns, textChecks);
  process.env[earlyVariable] = 'yes';
  if (availableParallelism() <= 2) process.env[renderingThreads] ??= '1';
  const site = start(process.execPath, ...forShortRuns, docusaurus, 'build', '--config', config, '--out-dir', folder);
  await sideBySide(checks, site);
  endPhase('checks and site, side by side');
  await compress(folder);
};

async function main(): Promise<void> {
  const file = path.join(project, '.cache', `timings-${process.pid}.jsonl`);
  if (timings) {
    process.env[timingsVariable] = file;
  }
  readSiteAddress(process.env);
  try {
    await safeBuild(project, build);
    deleteUnused(keptFolder, Date.now());
    console.log('The site is in build/. To see it, run npm run serve.');
    if (timings) {
      console.log(`\n${timingsTable(file)}`);
    }
  } finally {
    rmSync(file, { force: true });
  }
}

main().catch((error: unknown) => {
  const kept = existsSync(path.join(project, 'build')) ? ' The previous site is still in build/.' : '';
  console.error(`\n${error instanceof Error ? error.message : String(error)}${kept}`);
  // Compression may still be running for a site that is no longer wanted.
  process.exit(error instanceof Stopped ? error.exitCode : 1);
});
