import lunr from 'lunr';
import { expect, test } from 'vitest';
import { LIMITS } from '../../../plugins/search/common/limits';
import type { SerialisedIndex } from '../../../plugins/search/common/lunrFile';
import type { IndexFile } from '../../../plugins/search/common/schema';
import { createEngine } from '../../../plugins/search/engine';
import { engineOptions, readOptions } from '../../../plugins/search/options';
import { plainSearch } from '../../helpers/plainLunr';
import { doc, docsTag, engineFor, indexTexts, routesFor, searchTags } from '../../helpers/searchIndex';
import { samplePages } from './pages';

// One test for each row of the contract that is decided by the index and the engine (specification, sections 3, 7, 9).

const fileOf = (tag: string, pages = samplePages): IndexFile =>
  JSON.parse(indexTexts(pages).get(tag) ?? '') as IndexFile;

test('a file has documents and index, and lunr itself reads the index', () => {
  for (const tag of searchTags) {
    const file = fileOf(tag);
    expect(Object.keys(file)).toEqual(['documents', 'index']);
    const refs = lunr.Index.load(file.index)
      .search('dictionary')
      .map(({ ref }) => ref);
    expect(refs.length).toBeGreaterThan(0);
  }
});

test('a tag without pages has a file, too, with all four fields', () => {
  const file = fileOf('default', [doc('/a', 'Alpha', 'beta')]);
  expect(file.documents).toEqual([]);
  const index = lunr.Index.load(file.index);
  expect(index.search('title:alpha')).toEqual([]);
});

test('the fields of the index are those of the specification and the questions of readers', () => {
  expect((fileOf(docsTag).index as SerialisedIndex).fields).toEqual([
    'title',
    'content',
    'tags',
    'sidebarParentCategories',
    'questions',
  ]);
});

test('a document has every field of the specification after it is read', () => {
  const [hit] = engineFor(samplePages).search('import', searchTags).hits;
  expect(hit?.document).toEqual({
    id: 4,
    title: 'Import',
    content: 'Take a dictionary from a file. Словарь из файла.',
    tags: [],
    questions: [],
    typed: [],
    kind: 'guide',
    sidebarParentCategories: ['Development', 'Assistant elements'],
    sectionRoute: '/dictionaries#import',
    sectionTitle: 'Import',
    pageTitle: 'Dictionaries',
    type: 'docs',
  });
});

test('documents, posts and pages keep their type', () => {
  const typeOf = (query: string) => engineFor(samplePages).search(query, searchTags).hits[0]?.document.type;
  expect([typeOf('variables'), typeOf('0.37.3'), typeOf('virtual')]).toEqual(['docs', 'blog', 'other']);
});

test('there is one document for each section', () => {
  const routes = fileOf(docsTag).documents.map(({ sectionRoute }) => sectionRoute);
  expect(routes.filter((route) => route.startsWith('/dictionaries'))).toEqual([
    '/dictionaries',
    '/dictionaries#import',
    '/dictionaries#limits',
  ]);
});

test.each([
  ['title', 'content'],
  ['tags', 'sidebarParentCategories'],
  ['sidebarParentCategories', 'content'],
  ['title', 'tags'],
] as const)('a match in %s counts more than one in %s', (better, worse) => {
  const page = (route: string, field: string) => {
    const word = (name: string) => (field === name ? 'zebra' : 'other');
    const one = doc(route, word('title'), word('content'), { parents: [word('sidebarParentCategories')] });
    return { ...one, sections: one.sections.map((section) => ({ ...section, tags: [word('tags')] })) };
  };
  const fillers = ['c', 'd', 'e'].map((name) => page(`/${name}`, 'none'));
  const pages = [page('/a-worse', worse), page('/b-better', better), ...fillers];
  expect(routesFor(engineFor(pages, { ranking: 'plain' }), 'zebra')).toEqual(['/b-better', '/a-worse']);
});

test('the boosts of the fields act: 5, 1, 3 and 2 times', () => {
  const vectors = (boost: Record<string, number>) => {
    const pages = [doc('/a', 'zebra', 'zebra', { parents: ['zebra'] }), doc('/b', 'other', 'other')];
    const tagged = pages.map((page) => ({
      ...page,
      sections: page.sections.map((one) => ({ ...one, tags: ['zebra'] })),
    }));
    const index = JSON.parse(indexTexts(tagged, { boost }).get(docsTag) ?? '').index as SerialisedIndex;
    return new Map(index.fieldVectors.map(([ref, [, score]]) => [ref, score ?? 0]));
  };
  const plain = vectors({ title: 1, content: 1, tags: 1, sidebarParentCategories: 1 });
  const boosted = vectors({});
  const ratio = (field: string) => (boosted.get(`${field}/1`) ?? 0) / (plain.get(`${field}/1`) ?? 0);
  // Scores are rounded to a quarter of an octave, that is by up to 9 %, on both sides.
  for (const [field, boost] of Object.entries({ title: 5, content: 1, tags: 3, sidebarParentCategories: 2 })) {
    expect(Math.abs(Math.log2(ratio(field) / boost))).toBeLessThanOrEqual(0.25);
  }
});

