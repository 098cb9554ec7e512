import type { Budgets } from './checks/weight';

/**
 * What the heaviest page of each kind sends to a first reader with an empty cache, in KB of 1,024 bytes with brotli.
 * Bytes, not times: they are the same on every machine. Measured on 23 November 2026; after a change that is meant,
 * write what `npm run test:build` prints.
 */
const measured: Budgets = {
  doc: { script: 131.2, all: 203.6 },
  blog: { script: 110.9, all: 169.4 },
  'blog-list': { script: 121.6, all: 183.2 },
  'blog-tag': { script: 121.6, all: 182.9 },
  api: { script: 116, all: 188.9 },
  standalone: { script: 107.7, all: 165.2 },
};

/** Room for ordinary pages: a text or a component can grow, but a library that was added by mistake is too large. */
const room = 1.03;

const rounded = (value: number) => Math.round(value * room * 10) / 10;

export const budgets = Object.fromEntries(
  Object.entries(measured).map(([kind, { script, all }]) => [kind, { script: rounded(script), all: rounded(all) }]),
) as Budgets;

/** The archive lists all posts without their texts. With them it sent 105.8 KB of script, and more with each post. */
export const archiveScript = rounded(103);
