import { describe, expect, test } from 'vitest';
import { languageTools } from '../../../plugins/search/common/languages';
import { headName, wholeIndex } from '../../../plugins/search/common/parts';
import type { Engine, Part } from '../../../plugins/search/common/schema';
import { createEngine } from '../../../plugins/search/engine';
import { engineOptions, readOptions } from '../../../plugins/search/options';
import { buildIndexes } from '../../../plugins/search/server/build';
import { partsOf } from '../../../plugins/search/server/parts';
import { hostileQueries } from '../../helpers/hostileQueries';
import { engineFor, routesFor, searchTags } from '../../helpers/searchIndex';
import { samplePages as pages } from './pages';

const options = readOptions({ parts: true });
const files = new Map(
  [...buildIndexes(pages, searchTags, options)].flatMap(([tag, file]) =>
    [...partsOf(file, languageTools(options.language, []))].map(([name, content]): [string, string] => [
      `${tag}/${name}`,
      JSON.stringify(content),
    ]),
  ),
);
const fileOf = ({ tag, name }: Part) => files.get(`${tag}/${name}`) ?? null;

function headsOnly(): Engine {
  const engine = createEngine(engineOptions(options));
  for (const tag of searchTags) expect(engine.loadHead(tag, fileOf({ tag, name: headName }) ?? '')).toBe(true);
  return engine;
}

/** Searches as the worker does, and says which parts it took. */
function searchParts(engine: Engine, query: string, read = fileOf): { routes: string[]; taken: Part[] } {
  const taken: Part[] = [];
  for (let round = 0; round < 4; round += 1) {
    engine.search(query, searchTags);
    const missing = engine.missing();
    for (const part of missing) engine.add(part, read(part));
    taken.push(...missing);
    if (missing.length === 0) break;
  }
  return { routes: routesFor(engine, query), taken };
}

const titles = pages.flatMap(({ title, sections }) => [title, ...sections.map((section) => section.title)]);
const queries = [
  'numbers of this week',
  ...new Set([...titles, ...titles.map((title) => title.slice(0, 4)), ...hostileQueries.map(([, query]) => query)]),
];

describe('an index in parts', () => {
  const whole = engineFor(pages);

  test('finds what the whole index finds, for titles, their beginnings and hostile queries', () => {
    const plain = queries.filter((query) => {
      const { note } = whole.search(query, searchTags);
      return note === null && searchParts(headsOnly(), query).taken.every(({ name }) => name !== wholeIndex);
    });
    expect(plain.length).toBeGreaterThan(20);
    for (const query of plain) {
      expect(searchParts(headsOnly(), query).routes, query).toEqual(routesFor(whole, query));
    }
  });

  test('has the words of what readers type in its files', () => {
    expect(routesFor(whole, 'boss')).toEqual(['/statistics']);
    expect(searchParts(headsOnly(), 'boss').routes).toEqual(['/statistics']);
  });

  test('takes the parts of a query only, and each once', () => {
    const engine = headsOnly();
    const [title = ''] = titles;
    const { taken } = searchParts(engine, title);
    const names = taken.map(({ tag, name }) => `${tag}/${name}`);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !files.has(name))).toEqual([]);
    expect(searchParts(engine, title).taken).toEqual([]);
  });

  test('a part that does not come is empty, and is not asked for again', () => {
    const engine = headsOnly();
    const [title = ''] = titles;
    expect(searchParts(engine, title, () => null).routes).toEqual([]);
    expect(searchParts(engine, title, () => null).taken).toEqual([]);
  });

  test('a part that comes twice, for two queries in the same moment, counts once', () => {
    const query = 'numbers for the boss';
    const scoresOf = (one: Engine) => one.search(query, searchTags).hits.map(({ score }) => score);
    const engine = headsOnly();
    const { taken } = searchParts(engine, query);
    for (const part of taken) engine.add(part, fileOf(part));
    expect(scoresOf(engine)).toEqual(scoresOf(whole));
    // The second answer did not come.
    for (const part of taken) engine.add(part, null);
    expect(scoresOf(engine)).toEqual(scoresOf(whole));
  });

  test('a part that is broken is empty, and the others are searched', () => {
    const engine = headsOnly();
    const isLost = ({ name }: Part) => name === 'pages/1.json';
    const read = (part: Part) => (isLost(part) ? '<html>' : fileOf(part));
    const { routes, taken } = searchParts(engine, 'dictionary', read);
    expect(taken.some(isLost)).toBe(true);
    expect(routes).toContain('/dictionaries');
  });

  test('operators are for lunr, which needs the whole index', () => {
    const engine = headsOnly();
    engine.search('title:page', searchTags);
    expect(engine.missing()).toEqual(searchTags.map((tag) => ({ tag, name: wholeIndex })));
  });

  test('what is no head is refused', () => {
    const engine = createEngine(engineOptions(options));
    expect(['', '<html>', '[]', '{"pages":1}'].map((text) => engine.loadHead('default', text))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
