import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import type { IndexFile } from '../../plugins/search/common/schema';
import { readOptions } from '../../plugins/search/options';
import { buildIndexes } from '../../plugins/search/server/build';
import { search } from '../../src/config/search';
import { commandLine } from '../../src/data/commandLine';
import { routes } from '../../src/data/siteRoutes';
import { searchEagerCost } from '../helpers/searchEagerCost';
import { buildSite } from './buildSite';
import { median } from './median';
import { cmfcmf } from './search/cmfcmf';
import { easyops } from './search/easyops';
import { longTasks } from './search/inPage';
import { miniSearch } from './search/miniSearch';
import { ours } from './search/ours';
import { pagefind } from './search/pagefind';
import { type BuiltIndex, manyPages, readIndexes, readPages, tags } from './search/pages';
import { partsSite } from './search/parts';
import { type FindPages, type JudgedQuery, judge, readQueries } from './search/queries';

const { values } = commandLine(
  `Usage: npm run bench:search [-- --queries <file> --site <folder> --quick]

Prints the quality and the cost of the search of the built site, compared with other engines on the same pages.

  --queries   file of judged queries (tests/fixtures/search/queries.json)
  --site      folder of the built site (build)
  --quick     skip what needs a build or a browser`,
  {
    queries: { type: 'string', default: 'tests/fixtures/search/queries.json' },
    site: { type: 'string', default: 'build' },
    quick: { type: 'boolean', default: false },
  },
);

const slower = 4;
const rounds = 5;

const decimals = (value: number, digits = 2): string => value.toFixed(digits).padStart(8);

function printQuality(queries: readonly JudgedQuery[], engines: readonly [name: string, find: FindPages][]): void {
  const row = (name: string, own: readonly JudgedQuery[], find: FindPages) => {
    const { count, first, third, reciprocal } = judge(own, find).figures;
    const cells = [first, third, reciprocal].map((figure) => decimals(figure)).join('');
    console.log(`${name.padEnd(24)}${String(count).padStart(8)}${cells}`);
  };
  const head = ['queries', 'first', 'third', 'MRR'].map((name) => name.padStart(8)).join('');
  const meant = queries.filter(({ answers }) => answers.length > 0);
  console.log(`\n${'all queries'.padEnd(24)}${head}`);
  for (const [name, find] of engines) row(name, queries, find);
  console.log('\nwithout nonsense');
  for (const [name, find] of engines) row(name, meant, find);
  const [name, find] = engines[0] as [string, FindPages];
  console.log(`\n${name}, by kind and language`);
  for (const kind of new Set(queries.map((query) => query.kind))) {
    row(
      kind,
      queries.filter((query) => query.kind === kind),
      find,
    );
  }
  for (const lang of new Set(queries.map((query) => query.lang))) {
    row(
      lang,
      queries.filter((query) => query.lang === lang),
      find,
    );
  }
  console.log(`\n${name}, queries without a right page in the first place`);
  for (const { query, rank, found } of judge(queries, find).misses) {
    console.log(
      `${query.id.padEnd(16)}${String(rank ?? '-').padStart(3)}  "${query.query}"  ${found.slice(0, 3).join(' ')}`,
    );
  }
}

/** Times of every keystroke on the way to every query. The first round only warms the engine up. */
function keystrokes(queries: readonly JudgedQuery[], find: FindPages): number[] {
  const typed = queries.flatMap(({ query }) => [...query].map((_letter, at) => query.slice(0, at + 1)));
  const times: number[] = [];
  for (const round of [0, 1]) {
    for (const text of typed) {
      const before = performance.now();
      find(text);
      if (round > 0) times.push(performance.now() - before);
    }
  }
  return times.sort((a, b) => a - b);
}

