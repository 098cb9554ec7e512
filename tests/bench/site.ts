import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FirstPage, measureFirstPage } from './firstPage';
import { writeStockSite } from './stockSite';

// npm run bench:site: build times and the weight of the first page, ours beside a stock preset-classic site with
// the same texts, measured in turn in the same run. It prints and never judges.

const rounds = 3;
const page = '/development/branches';
const caches = ['.docusaurus', 'node_modules/.cache', 'build'];

function buildSeconds(dir: string): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('npx', ['docusaurus', 'build'], { cwd: dir, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`The site in ${dir} does not build:\n${stdout}${stderr}`);
  }
  return (performance.now() - start) / 1000;
}

function coldBuild(dir: string): number {
  for (const cache of caches) {
    rmSync(path.join(dir, cache), { recursive: true, force: true });
  }
  return buildSeconds(dir);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function row(label: string, ours: number, stock: number, digits = 1): void {
  const cells = [ours, stock].map((value) => value.toFixed(digits).padStart(8));
  console.log(`${label.padEnd(34)}${cells.join('')}${(ours / stock).toFixed(2).padStart(8)}`);
}

async function main(): Promise<void> {
  const stockDir = mkdtempSync(path.join(tmpdir(), 'stock-site-'));
  try {
    const pages = writeStockSite(stockDir);
    const times = {
      ourCold: [] as number[],
      stockCold: [] as number[],
      ourWarm: [] as number[],
      stockWarm: [] as number[],
    };
    for (let round = 0; round < rounds; round += 1) {
      times.ourCold.push(coldBuild('.'));
      times.ourWarm.push(buildSeconds('.'));
      times.stockCold.push(coldBuild(stockDir));
      times.stockWarm.push(buildSeconds(stockDir));
    }
    const ours: FirstPage = await measureFirstPage('build', page);
    const stock: FirstPage = await measureFirstPage(path.join(stockDir, 'build'), page);

    console.log(`${pages} texts on both sites; median of ${rounds} builds in turn; first visit to ${page}\n`);
    console.log(`${''.padEnd(34)}${['ours', 'stock', 'ratio'].map((name) => name.padStart(8)).join('')}`);
    row('cold build, s', median(times.ourCold), median(times.stockCold));
    row('warm build, s', median(times.ourWarm), median(times.stockWarm));
    row('script, KB brotli', ours.scriptBytes / 1024, stock.scriptBytes / 1024);
    row('prefetched script, KB brotli', ours.prefetchedBytes / 1024, stock.prefetchedBytes / 1024);
    row('all bytes, KB brotli', ours.allBytes / 1024, stock.allBytes / 1024);
    row('requests', ours.requests, stock.requests, 0);
  } finally {
    rmSync(stockDir, { recursive: true, force: true });
  }
}

void main();