test('a term is searched both exact and with a trailing wildcard', () => {
  const engine = engineFor(samplePages, { ranking: 'plain' });
  expect(routesFor(engine, 'variabl')[0]).toBe('/variables');
  expect(routesFor(engine, 'variables')[0]).toBe('/variables');
  expect(routesFor(engine, 'ariables')).toEqual([]);
});

test.each(['plain', 'full'] as const)('text is split on spaces and hyphens (%s)', (ranking) => {
  const engine = engineFor([doc('/a', 'Hand-over', 'quick')], { ranking });
  expect(routesFor(engine, 'hand')).toEqual(['/a']);
  expect(routesFor(engine, 'over-quick')).toEqual(['/a']);
});

test('English and Russian stop words are not in the index', () => {
  const terms = (fileOf(docsTag, [doc('/a', 'Beta', 'the и gamma а of')]).index as SerialisedIndex).invertedIndex;
  expect(terms.map(([term]) => term)).toEqual(['beta', 'gamma']);
});

test('Russian words are found in another case and number', () => {
  const engine = engineFor(samplePages, { ranking: 'plain' });
  expect(routesFor(engine, 'словарями')).toEqual(['/dictionaries#import']);
});

test('at most 8 results, or as many as the option says', () => {
  const pages = Array.from({ length: 20 }, (_one, at) => doc(`/p${at}`, `Zebra ${at}`, 'text'));
  expect(LIMITS.results).toBe(8);
  for (const ranking of ['plain', 'full'] as const) {
    expect(routesFor(engineFor(pages, { ranking }), 'zebra')).toHaveLength(8);
    expect(routesFor(engineFor(pages, { ranking, searchResultLimits: 3 }), 'zebra')).toHaveLength(3);
  }
});

test('b is 0.75 and k1 is 1.2, and both change the scores', () => {
  const pages = [
    doc('/a', 'A', 'zebra zebra zebra'),
    doc('/b', 'B', 'zebra and a much longer text beside'),
    doc('/c', 'C', 'x'),
  ];
  const text = (options: object) => indexTexts(pages, options).get(docsTag);
  expect(text({})).toBe(text({ b: 0.75, k1: 1.2 }));
  expect(text({ b: 0 })).not.toBe(text({}));
  expect(text({ k1: 5 })).not.toBe(text({}));
});

test('the query is cut at 512 characters', () => {
  const engine = engineFor(samplePages);
  const room = ' '.repeat(LIMITS.query);
  expect(routesFor(engine, `${room}dictionaries`)).toEqual([]);
  expect(routesFor(engine, `dictionaries${room}x`)).toEqual(routesFor(engine, 'dictionaries'));
});

test('an index that is missing or broken is an empty one, without a word', () => {
  const broken = ['', '{', '[]', '{"documents":[]}', '<!doctype html>', 'null', '{"documents":1,"index":{}}'];
  const engine = createEngine(engineOptions(readOptions({})));
  for (const text of broken) {
    expect(engine.load('default', text), text).toBe(false);
    expect(engine.search('0.37.2', ['default']).hits).toEqual([]);
  }
  expect(engine.load('default', indexTexts(samplePages).get('default') ?? '')).toBe(true);
  expect(routesFor(engine, '0.37.2')[0]).toBe('/blog/0.37.2');
});

test('the plain ranking gives the same hits as lunr itself', () => {
  const engine = engineFor(samplePages, { ranking: 'plain' });
  const queries = [
    'dictionary',
    'web chat',
    'fix',
    'named lists',
    'словарь',
    'a line of',
    'configuration time-out',
    'обучение',
    'v',
    '0.37',
  ];
  let compared = 0;
  for (const tag of searchTags) {
    const file = fileOf(tag);
    const plain = plainSearch(file);
    for (const query of queries) {
      const found = engine.search(query, [tag]).hits.map(({ document, score }) => ({ id: document.id, score }));
      expect(found).toEqual(plain(query));
      compared += found.length;
    }
  }
  expect(compared).toBeGreaterThan(20);
});

test('the same pages give the same bytes, in whatever order they are collected', () => {
  expect([...indexTexts([...samplePages].reverse())]).toEqual([...indexTexts(samplePages)]);
});
