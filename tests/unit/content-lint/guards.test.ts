import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../../../plugins/lint/rules';
import { textGuards } from '../../guards/textGuards';

const fixtures = readdirSync('tests/fixtures/guards/text').flatMap((rule) =>
  readdirSync(`tests/fixtures/guards/text/${rule}`).map((fault) => `guards/text/${rule}/${fault}`),
);

test('every rule has a red fixture, and every red fixture has a guard', () => {
  expect(new Set(fixtures.map((fixture) => fixture.split('/')[2]))).toEqual(new Set(rules.map(({ name }) => name)));
  expect(textGuards.map(({ fixture }) => fixture).sort()).toEqual(fixtures.sort());
});

test('every rule is named after its file', () => {
  const files = readdirSync('plugins/lint/rules').filter((file) => file !== 'index.ts');
  expect(rules.map(({ name }) => `${name}.ts`).sort()).toEqual(files.sort());
});