/** Megabytes of the heap that are in use. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1e6;
}

function printCost(name: string, indexes: readonly BuiltIndex[], queries: readonly JudgedQuery[]): void {
  console.log(`\n${name}`);
  let all = 0;
  for (const { tag, text } of indexes) {
    const raw = Buffer.byteLength(text);
    const { length: bytes } = brotliCompressSync(text);
    all += bytes;
    console.log(`${tag.padEnd(24)}${decimals(raw / 1000, 1)} kB${decimals(bytes / 1000, 1)} kB brotli`);
  }
  console.log(`${'all, for a first query'.padEnd(24)}${' '.repeat(11)}${decimals(all / 1000, 1)} kB brotli`);
  const memory = heap();
  const before = performance.now();
  const find = ours(indexes, 'full');
  console.log(`${'load'.padEnd(24)}${decimals(performance.now() - before, 1)} ms`);
  const times = keystrokes(queries, find);
  console.log(`${'memory'.padEnd(24)}${decimals(heap() - memory, 1)} MB`);
  const at = (share: number) => decimals(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  console.log(
    `${'keystroke'.padEnd(24)}${at(0.5)} ms p50${at(0.95)} ms p95${at(1)} ms worst (${times.length} keystrokes)`,
  );
}

const shareOf = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The cost of the first query of a visit, and of every letter of many queries one after the other. */
function printPartsCost(name: string, indexes: ReadonlyMap<string, IndexFile>, queries: readonly JudgedQuery[]): void {
  const site = partsSite(indexes);
  console.log(`\n${name}, in ${site.files} parts`);
  const first = queries.map(({ query }) => {
    const { engine, taken } = site.open();
    site.find(engine, taken, query);
    return taken;
  });
  const row = (label: string, values: number[], divisor: number, unit: string) => {
    const sorted = values.sort((a, b) => a - b);
    const [half, most, worst] = [0.5, 0.95, 1].map((share) => decimals(shareOf(sorted, share) / divisor, 1));
    console.log(`${label.padEnd(24)}${half} ${unit} p50${most} ${unit} p95${worst} ${unit} worst`);
  };
  row(
    'first query',
    first.map(({ bytes }) => bytes),
    1000,
    'kB brotli',
  );
  row(
    'requests of it',
    first.map(({ requests }) => requests),
    1,
    '',
  );
  const memory = heap();
  const { engine, taken } = site.open();
  for (const round of [0, 1]) {
    if (round > 0) taken.times.length = 0;
    for (const { query } of queries) {
      for (let end = 1; end <= query.length; end += 1) site.find(engine, taken, query.slice(0, end));
    }
  }
  row('keystroke', taken.times, 1, 'ms');
  console.log(`${'memory'.padEnd(24)}${decimals(heap() - memory, 1)} MB after ${queries.length} queries`);
}

/** The plugin says itself how long it has read and indexed. */
function printBuildShare(): void {
  const outDir = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  try {
    const { seconds, output } = buildSite('.', { args: ['--out-dir', outDir] });
    const own = Number(/\[local search\] \d+ pages in ([\d.]+) s/.exec(output)?.[1]);
    console.log(
      `${'reading and indexing'.padEnd(24)}${decimals(own)} s, ${((100 * own) / seconds).toFixed(1)} % of a build of ${seconds.toFixed(1)} s`,
    );
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

async function printLongTasks(site: string): Promise<void> {
  const page = '/content';
  console.log(`\nlongest task of the page, processor ${slower} times slower, ${rounds} rounds on ${page}; ms`);
  console.log(`${''.padEnd(24)}${['median', 'worst', 'without waiting'].map((name) => name.padStart(18)).join('')}`);
  for (const { step, longest } of await longTasks(site, page, { rounds, slower })) {
    const wall = longest.map((one) => one.wall);
    const cells = [median(wall), Math.max(...wall), median(longest.map(({ processor }) => processor))];
    console.log(`${step.padEnd(24)}${cells.map((cell) => cell.toFixed(0).padStart(18)).join('')}`);
  }
}

async function main(): Promise<void> {
  const { queries: file, site, quick: isQuick } = values;
  const queries = readQueries(file, new Set(routes.map(({ path: route }) => route)));
  const indexes = readIndexes(site);
  const pages = readPages(site, indexes);
  console.log(`${queries.length} queries, ${pages.length} pages; first and third: share with a right page there`);

  const withPagefind = await pagefind(pages, queries);
  printQuality(queries, [
    ['ours', ours(indexes, 'full')],
    ['ours, plain', ours(indexes, 'plain')],
    ['easyops', await easyops(pages)],
    ['cmfcmf', cmfcmf(pages)],
    ['MiniSearch', miniSearch(pages)],
    ...(withPagefind ? [['Pagefind', withPagefind] satisfies [string, FindPages]] : []),
  ]);
  const { ofScript, ofStyle } = await searchEagerCost();
  console.log(`\non every page before it is used: ${ofScript} bytes gzip of script, ${ofStyle} of style`);
  printCost('index of the site', indexes, queries);
  for (const times of [5, 10]) {
    const many = buildIndexes(manyPages(pages, times), tags, readOptions(search));
    const manyIndexes = [...many].map(([tag, index]) => ({ tag, text: JSON.stringify(index) }));
    printCost(`index of ${times} times the pages`, manyIndexes, queries);
    printPartsCost(`index of ${times} times the pages`, many, queries);
  }
  if (!isQuick) {
    await printLongTasks(site);
    console.log('');
    printBuildShare();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
