import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandLine } from '../../src/data/commandLine';
import { type Edit, edits } from '../helpers/edits';
import { phasesOf, writeLargerSite } from './largerSite';
import { median } from './median';
import { type Cost, costOf } from './memory';
import { writeStockSite } from './stockSite';

const { values } = commandLine(
  `Usage: npm run bench:site [-- --rounds <number>]

Measures the whole of npm run build beside a stock preset-classic site with the same texts, in turn in one run, then ours
at five times the pages. It prints and never judges.

  --rounds   how often each is measured (3)`,
  { rounds: { type: 'string', default: '3' } },
);
const rounds = Number(values.rounds) || 3;
const caches = ['.docusaurus', '.cache', 'node_modules/.cache', 'build'];
const ourBuild = ['npm', 'run', 'build', '--', '--timings'];
const stockBuild = ['npx', 'docusaurus', 'build'];

/** Builds a site, in the round of this number. */
type Measure = (dir: string, build: readonly string[], round: number) => Promise<Cost>;

/**
 * Builds with an edited file, puts it back and builds once more, which is not measured: otherwise the next edit would be a second
 * change. The number of the round is in the new words, because nothing may be kept from an earlier one.
 */
const editing =
  ({ file, before, after }: Edit): Measure =>
  async (dir, build, round) => {
    const place = path.join(dir, file);
    const original = readFileSync(place, 'utf8');
    const restore = () => writeFileSync(place, original);
    process.once('exit', restore);
    writeFileSync(place, original.replace(before, `${after} (${round + 1})`));
    let cost: Cost;
    try {
      cost = await costOf(dir, build);
    } finally {
      restore();
      process.off('exit', restore);
    }
    await costOf(dir, build);
    return cost;
  };

const movedAway: string[] = [];
process.once('exit', () => {
  for (const folder of movedAway) rmSync(folder, { recursive: true, force: true });
});

/**
 * Builds as after a fresh clone. The results of earlier builds are only moved away, and deleted at the end: for minutes after
 * thousands of files were deleted, ext4 takes seconds of a build to look for places that it may use again.
 */
function cold(dir: string, build: readonly string[]): Promise<Cost> {
  for (const cache of caches.filter((name) => existsSync(path.join(dir, name)))) {
    const folder = path.join(dir, 'node_modules', `.moved-${movedAway.length}`);
    movedAway.push(folder);
    renameSync(path.join(dir, cache), folder);
  }
  return costOf(dir, build);
}

/**
 * A row of the table: how our site is built, and how the stock site is. That has no facts, so a sentence is edited instead.
 */
const cases: [name: string, ours: Measure, stock: Measure][] = [
  ['cold', cold, cold],
  ['warm, nothing edited', costOf, costOf],
  ['warm, one sentence edited', editing(edits.text), editing(edits.text)],
  ['warm, one fact edited', editing(edits.fact), editing(edits.text)],
];

const figure = (value: number, digits = 1) => value.toFixed(digits).padStart(9);

function row(name: string, ours: Cost[], stock: Cost[]): string {
  const [our, their] = [ours, stock].map((costs) => median(costs.map(({ seconds }) => seconds))) as [number, number];
  const memory = [ours, stock].map((costs) => figure(Math.max(...costs.map(({ megabytes }) => megabytes)), 0));
  return `${name.padEnd(28)}${figure(our)}${figure(their)}${figure(our / their, 2)}${memory.join('')}`;
}

/** @returns what our cold builds cost */
async function besideStock(): Promise<Cost[]> {
  const dir = mkdtempSync(path.join(tmpdir(), 'stock-site-'));
  try {
    const pages = writeStockSite(dir);
    const costs = cases.map(() => ({ ours: [] as Cost[], stock: [] as Cost[] }));
    // One case after the other, the cold builds first: every later build deletes the site before it.
    for (const [at, [, ours, stock]] of cases.entries()) {
      for (let round = 0; round < rounds; round += 1) {
        costs[at]?.ours.push(await ours('.', ourBuild, round));
        costs[at]?.stock.push(await stock(dir, stockBuild, round));
      }
    }
    console.log(`${pages} texts on both sites; seconds as the median of ${rounds} builds in turn, peak memory in MB\n`);
    const head = ['ours', 'stock', 'ratio', 'ours, MB', 'stock, MB'].map((name) => name.padStart(9)).join('');
    console.log(`${''.padEnd(28)}${head}`);
    for (const [at, [name]] of cases.entries()) console.log(row(name, costs[at]?.ours ?? [], costs[at]?.stock ?? []));
    const ourCold = costs[0]?.ours ?? [];
    console.log(`\nPhases of our last cold build:\n${phasesOf(ourCold.at(-1)?.output ?? '').text}`);
    return ourCold;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** What phases take with this many times the pages, in processor time, beside the median of builds of the site as it is. */
async function larger(times: number, ours: Cost[]): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'larger-site-'));
  try {
    const pages = writeLargerSite(dir, times);
    const now = ours.map(({ output }) => phasesOf(output).seconds);
    const { output, megabytes } = await costOf(dir, ourBuild);
    console.log(`\nAt ${times} times the pages (${pages} texts, ${megabytes.toFixed(0)} MB), processor, s\n`);
    console.log(`${''.padEnd(32)}${['now', 'larger', 'times'].map((name) => name.padStart(9)).join('')}`);
    for (const [name, seconds] of phasesOf(output).seconds) {
      const before = median(now.map((one) => one.get(name) ?? Number.NaN));
      console.log(`${name.padEnd(32)}${figure(before)}${figure(seconds)}${figure(seconds / before, 2)}`);
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  await larger(5, await besideStock());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
