import { withHashes, withIds, withoutNames } from '@site/plugins/bundle/page-routes/pageScripts';
import { expect, test } from 'vitest';

const first = 'u = (chunkId) => "assets/js/" + chunkId + "." + {"12": "0a1b2c3d","7": "ffffffff",}[chunkId] + ".js"';

test('the names of texts leave the first script', () => {
  const left = withoutNames(first, new Map([['12', '0a1b2c3d']]));
  expect(left).toBe('u = (chunkId) => "assets/js/" + chunkId + "." + {"7": "ffffffff",}[chunkId] + ".js"');
});

test('a name that is not there stops the build', () => {
  expect(() => withoutNames(first, new Map([['13', '0a1b2c3d']]))).toThrow(
    'The first script does not name the chunk 13. Fix: compare plugins/bundle/page-routes/pageScripts.ts with this version of the bundler.',
  );
});

test('the minifier sees ids in the place of hashes, which come back after it', () => {
  const hashes = new Map([
    ['12', '0a1b2c3d'],
    ['7', 'ffffffff'],
    ['12s', '99999999'],
  ]);
  const both = `${first};c = {"12": "99999999"}`;
  const hidden = withIds(both, hashes);
  expect(hidden).toContain('{"12": "@12@","7": "@7@",}');
  expect(hidden, 'names of style sheets').toContain('c = {"12": "@12s@"}');
  expect(withHashes(hidden, hashes)).toBe(both);
  expect(withHashes('support@1@example', hashes), 'no mark of ours').toBe('support@1@example');
});
