import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elementGuards } from '../../guards/elementGuards';

test.each(elementGuards)('$name', async ({ runOnFixture, message }) => {
  const { checked, faults } = await runOnFixture();
  expect(faults).toEqual([message]);
  expect(checked).toBeGreaterThan(0);
});

test('every red fixture has a guard', () => {
  const fixtures = readdirSync('tests/fixtures/guards/elements').map((file) => `guards/elements/${file}`);
  expect(elementGuards.map(({ fixture }) => fixture).sort()).toEqual(fixtures.sort());
});
