import { expect, test } from 'vitest';
import { mustBeUsed, unusedReplacements } from '../../../plugins/build/mustBeUsed';
import { missingChunks } from '../../../plugins/bundle/page-routes/mustMakeChunks';

const ours = '/site/plugins/bundle/x/client/match.ts';

test('a replacement that is in the bundle is no fault', () => {
  expect(unusedReplacements('x', { matcher: ours }, ['other', `loader.js!${ours}`])).toEqual([]);
});

test('paths may be separated as on Windows', () => {
  expect(unusedReplacements('x', { matcher: ours }, [ours.replaceAll('/', '\\')])).toEqual([]);
});

test('of several files one is enough', () => {
  expect(unusedReplacements('x', { matcher: ['/other.ts', ours] }, [ours])).toEqual([]);
});

test('a replacement that nothing asks for is named with its fix', () => {
  expect(unusedReplacements('bundle/x', { matcher: ours }, ['other'])).toEqual([
    `[x] Nothing in the bundle asks for "matcher" any longer, so ${ours} is unused. Fix: find what does its work now, and replace that; the row "bundle/x" in plugins/README.md says why. Delete the replacement only if nothing does.`,
  ]);
});

test('a plugin that replaces nothing says so', () => {
  expect(() => mustBeUsed('x', {})).toThrow('[x] It replaces nothing.');
});

test('a cache group without a chunk is named with its fix', () => {
  expect(missingChunks(['docs', 'post'], new Set(['docs', 'other']))).toEqual([
    '[page-routes] No chunk is called "post", so the cache group of this name collects nothing. Fix: see how Docusaurus names the chunks of its components now (codegenRoutes), and name them so in plugins/bundle/page-routes/index.ts.',
  ]);
});
