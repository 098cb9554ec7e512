import { readFileSync } from 'node:fs';

/** A query as a reader types it, and the pages that answer it; none when nothing should be found. */
export type JudgedQuery = {
  id: string;
  query: string;
  lang: string;
  kind: string;
  /** Weights that are measured on a fold were chosen on the others. */
  fold?: string;
  answers: string[];
};

/** Finds pages for a query: routes, the best first, each once. */
export type FindPages = (query: string) => string[];

export type Figures = { count: number; first: number; third: number; reciprocal: number };

export type Miss = { query: JudgedQuery; rank: number | null; found: string[] };

/**
 * @param file a list of queries, or an object with the list in `queries`
 * @param routes all routes of the site
 * @throws Error when there are none, an id is repeated, or an answer is not a route
 */
export function readQueries(file: string, routes: ReadonlySet<string>): JudgedQuery[] {
  const content = JSON.parse(readFileSync(file, 'utf8')) as JudgedQuery[] | { queries: JudgedQuery[] };
  const queries = Array.isArray(content) ? content : content.queries;
  const ids = new Set(queries.map(({ id }) => id));
  const strangers = queries.flatMap(({ id, answers }) =>
    answers.filter((answer) => !routes.has(answer)).map((answer) => `${id}: ${answer} is no route of the site`),
  );
  const faults = [
    ...(queries.length === 0 ? ['there are no queries'] : []),
    ...(ids.size < queries.length ? ['an id stands twice'] : []),
    ...strangers,
  ];
  if (faults.length > 0) {
    throw new Error(`${file}: ${faults.join('; ')}.`);
  }
  return queries;
}

const bare = (route: string): string => route.replace(/\/$/, '');

/** @returns place of the first right page, from 1; for a query without answers 1 when nothing is found */
function rankOf({ answers }: JudgedQuery, found: readonly string[]): number | null {
  if (answers.length === 0) {
    return found.length === 0 ? 1 : null;
  }
  const right = new Set(answers.map(bare));
  const at = found.findIndex((route) => right.has(bare(route)));
  return at < 0 ? null : at + 1;
}

/** @returns the figures of all queries, and every query whose first page is not a right one */
export function judge(queries: readonly JudgedQuery[], find: FindPages): { figures: Figures; misses: Miss[] } {
  const ranked = queries.map((query): Miss => {
    try {
      const found = find(query.query);
      return { query, rank: rankOf(query, found), found };
    } catch {
      return { query, rank: null, found: [] };
    }
  });
  const share = (isGood: (rank: number) => boolean) =>
    ranked.filter(({ rank }) => rank !== null && isGood(rank)).length / queries.length;
  const figures = {
    count: queries.length,
    first: share((rank) => rank === 1),
    third: share((rank) => rank <= 3),
    reciprocal: ranked.reduce((sum, { rank }) => sum + (rank === null ? 0 : 1 / rank), 0) / queries.length,
  };
  return { figures, misses: ranked.filter(({ rank }) => rank !== 1) };
}

/** @returns pages of sections, each once, in their order */
export const pagesOf = (sectionRoutes: readonly string[]): string[] => [
  ...new Set(sectionRoutes.map((route) => route.split('#', 1)[0] ?? route)),
];
