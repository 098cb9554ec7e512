import { searchIndex } from '../build/checks/searchIndex';
import { noise, siteGuards } from './editGuards';
import type { Guard } from './guard';

const name = 'search-index-docs-default-current.json';
const file = `site/${name}`;

export const searchGuards: Guard[] = siteGuards('search', searchIndex, {
  'no index': [`${name} is missing.`, [file]],
  'an index without a page': [`${name}: / has no document.`, [file, '"sectionRoute":"/"', '"sectionRoute":"/#rules"']],
  'an index without a section': [`${name}: /#rules has no document.`, [file, '"/#rules"', '"/"']],
  'an index with a dead anchor': [`${name}: /#old leads to nothing.`, [file, '"/#rules"', '"/#old"']],
  'an index with another type': [`${name}: / has the type blog.`, [file, '"type":"docs"', '"type":"blog"']],
  'an index with a list': [
    `${name}: /blog/archive is no page to be searched.`,
    [
      file,
      '[\n',
      '[\n{"id":3,"sectionRoute":"/blog/archive","sectionTitle":"Archive","pageTitle":"Archive","type":"blog"},',
    ],
  ],
  'an index without the words of a table': [
    `${name}: "before" on / is not in the index.`,
    [file, '"befor"', '"after"'],
  ],
  'an index that lunr cannot read': [`${name}: lunr cannot read it:`, [file, '"stemmer"', '"own-function"']],
  'an index that is too large': [
    'bytes compressed, its pages may bring at most 2528 (tests/build/budgets.ts).',
    [file, '{', `{"noise":[${noise(1000)}],`],
  ],
});
