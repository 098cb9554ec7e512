import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { commandLine } from '../../src/data/commandLine';
import { chromiumArguments, ensureChromium } from '../helpers/chromium';
import { edits } from '../helpers/edits';
import { freePort } from '../helpers/listening';
import { median } from './median';

commandLine(
  `Usage: npm run bench:live

Starts the live server, edits a text, a fact, a release note and a component, and measures from saving until the open page
shows it. It prints and never judges. Edited files are put back, also when it fails or is stopped.`,
  {},
);

const rounds = 5;
/** A limit, not a wait: a machine with other work may need it. */
const longest = 600_000;

const support = '/about/support';

/** Each with a page that shows it; the list of changes at the end of a page shows the release note. */
const saved = [
  { name: 'text', page: support, ...edits.text },
  { name: 'fact', page: support, ...edits.fact },
  { name: 'release note', page: '/development/goto', ...edits.release },
  { name: 'component', page: support, ...edits.component },
];

type Saved = (typeof saved)[number];

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
async function measure(tab: Page, site: string, { page, file, before, after }: Saved): Promise<number[]> {
  await openFirst(tab, site + page);
  const original = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, original);
  process.once('exit', restore);
  try {
    const seconds: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const start = performance.now();
      writeFileSync(file, original.replace(before, `${after} ${round}`));
      await tab.getByText(`${after} ${round}`).first().waitFor({ timeout: longest });
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
    for (const edit of saved) print(edit.name, await measure(tab, site, edit));
  } finally {
    await browser.close();
    stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
