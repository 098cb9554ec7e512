import { expect, test } from 'vitest';
import { reasonOf } from '../../../src/data/reasonOf';

test.each([
  ["EROFS: read-only file system, open 'x'", 'The disk is read-only.'],
  ['Error: EACCES: permission denied', 'You do not have permission to write'],
  ["ENOSPC: System limit for number of file watchers reached, watch 'docs'", 'limit of watched files'],
  ['No space left on device (os error 28)', 'The disk is full.'],
  ['FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory', 'There is not enough memory.'],
])('%s has a reason and a fix', (text, reason) => {
  expect(reasonOf(text)).toContain(reason);
  expect(reasonOf(text)).toContain('Fix: ');
});

test('a fault of a text is no fault of the machine', () => {
  expect(reasonOf('docs/intro.mdx:3 leads to no page')).toBeUndefined();
});
