import { expect, test } from 'vitest';
import { readBuiltSite } from '../helpers/builtSite';

test('a folder without a built site gives a message that says what to do', () => {
  expect(() => readBuiltSite({ dir: 'no-such-folder', project: '.', routes: [] })).toThrow(
    'There is no built site in no-such-folder. Build it first: npm run build',
  );
});
