import type { Budgets } from './checks/weight';

/**
 * What the heaviest page of each kind sends to a first reader with an empty cache, in KB of 1,024 bytes with brotli.
 * Bytes, not times: they are the same on every machine. Measured on 24 November 2026; after a change that is meant,
 * write what `npm run test:build` prints.
 */
const measured: Budgets = {
  doc: { script: 114.9, all: 189.2 },
  blog: { script: 95.1, all: 154 },
  'blog-list': { script: 106.1, all: 168.6 },
  'blog-tag': { script: 106.2, all: 168.3 },
  api: { script: 99.9, all: 176.7 },
  standalone: { script: 93.2, all: 152.6 },
};

/** Room for ordinary pages: a text or a component can grow, but a library that was added by mistake is too large. */
const room = 1.03;

const rounded = (value: number) => Math.round(value * room * 10) / 10;

export const budgets = Object.fromEntries(
  Object.entries(measured).map(([kind, { script, all }]) => [kind, { script: rounded(script), all: rounded(all) }]),
) as Budgets;

/** The archive lists all posts without their texts, which would be more with each post. */
export const archiveScript = rounded(87.9);
