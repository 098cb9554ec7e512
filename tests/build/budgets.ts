import type { Budgets } from './checks/weight';

/**
 * What the heaviest page of each kind sends to a first reader with an empty cache, and the script of a page in the
 * middle (of all that are sorted by it), in KB of 1,024 bytes with brotli. Bytes, not times: they are the same on every
 * machine. Measured on 25 November 2026, the middle on 28 November; after a change that is meant, write what
 * `npm run test:build` prints.
 */
const measured: Budgets = {
  doc: { script: 85.7, all: 160.1, middle: 73.2 },
  blog: { script: 66, all: 124.9, middle: 65.4 },
  'blog-list': { script: 76.9, all: 139.5, middle: 77.6 },
  'blog-tag': { script: 77, all: 139.1, middle: 77.7 },
  api: { script: 70.7, all: 147.6, middle: 71.7 },
  standalone: { script: 64, all: 123.5, middle: 61.7 },
};

/** Room for ordinary pages: a text or a component can grow, but a library that was added by mistake is too large. */
const room = 1.03;

const rounded = (value: number) => Math.round(value * room * 10) / 10;

export const budgets = Object.fromEntries(
  Object.entries(measured).map(([kind, { script, all, middle }]) => [
    kind,
    { script: rounded(script), all: rounded(all), middle: rounded(middle) },
  ]),
) as Budgets;

/** The archive lists all posts without their texts, which would be more with each post. */
export const archiveScript = rounded(58.8);

/** A search index may grow with its pages. */
const indexBytesOfPage: Readonly<Record<string, number>> = { default: 1028, 'docs-default-current': 2454 };

/** @returns compressed bytes that the search index of a tag may have: none without an entry above */
export const indexBudget = (tag: string, pages: number): number =>
  Math.round((indexBytesOfPage[tag] ?? 0) * room * pages);
