import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createExactServer } from '../../plugins/tools/preview-server/exactServer';
import { commandLine } from '../../src/data/commandLine';
import { chromiumArguments, ensureChromium } from '../helpers/chromium';
import { listening } from '../helpers/listening';
import { buildSite } from './buildSite';
import { compressedCopy } from './compressedCopy';
import { onlyLocal, slowDown } from './firstVisit';
import { median } from './median';
import { writeStockSite } from './stockSite';

const { values } = commandLine(
  `Usage: npm run bench:navigation [-- --rounds <number>]

Measures the time from choosing a link to the heading of its page, on the site in build/ and on a stock preset-classic
site with the same texts, in turn in the same run. It prints and never judges.

  --rounds   how often each is measured (3)`,
  { rounds: { type: 'string', default: '3' } },
);

const rounds = Number(values.rounds) || 3;
const from = '/about/support';
const to = '/about/terms';
const waits = { 'at once': 0, 'after 400 ms of hover': 400, 'by keyboard': 0 } as const;
type Way = keyof typeof waits;

/** Runs in the page, as text: starts the clock at the press and stops it in the frame that shows the new heading. */
const clock = `
  const old = document.querySelector('h1').textContent;
  let start = 0;
  const begin = () => { start ||= performance.now(); };
  addEventListener('mousedown', begin, true);
  addEventListener('keydown', begin, true);
  window.shown = new Promise((resolve) => {
    const look = () => {
      const heading = document.querySelector('h1');
      if (start > 0 && heading && heading.textContent !== old) resolve(performance.now() - start);
      else requestAnimationFrame(look);
    };
    look();
  });
  // Not the promise: what a script ends with is waited for.
  undefined;
`;

/** Waits until the page is alive and has asked for nothing for a second: what a site fetches ahead has come then. */
async function settled(page: Page, asked: () => number): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ timeout: 120_000 });
  for (let before = -1; before !== asked(); ) {
    before = asked();
    await page.waitForTimeout(1000);
  }
}

async function choose(page: Page, way: Way): Promise<void> {
  const link = page.locator(`.theme-doc-sidebar-menu a[href="${to}"]:not([aria-expanded])`);
  if (way === 'by keyboard') {
    await link.focus();
    await page.keyboard.press('Enter');
    return;
  }
  // A pointer comes from somewhere: in a third of a second from the middle of the page.
  await page.mouse.move(720, 450);
  await page.waitForTimeout(300);
  if (waits[way] > 0) {
    await link.hover();
    await page.waitForTimeout(waits[way]);
  }
  await link.click();
}

async function navigate(browser: Browser, root: string, way: Way, slow: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    if (slow) await slowDown(page);
    let asked = 0;
    page.on('request', () => (asked += 1));
    await page.goto(root + from, { waitUntil: 'networkidle', timeout: 120_000 });
    await settled(page, () => asked);
    await page.evaluate(clock);
    await choose(page, way);
    return await page.evaluate<number>('shown');
  } finally {
    await context.close();
  }
}

async function measure(dirs: readonly string[]): Promise<void> {
  const servers = dirs.map((dir) => createExactServer(dir));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments, onlyLocal] });
  try {
    const roots = await Promise.all(servers.map(listening));
    console.log(`From ${from} to ${to}, click to new heading in ms; median of ${rounds}, in turn: ours, stock, ratio`);
    for (const slow of [true, false]) {
      for (const way of Object.keys(waits) as Way[]) {
        const times: number[][] = roots.map(() => []);
        for (let round = 0; round < rounds; round += 1) {
          for (const [index, root] of roots.entries()) times[index]?.push(await navigate(browser, root, way, slow));
        }
        const [ours = Number.NaN, stock = Number.NaN] = times.map(median);
        const line = slow ? 'slow 4G, processor 4x slower' : 'fast';
        console.log(`${line}, ${way}: ${ours.toFixed(0)}, ${stock.toFixed(0)}, ${(ours / stock).toFixed(2)}`);
      }
    }
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
}

async function main(): Promise<void> {
  if (!existsSync('build/index.html')) {
    throw new Error('There is no site in build/. Fix: run "npm run build" first.');
  }
  const temporary = mkdtempSync(path.join(tmpdir(), 'navigation-'));
  const at = (name: string) => path.join(temporary, name);
  try {
    mkdirSync(at('stock'));
    writeStockSite(at('stock'));
    buildSite(at('stock'));
    await measure(['build', compressedCopy(path.join(at('stock'), 'build'), at('stock-built'))]);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
