import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from './buildSite';
import { median } from './median';
import { writeStockSite } from './stockSite';

// npm run bench:site: build times, ours beside a stock preset-classic site with
// the same texts, measured in turn in the same run. It prints and never judges.

const rounds = 3;
const caches = ['.docusaurus', 'node_modules/.cache', 'build'];

function coldBuild(dir: string): number {
  for (const cache of caches) {
    rmSync(path.join(dir, cache), { recursive: true, force: true });
  }
  return buildSite(dir).seconds;
}

function row(label: string, ours: number, stock: number, digits = 1): void {
  const cells = [ours, stock].map((value) => value.toFixed(digits).padStart(8));
  console.log(`${label.padEnd(34)}${cells.join('')}${(ours / stock).toFixed(2).padStart(8)}`);
}

function main(): void {
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
      times.ourWarm.push(buildSite('.').seconds);
      times.stockCold.push(coldBuild(stockDir));
      times.stockWarm.push(buildSite(stockDir).seconds);
    }

    console.log(`${pages} texts on both sites; median of ${rounds} builds in turn\n`);
    console.log(`${''.padEnd(34)}${['ours', 'stock', 'ratio'].map((name) => name.padStart(8)).join('')}`);
    row('cold build, s', median(times.ourCold), median(times.stockCold));
    row('warm build, s', median(times.ourWarm), median(times.stockWarm));
  } finally {
    rmSync(stockDir, { recursive: true, force: true });
  }
}

main();
