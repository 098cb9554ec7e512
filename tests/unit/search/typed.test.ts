import { describe, expect, test } from 'vitest';
import { languageTools } from '../../../plugins/search/common/languages';
import { stemsOf } from '../../../plugins/search/engine/load';
import { withTyped } from '../../../plugins/search/server/typed';
import { typedByReaders } from '../../../src/config/typedByReaders';
import { routes } from '../../../src/data/siteRoutes';
import { readQueries } from '../../bench/search/queries';
import { doc, engineFor, routesFor, searchTags } from '../../helpers/searchIndex';

const tools = languageTools(['en', 'ru'], []);

const pages = withTyped(
  [
    doc('/audit', 'Audit log', 'What members did.'),
    doc('/roles', 'Roles', 'Rights of members.'),
    doc('/start', 'Start', 'Where members begin.'),
  ],
  { '/audit': ['find the culprit'], '/roles/': ['stop interns from publishing', 'give the interns a role'] },
  '/',
  tools,
);

describe('what readers type', () => {
  const engine = engineFor(pages);

  test.each([
    ['culprit', '/audit'],
    ['culprits', '/audit'],
    ['culprlt', '/audit'],
    ['interns publish', '/roles'],
  ])('"%s" finds %s first, which has no such word', (query, route) => {
    expect(routesFor(engine, query)[0]).toBe(route);
  });

  test('is not shown as the question that matched', () => {
    const { hits } = engine.search('find the culprit', searchTags);
    expect(hits.map(({ document, question }) => [document.sectionRoute, question])).toEqual([['/audit', null]]);
  });

  test.each([
    ['how do I stop the interns from publishing', 'stop interns publishing'],
    ['who has given the interns a role', 'who given interns role'],
    ['how many people make mistakes', 'how many mistakes'],
  ])('of "%s" only the words that the search looks at are stored', (line, stored) => {
    const [page] = withTyped([doc('/roles', 'Roles', '')], { '/roles': [line] }, '/', tools, ['make', 'people']);
    expect(page?.sections[0]?.typed).toEqual([stored]);
  });

  test('a route below the base URL is meant, and one that is no page is named', () => {
    const below = [doc('/docs/audit', 'Audit log', 'What members did.')];
    expect(withTyped(below, { '/audit': ['culprit'] }, '/docs/', tools)[0]?.sections[0]?.typed).toEqual(['culprit']);
    expect(() => withTyped(below, { '/audits': ['culprit'] }, '/docs/', tools)).toThrow(
      'Option "typed" has lines for /docs/audits, where no page is searched. Fix: correct the route, or delete its lines.',
    );
  });
});

describe('the lines of this site', () => {
  const stems = (text: string) => new Set(stemsOf(text, tools));
  const lines = Object.values(typedByReaders).flat();
  // `unseen` was written after the lines, so it may be like one by chance, as the next query of a reader may.
  const judged = ['tasks', 'readers', 'blind', 'fresh', 'last', 'queries'].flatMap((name) =>
    readQueries(`tests/fixtures/search/${name}.json`, new Set(routes.map(({ path }) => path))),
  );
  const sets = judged.map(({ query }) => ({ query, words: stems(query) }));

  /** Queries that have half of the words that one of the two has. */
  const like = (line: string): string[] => {
    const own = stems(line);
    return sets.flatMap(({ query, words }) => {
      const common = [...own].filter((word) => words.has(word)).length;
      return common / (own.size + words.size - common) >= 0.5 ? [`"${line}" is like "${query}"`] : [];
    });
  };

  test('are no queries by which the search is judged, and not like one', () => {
    expect(judged.length).toBeGreaterThan(800);
    expect(lines.length).toBeGreaterThan(1000);
    expect(like('who has changed the settings').length, 'the check finds what is like a query').toBeGreaterThan(0);
    expect(lines.flatMap(like)).toEqual([]);
  });

  test('have a word that tells, and none stands twice', () => {
    expect(lines.filter((line) => stems(line).size === 0)).toEqual([]);
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  });
});
