import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../helpers/chromium';
import { median } from './median';

// npm run bench:live: starts the live server, edits a text, a fact, a release note and a component, and measures from saving until the
// open page shows it. It prints and never judges. Edited files are put back, also when it fails or is stopped.

const rounds = 5;
/** A limit, not a wait: a machine with other work may need it. */
const longest = 600_000;

/** An edit: words of a file that a page shows, and what they become. */
type Edit = { name: string; page: string; file: string; before: string; after: (round: number) => string };

const support = '/about/support';

const edits: readonly Edit[] = [
  {
    name: 'text',
    page: support,
    file: 'docs/about/support.mdx',
    before: 'Choose the line that says what users feel',
    after: (round) => `Choose the line of round ${round}`,
  },
  {
    name: 'fact',
    page: support,
    file: 'src/data/facts/support.yml',
    before: 'Monday–Friday 09:00',
    after: (round) => `Monday–Friday 0${round}:30`,
  },
  {
    // The list of changes at the end of a page of the documentation.
    name: 'release note',
    page: '/development/goto',
    file: 'blog/2022-03-31-0.33.0.mdx',
    before: 'lost its arrow',
    after: (round) => `lost its arrow ${round} times`,
  },
  {
    name: 'component',
    page: support,
    file: 'src/components/FeedbackLink/FeedbackLink.tsx',
    before: 'Send feedback about this page',
    after: (round) => `Write to us about this page ${round}`,
  },
];

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Opens the page as soon as the server answers. */
async function openFirst(tab: Page, address: string): Promise<void> {
  const end = performance.now() + longest;
  while (performance.now() < end) {
    const opened = await tab.goto(address).catch(() => undefined);
    if (opened?.ok()) {
      await tab.getByRole('heading', { level: 1 }).waitFor({ timeout: longest });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The live server does not show ${address} within ${longest / 1000} s.`);
}

/** @returns seconds from saving the edit until the page shows it, once for each round */
async function measure(tab: Page, site: string, { page, file, before, after }: Edit): Promise<number[]> {
  await openFirst(tab, site + page);
  const original = readFileSync(file, 'utf8');
  if (!original.includes(before)) {
    throw new Error(
      `${file} does not contain "${before}". Fix: name words that the file contains in tests/bench/live.ts.`,
    );
  }
  const restore = () => writeFileSync(file, original);
  process.once('exit', restore);
  try {
    const seconds: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const start = performance.now();
      writeFileSync(file, original.replace(before, after(round)));
      await tab.getByText(after(round)).first().waitFor({ timeout: longest });
      seconds.push((performance.now() - start) / 1000);
    }
    restore();
    await tab.getByText(before).first().waitFor({ timeout: longest });
    return seconds;
  } finally {
    restore();
    process.off('exit', restore);
  }
}

function print(name: string, seconds: number[]): void {
  const all = seconds.map((value) => value.toFixed(2)).join(' ');
  console.log(`${name.padEnd(14)}${median(seconds).toFixed(2).padStart(8)}   ${all}`);
}

async function main(): Promise<void> {
  const executablePath = ensureChromium();
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const start = performance.now();
  const server = spawn('npx', ['tsx', 'plugins/tools/live-server/cli.ts', '--no-open', '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const stop = () => server.pid !== undefined && server.exitCode === null && process.kill(-server.pid);
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const tab = await browser.newPage();
    await openFirst(tab, site + support);
    console.log(`saved until seen, s; median and all of ${rounds}\n`);
    print('first page', [(performance.now() - start) / 1000]);
    for (const edit of edits) print(edit.name, await measure(tab, site, edit));
  } finally {
    await browser.close();
    stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
