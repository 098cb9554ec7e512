import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../../../plugins/lint/rules';
import { textGuards } from '../../guards/textGuards';

test('every rule has a red fixture', () => {
  const guarded = textGuards.map(({ fixture }) => fixture.split('/')[2]?.replace('.txtar', ''));
  expect(new Set(guarded)).toEqual(new Set(rules.map(({ name }) => name)));
});

test('every rule is named after its file', () => {
  const files = readdirSync('plugins/lint/rules').filter((file) => file !== 'index.ts');
  expect(rules.map(({ name }) => `${name}.ts`).sort()).toEqual(files.sort());
});
