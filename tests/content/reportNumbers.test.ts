import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { factsFolder, readFacts } from '../../src/data/facts';
import { checkNumbers, type NumberCounts } from './reportNumbers/checkNumbers';
import { pageNumbers } from './reportNumbers/derivations';

const { sample } = readFacts(factsFolder).facts;
const pages = pageNumbers(sample);
const totals: NumberCounts = { figures: 0, derived: 0, 'in words': 0, drawn: 0, allowed: 0 };

describe('numbers of the report pages', () => {
  test('every report has a list', () => {
    const reports = readdirSync('docs/analitika/otchety').map((file) => `otchety/${file.replace('.mdx', '')}`);
    expect(Object.keys(pages).sort()).toEqual([...reports, 'dashboard', 'statistics'].sort());
  });

  test.each(Object.entries(pages))('%s prints what the sample gives', (page, numbers) => {
    const file = `docs/analitika/${page}.mdx`;
    const { faults, counts } = checkNumbers(file, readFileSync(file, 'utf8'), sample, numbers);
    for (const kind of Object.keys(totals) as (keyof NumberCounts)[]) {
      totals[kind] += counts[kind];
    }
    expect(faults).toEqual([]);
  });

  test('numbers were compared', () => {
    const { allowed, ...compared } = totals;
    const count = Object.values(compared).reduce((sum, one) => sum + one, 0);
    const kinds = Object.entries(compared).map(([kind, one]) => `${one} ${kind}`);
    console.log(`report pages: ${count} numbers compared (${kinds.join(', ')}), ${allowed} allowed with a reason`);
    expect(count).toBeGreaterThan(0);
  });
});
