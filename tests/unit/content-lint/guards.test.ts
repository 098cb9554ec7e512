import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../../../plugins/lint/rules';
import { textGuards } from '../../guards/textGuards';

test.each(rules)('$name has a red fixture', ({ name }) => {
  const guarded = textGuards.map((guard) => guard.name.split(':')[0]);
  expect(guarded, 'add one and its message to tests/guards/textGuards.ts').toContain(name);
});

test('every rule is named after its file', () => {
  const files = readdirSync('plugins/lint/rules').filter((file) => file !== 'index.ts');
  expect(rules.map(({ name }) => `${name}.ts`).sort()).toEqual(files.sort());
});
