import type { Budgets } from './checks/weight';

/**
 * What the heaviest page of each kind sends to a first reader with an empty cache, in KB of 1,024 bytes with brotli.
 * Bytes, not times: they are the same on every machine. Measured on 23 November 2026; after a change that is meant,
 * write what `npm run test:build` prints.
 */
const measured: Budgets = {
  doc: { script: 132.6, all: 206.7 },
  blog: { script: 113.4, all: 172.1 },
  'blog-list': { script: 124.2, all: 186.5 },
  'blog-tag': { script: 124.3, all: 186.2 },
  api: { script: 117.9, all: 194.3 },
  standalone: { script: 111.4, all: 171 },
};

/** Room for ordinary pages: a text or a component can grow, but a library that was added by mistake is too large. */
const room = 1.03;

const rounded = (value: number) => Math.round(value * room * 10) / 10;

export const budgets = Object.fromEntries(
  Object.entries(measured).map(([kind, { script, all }]) => [kind, { script: rounded(script), all: rounded(all) }]),
) as Budgets;

/** The archive lists all posts without their texts, which would be more with each post. */
export const archiveScript = rounded(106.2);
