import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../buildSite';
import { comparison } from '../comparison';
import { compressedCopy } from '../compressedCopy';
import { visitInTurn } from '../firstVisit';
import { writeStockSite } from '../stockSite';

// node tests/bench/page-weight: what a first visit costs on our site and on a stock preset-classic site with the same
// texts, on a slow 4G line and with a processor 4 times slower, in turn in the same run. It prints and never judges.

const rounds = 5;
const pages = ['/development/branches', '/syntax-DL/about-DL', '/about/terms', '/blog/0.72.0'];

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
      console.log(comparison(page, visits('ours'), visits('stock')));
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

void main();
