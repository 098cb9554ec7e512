import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../buildSite';
import { compressedCopy } from '../compressedCopy';
import { type FirstVisit, visitInTurn } from '../firstVisit';
import { median } from '../median';
import { writeStockSite } from '../stockSite';

// node tests/bench/page-weight: what a first visit costs on our site and on a stock preset-classic site with the same
// texts, on a slow 4G line and with a processor 4 times slower, in turn in the same run. It prints and never judges.

const rounds = 5;
const pages = ['/development/branches', '/syntax-DL/about-DL', '/about/terms', '/blog/0.72.0'];

const rows: [label: string, value: (visit: FirstVisit) => number, digits: number][] = [
  ['script, KB', ({ scriptBytes }) => scriptBytes / 1024, 1],
  ['fetched ahead, KB', ({ prefetchedBytes }) => prefetchedBytes / 1024, 1],
  ['all bytes, KB', ({ allBytes }) => allBytes / 1024, 1],
  ['requests', ({ requests }) => requests, 0],
  ['blocking time, ms', ({ blockingTime }) => blockingTime, 0],
  ['largest paint, ms', ({ largestPaint }) => largestPaint, 0],
  ['layout shift', ({ layoutShift }) => layoutShift, 4],
];

function row(label: string, ours: number, stock: number, digits: number): string {
  const ratio = stock === 0 ? '–' : (ours / stock).toFixed(2);
  return `  ${label.padEnd(24)}${ours.toFixed(digits).padStart(10)}${stock.toFixed(digits).padStart(10)}${ratio.padStart(8)}`;
}

async function main(): Promise<void> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'page-weight-'));
  const at = (name: string) => path.join(temporary, name);
  try {
    mkdirSync(at('stock'));
    writeStockSite(at('stock'));
    buildSite('.');
    buildSite(at('stock'));
    const dirs = {
      ours: compressedCopy('build', at('ours-built')),
      stock: compressedCopy(path.join(at('stock'), 'build'), at('stock-built')),
    };
    const measured = await visitInTurn(dirs, pages, { rounds, slow: true });
    console.log(
      `First visits, empty cache, slow 4G, processor 4x slower; median of ${rounds}, in turn; KB = 1,024 bytes, brotli`,
    );
    for (const page of pages) {
      const visits = (name: string) => measured.find((one) => one.site === name && one.page === page)?.visits ?? [];
      console.log(
        `\n${page.padEnd(26)}${['ours', 'stock'].map((name) => name.padStart(10)).join('')}${'ratio'.padStart(8)}`,
      );
      for (const [label, value, digits] of rows) {
        console.log(row(label, median(visits('ours').map(value)), median(visits('stock').map(value)), digits));
      }
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

void main();
