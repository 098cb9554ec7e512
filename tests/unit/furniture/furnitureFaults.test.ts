import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { furnitureGuards } from '../../guards/furnitureGuards';

test.each(furnitureGuards)('$name', async ({ runOnFixture, message }) => {
  const { checked, faults } = await runOnFixture();
  expect(faults).toEqual([message]);
  expect(checked).toBeGreaterThan(0);
});

test('every red fixture has a guard', () => {
  const fixtures = readdirSync('tests/fixtures/guards/furniture').map((file) => `guards/furniture/${file}`);
  expect(furnitureGuards.map(({ fixture }) => fixture).sort()).toEqual(fixtures.sort());
});
