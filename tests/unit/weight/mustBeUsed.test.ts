import { expect, test } from 'vitest';
import { mustBeUsed, unusedReplacements } from '../../../plugins/bundle/mustBeUsed';

const ours = '/site/plugins/bundle/x/client/match.ts';

test('a replacement that is in the bundle is no fault', () => {
  expect(unusedReplacements('x', { matcher: ours }, ['other', `loader.js!${ours}`])).toEqual([]);
});

test('of several files one is enough', () => {
  expect(unusedReplacements('x', { matcher: ['/other.ts', ours] }, [ours])).toEqual([]);
});

test('a replacement that nothing asks for is named with its fix', () => {
  expect(unusedReplacements('x', { matcher: ours }, ['other'])).toEqual([
    `[x] Nothing in the bundle asks for "matcher" any longer, so ${ours} is unused. Fix: compare plugins/bundle/x with this version of the generator, and delete what it no longer needs.`,
  ]);
});

test('a plugin that replaces nothing says so', () => {
  expect(() => mustBeUsed('x', {})).toThrow('[x] It replaces nothing.');
});
