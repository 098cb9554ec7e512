import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandLine } from '../../../src/data/commandLine';
import { buildSite } from '../buildSite';
import { comparison } from '../comparison';
import { compressedCopy } from '../compressedCopy';
import { visitInTurn } from '../firstVisit';
import { median } from '../median';
import { writeStockSite } from '../stockSite';

commandLine(
  `Usage: npm run bench:api

Measures what a first visit to an API reference costs on our site and on a stock site with redocusaurus, the same texts
and the same documents, on a slow 4G line and with a processor 4 times slower, in turn in the same run. It prints and
never judges; the bytes are judged by tests/build.`,
  {},
);

const rounds = 3;
const pages = ['/api/capi/', '/api/sapi/'];
/** One of our documentation pages, to compare the weight of a reference with. */
const docPage = '/development/branches';

const redocusaurus = `, ['redocusaurus', { specs: [
  { id: 'capi', spec: 'static/api/capi.json', route: '/api/capi/' },
  { id: 'sapi', spec: 'static/api/sapi.json', route: '/api/sapi/' },
] }]`;

async function main(): Promise<void> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'api-weight-'));
  const at = (name: string) => path.join(temporary, name);
  try {
    mkdirSync(at('stock'));
    writeStockSite(at('stock'), redocusaurus);
    cpSync('static/api', path.join(at('stock'), 'static/api'), { recursive: true });
    buildSite('.');
    buildSite(at('stock'));
    const dirs = {
      ours: compressedCopy('build', at('ours-built')),
      stock: compressedCopy(path.join(at('stock'), 'build'), at('stock-built')),
    };
    const measured = await visitInTurn(dirs, [...pages, docPage], { rounds, slow: true });
    const visits = (name: string, page: string) =>
      measured.find((one) => one.site === name && one.page === page)?.visits ?? [];
    console.log(
      `First visits, empty cache, slow 4G, processor 4x slower; median of ${rounds}, in turn; KB = 1,024 bytes, brotli`,
    );
    for (const page of pages) {
      console.log(comparison(page, visits('ours', page), visits('stock', page)));
    }
    const script = (page: string) => median(visits('ours', page).map(({ scriptBytes }) => scriptBytes)) / 1024;
    console.log(
      `\nScript of ours, KB: ${[...pages, docPage].map((page) => `${page} ${script(page).toFixed(1)}`).join(', ')}`,
    );
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

void main();
