import type { Budgets } from './checks/weight';

/**
 * What the heaviest page of each kind sends to a first reader with an empty cache, in KB of 1,024 bytes with brotli.
 * Bytes, not times: they are the same on every machine. Measured on 25 November 2026, documents and standalone pages on the 28th;
 * after a change that is meant, write what `npm run test:build` prints.
 */
const measured: Budgets = {
  doc: { script: 87.8, all: 164.9 },
  blog: { script: 66, all: 124.9 },
  'blog-list': { script: 76.9, all: 139.5 },
  'blog-tag': { script: 77, all: 139.1 },
  api: { script: 70.7, all: 147.6 },
  standalone: { script: 64, all: 127.4 },
};

/** Room for ordinary pages: a text or a component can grow, but a library that was added by mistake is too large. */
const room = 1.03;

const rounded = (value: number) => Math.round(value * room * 10) / 10;

export const budgets = Object.fromEntries(
  Object.entries(measured).map(([kind, { script, all }]) => [kind, { script: rounded(script), all: rounded(all) }]),
) as Budgets;

/** The archive lists all posts without their texts, which would be more with each post. */
export const archiveScript = rounded(58.8);

/** A search index may grow with its pages. */
const indexBytesOfPage: Readonly<Record<string, number>> = { default: 1028, 'docs-default-current': 2454 };

/** @returns compressed bytes that the search index of a tag may have: none without an entry above */
export const indexBudget = (tag: string, pages: number): number =>
  Math.round((indexBytesOfPage[tag] ?? 0) * room * pages);
