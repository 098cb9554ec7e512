import { brotliCompressSync } from 'node:zlib';
import { seededRandom } from '../../src/dl/turn/random';
import { searchIndex } from '../build/checks/searchIndex';
import { type BuiltSite, emptySite } from '../helpers/builtSite';
import { readFixtureSite } from './fixtureSite';
import type { Guard } from './guard';

/** Each fixture is named after the one fault that it contains. */
const messages: Record<string, string> = {
  'no-file': 'search-index-docs-default-current.json is missing.',
  'no-page': 'search-index-docs-default-current.json: / has no document.',
  'no-section': 'search-index-docs-default-current.json: /#rules has no document.',
  'dead-anchor': 'search-index-docs-default-current.json: /#old leads to nothing.',
  'wrong-type': 'search-index-docs-default-current.json: / has the type blog.',
  'stray-list': 'search-index-docs-default-current.json: /blog/archive is no page to be searched.',
  'no-table': 'search-index-docs-default-current.json: "before" on / is not in the index.',
  'not-lunr': 'search-index-docs-default-current.json: lunr cannot read it:',
  'too-large': 'bytes compressed, its pages may bring at most 2528 (tests/build/budgets.ts).',
};

/** A file over the budget is too large to keep, so this one is padded with numbers that do not compress. */
function padded(site: BuiltSite): BuiltSite {
  const random = seededRandom(1);
  const noise = Array.from({ length: 100_000 }, () => random.below(1e9));
  const read = (file: string) => {
    const text = site.read(file);
    return file.startsWith('search-index-') && text ? JSON.stringify({ ...JSON.parse(text), noise }) : text;
  };
  return { ...site, read, sentBytes: (file) => brotliCompressSync(read(file) ?? '').length };
}

export const searchGuards: Guard[] = Object.entries(messages).map(([name, message]) => ({
  name: `search index: ${name}`,
  fixture: `guards/search/${name}.txtar`,
  message,
  runOnFixture: () => {
    const site = readFixtureSite(`guards/search/${name}.txtar`);
    return searchIndex(name === 'too-large' ? padded(site) : site);
  },
  runOnNothing: () => searchIndex(emptySite),
}));
