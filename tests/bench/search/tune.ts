import { weights } from '../../../plugins/search/engine/weights';
import { routes } from '../../../src/data/siteRoutes';
import { ours } from './ours';
import { readIndexes } from './pages';
import { type FindPages, type JudgedQuery, judge, readQueries } from './queries';

/**
 * `npx tsx tests/bench/search/tune.ts <file> [<folder of the built site>]`: looks for the weights of the ranking on folds of
 * judged queries. Each fold is measured with weights that were chosen on the others; the last fold takes no part. The weights
 * to write into `plugins/search/engine/weights.ts` come from all folds together.
 */
type Setting = { name: string; read: () => number; write: (value: number) => void };

const steps = [0.6, 0.8, 1.25, 1.7];

/** What stays: a list of its own is kept by tests, and a share is no weight. */
const fixed = new Set(['stem', 'mark', 'ofMark', 'strange', 'strangeForeign', 'partOfKnown', 'part', 'near']);

const settingsOf = (name: string, holder: Record<string | number, number>, key: string | number): Setting => ({
  name,
  read: () => holder[key] as number,
  write: (to) => {
    holder[key] = to;
  },
});

const settings: Setting[] = Object.entries(weights)
  .filter(([name]) => !fixed.has(name))
  .flatMap(([name, value]): Setting[] =>
    Array.isArray(value)
      ? value.map((_one, at) => settingsOf(`${name}[${at}]`, value as unknown as Record<number, number>, at))
      : [settingsOf(name, weights as unknown as Record<string, number>, name)],
  );

const rounded = (value: number): number => Number(value.toPrecision(2));

/** The place of the first right page counts, and twice when it is the first: whole numbers alone would make no slope. */
function quality(queries: readonly JudgedQuery[], find: FindPages): number {
  const { first, third, reciprocal } = judge(queries, find).figures;
  return first + third / 2 + reciprocal;
}

/** Changes one weight after the other as long as the figures get better. */
function climb(queries: readonly JudgedQuery[], find: FindPages, passes: number): void {
  let best = quality(queries, find);
  for (let pass = 0; pass < passes; pass += 1) {
    const before = best;
    for (const { name, read, write } of settings) {
      const start = read();
      let chosen = start;
      for (const step of steps) {
        const value = rounded(start * step);
        if (/^(?:sure|headSure)\[/.test(name) && value > 1) continue;
        write(value);
        const reached = quality(queries, find);
        // A gain of one query is chance.
        if (reached > best + 0.002) {
          best = reached;
          chosen = value;
        }
      }
      write(chosen);
    }
    if (best === before) return;
  }
}

const [file = 'tests/fixtures/search/tasks.json', site = 'build', passes = '1'] = process.argv.slice(2);
const queries = readQueries(file, new Set(routes.map(({ path: route }) => route))).filter(
  ({ fold }) => fold !== 'last',
);
const find = ours(readIndexes(site), 'full');
const start = settings.map(({ read }) => read());
const restart = () => {
  for (const [at, { write }] of settings.entries()) write(start[at] as number);
};
const row = (name: string, own: readonly JudgedQuery[]) => {
  const { count, first, third, reciprocal } = judge(own, find).figures;
  console.log(name.padEnd(24), String(count).padStart(5), ...[first, third, reciprocal].map((one) => one.toFixed(3)));
};
for (const fold of process.argv[5] === 'all' ? [] : [...new Set(queries.map((query) => query.fold))].sort()) {
  const own = queries.filter((query) => query.fold === fold);
  restart();
  row(`fold ${fold}, before`, own);
  climb(
    queries.filter((query) => query.fold !== fold),
    find,
    Number(passes),
  );
  row(`fold ${fold}, unseen`, own);
}
restart();
climb(queries, find, Number(passes));
row('all, seen', queries);
console.log(JSON.stringify(weights, null, 2));
