import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandLine } from '../../../src/data/commandLine';
import { buildSite } from '../buildSite';
import { comparison } from '../comparison';
import { compressedCopy } from '../compressedCopy';
import { type FirstVisit, visitInTurn } from '../firstVisit';
import { writeLargerSite } from '../largerSite';
import { median } from '../median';
import { writeStockSite } from '../stockSite';

const { values } = commandLine(
  `Usage: npm run bench:page-weight [-- --http2] [--rounds <number>] [--times <number>]

Measures what a first visit costs on our site and on a stock preset-classic site with the same texts, on a slow 4G line
and with a processor 4 times slower, in turn in the same run. It prints and never judges.

  --http2    over HTTP/2 instead of HTTP/1.1
  --rounds   how often each page is visited (7)
  --times    both sites with this many copies of each text, and ours beside ours as it is now (1)`,
  {
    http2: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '7' },
    times: { type: 'string', default: '1' },
  },
);
const { http2 } = values;
const times = Number(values.times) || 1;
const rounds = Number(values.rounds) || 7;
const pages = ['/', '/syntax-DL/about-DL', '/about/terms', '/blog', '/blog/0.72.0'];

/** Takes the scripts out of all pages of a copy of a site. */
function withoutScripts(dir: string): string {
  const pagesOf = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const file of pagesOf) {
    const html = readFileSync(path.join(dir, file), 'utf8');
    writeFileSync(path.join(dir, file), html.replace(/<script [^>]*\bsrc=[^>]*><\/script>/g, ''));
  }
  return dir;
}

/** The bench proves itself: the same site without scripts paints no later. */
function proof(page: string, ours: readonly FirstVisit[], plain: readonly FirstVisit[]): string {
  const [paint, without] = [ours, plain].map((visits) => median(visits.map(({ firstPaint }) => firstPaint)));
  const [scripts] = plain.map(({ scriptBytes }) => scriptBytes).filter((bytes) => bytes > 0);
  const isProved = Number(without) <= Number(paint) * noise && scripts === undefined;
  return `${page}: first paint ${paint?.toFixed(0)} ms, without scripts ${without?.toFixed(0)} ms: ${isProved ? 'proved' : 'NOT PROVED, measure again on a quiet machine'}`;
}

/** A frame of a slowed processor more or less means nothing. */
const noise = 1.05;

type Place = (name: string) => string;

/** Builds a site. @returns a copy of it with compressed files */
function built(dir: string, to: string): string {
  buildSite(dir);
  return compressedCopy(path.join(dir, 'build'), to, pages);
}

async function besideStock(at: Place): Promise<void> {
  writeStockSite(at('stock'));
  const ours = built('.', at('ours-built'));
  cpSync(ours, at('plain'), { recursive: true });
  const visits = await visitsIn({
    ours,
    stock: built(at('stock'), at('stock-built')),
    plain: compressedCopy(withoutScripts(at('plain')), at('plain-built'), pages),
  });
  for (const page of pages) {
    console.log(comparison(page, visits('ours', page), visits('stock', page)));
    console.log(proof(page, visits('ours', page), visits('plain', page)));
  }
}

async function besideNow(at: Place): Promise<void> {
  const texts = writeLargerSite(at('larger'), times);
  writeStockSite(at('stock'), '', at('larger'));
  const visits = await visitsIn({
    now: built('.', at('now-built')),
    larger: built(at('larger'), at('larger-built')),
    stock: built(at('stock'), at('stock-built')),
  });
  console.log(`${texts} texts, ${times} times as many as now, in both larger sites`);
  for (const page of pages) {
    console.log(comparison(page, visits('larger', page), visits('now', page), ['larger', 'now']));
    console.log(comparison(page, visits('larger', page), visits('stock', page), ['larger', 'stock']));
  }
}

/** Visits all pages of some built sites. @returns a function that gives the visits to one page of one site */
async function visitsIn<Name extends string>(
  dirs: Record<Name, string>,
): Promise<(name: Name, page: string) => FirstVisit[]> {
  const measured = await visitInTurn(dirs, pages, { rounds, slow: true, http2 });
  console.log(
    `First visits, empty cache, ${http2 ? 'HTTP/2' : 'HTTP/1.1'}, slow 4G, processor 4x slower; median of ${rounds}, in turn; KB = 1,024 bytes, brotli`,
  );
  return (name, page) => measured.find((one) => one.site === name && one.page === page)?.visits ?? [];
}

async function main(): Promise<void> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'page-weight-'));
  const at: Place = (name) => path.join(temporary, name);
  try {
    mkdirSync(at('stock'));
    await (times > 1 ? besideNow(at) : besideStock(at));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

void main();
