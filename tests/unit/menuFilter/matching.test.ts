import { expect, test } from 'vitest';
import { isMatching } from '../../../src/components/MenuFilter/matching';

test.each([
  ['user_name', 'user_name', true],
  ['user_name', 'USER na', true],
  ['user_name', 'name user', true],
  ['query--', '--', true],
  ['user_name', '', true],
  ['user_name', '  ', true],
  ['user_name', 'username', false],
  ['user_name', 'user x', false],
])('%s is found by "%s": %s', (name, query, found) => {
  expect(isMatching(name, query)).toBe(found);
});
