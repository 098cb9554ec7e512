import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { figureGuards } from '../../guards/figureGuards';
import { faultsOf } from '../../guards/guard';

describe('wrong figures', () => {
  test('every red fixture has a guard and every guard a fixture', () => {
    const fixtures = readdirSync('tests/fixtures/guards/figures').map((file) => `guards/figures/${file}`);
    expect(fixtures.length).toBeGreaterThan(30);
    expect(figureGuards.map(({ fixture }) => fixture).sort()).toEqual(fixtures.sort());
  });

  test.each(figureGuards)('$name', async ({ name, message, runOnFixture }) => {
    const faults = faultsOf(name, await runOnFixture());
    expect(faults.join()).toContain(message);
    expect(faults[0]).toMatch(/^tests\/fixtures\/guards\/figures\/[\w-]+\.mdx:\d+: .+\. Fix: .+\.$/s);
  });
});
