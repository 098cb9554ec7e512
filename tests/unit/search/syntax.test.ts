import fc from 'fast-check';
import lunr from 'lunr';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LIMITS } from '../../../plugins/search/common/limits';
import { parseSyntax } from '../../../plugins/search/engine/syntax';
import { hostileQueries } from '../../helpers/hostileQueries';
import { doc, docsTag, engineFor, routesFor, searchTags } from '../../helpers/searchIndex';
import { samplePages } from './pages';

const engine = engineFor(samplePages);
const first = { anchor: null, title: 'Asked', text: 'Text.' };

/** The types of lunr lack it. */
const tokenSet = lunr.TokenSet as unknown as { fromFuzzyString: (word: string, distance: number) => unknown };

/** @returns the words that lunr looks up with wrong letters in this test, and how many may be wrong */
function nearWords(): () => [word: string, distance: number][] {
  const spy = vi.spyOn(tokenSet, 'fromFuzzyString');
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls;
}

describe('the syntax of a query (specification, section 5)', () => {
  test.each([
    ['unrecognised field', 'colour:red', 'field', 'Unrecognised field "colour". Fields are title, content, tags,'],
    ['expected a term', 'title:', 'term', 'Expected a term after "title:".'],
    ['expected a term, with signs only', 'tags:***', 'term', 'Expected a term after "tags:***".'],
    ['edit distance must be numeric', 'variable~x', 'distance', 'Edit distance must be numeric, not "x".'],
    ['boost must be numeric', 'variable^high', 'boost', 'Boost must be numeric, not "high".'],
  ])('%s: %s, and the plain query runs', (_name, query, kind, message) => {
    const { note, hits } = engine.search(`${query} dictionaries`, searchTags);
    expect(note?.kind).toBe(kind);
    expect(note?.message).toContain(message);
    expect(hits.map(({ document }) => document.sectionRoute)).toContain('/dictionaries');
  });

  test.each([
    ['Chat.init:'],
    ['Note:'],
    ['Внимание: правило'],
    ['C++'],
    ['~'],
    ['~9'],
    ['*'],
    ['*^*'],
    ['+'],
    ['- x'],
    ['-1'],
    ['-if'],
    [':luniq:'],
    ['https://example.org/a:b'],
    ['hand-over'],
    ['[%that_anchor="x"]'],
    ['%that_anchor'],
    ['<img src=x onerror=alert(1)>'],
    ['12:30'],
  ])('a plain query stays plain: %s', (query) => {
    expect(parseSyntax(query)).toBeNull();
  });

  test('a field narrows: title:, content:, tags:, sidebarParentCategories:', () => {
    expect(routesFor(engine, 'title:import')).toEqual(['/dictionaries#import']);
    expect(routesFor(engine, 'content:import')).toEqual([]);
    expect(routesFor(engine, 'tags:time')).toEqual(['/statistics']);
    expect(routesFor(engine, 'sidebarParentCategories:analytics')).toEqual(['/statistics']);
  });

  test('+ asks for a word, - forbids it', () => {
    expect(routesFor(engine, 'fixes +branches')).toEqual(['/blog/0.37.3']);
    expect(routesFor(engine, 'fixes -branches')).toEqual(['/blog/0.37.2']);
    expect(routesFor(engine, '+nowhere fixes')).toEqual([]);
  });

  test('~ allows wrong letters, ^ makes a word count more', () => {
    expect(routesFor(engine, 'dictonary~1')).toContain('/dictionaries');
    expect(routesFor(engine, 'branches newsletters^50')[0]).toBe('/blog/0.37.2');
    expect(routesFor(engine, 'branches^50 newsletters')[0]).toBe('/blog/0.37.3');
  });

  test('words after the first twelve are dropped, also those that are asked for', () => {
    expect(routesFor(engine, `${'+branches '.repeat(LIMITS.words)}+nowhere`)).toEqual(['/blog/0.37.3']);
  });

  test('a huge distance is one that lunr can look up, and a long word has none', () => {
    const near = nearWords();
    engine.search(`abcdefghijklmnop~999999999 xyz~9 ${'too'.repeat(11)}~1`, [docsTag]);
    expect(near()).toEqual([
      ['abcdefghijklmnop', 2],
      ['xyz', 2],
    ]);
  });
});

/** Text as people type it, with all signs that mean something somewhere. */
const queryText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.constantFrom(
        'title:',
        'x~1',
        '^2',
        '+',
        '-',
        '~',
        '*',
        ':',
        '[[',
        ']]',
        '%',
        '@',
        ' ',
        '\u0000',
        '\\',
        '__proto__',
      ),
      fc.constantFrom('dictionary', 'словарь', 'constructor', 'toString', '0.37.2', 'Chatter.setContext()'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('any text at all', () => {
  test('the parser gives clauses, a note or nothing, and never throws', () => {
    fc.assert(
      fc.property(queryText, (query) => {
        const parsed = parseSyntax(query);
        if (parsed && 'clauses' in parsed) {
          expect(parsed.clauses.length).toBeGreaterThan(0);
          for (const { term, distance, boost } of parsed.clauses) {
            expect(query).toContain(term);
            expect(distance).toBeLessThanOrEqual(2);
            expect(boost).toBeLessThanOrEqual(100);
          }
        } else if (parsed) {
          expect(parsed.note.message).toMatch(/^(Unrecognised field|Expected a term|Edit distance|Boost) /);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test.each(['full', 'plain'] as const)('the engine answers, within the limits, each section once (%s)', (ranking) => {
    const own = engineFor(samplePages, { ranking });
    fc.assert(
      fc.property(queryText, (query) => {
        const { hits } = own.search(query, searchTags);
        expect(hits.length).toBeLessThanOrEqual(8);
        expect(new Set(hits.map(({ document }) => document.sectionRoute)).size).toBe(hits.length);
        expect(hits.every(({ score }) => Number.isFinite(score))).toBe(true);
        const scores = hits.map(({ score }) => score);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
      }),
      { numRuns: 1000 },
    );
  });

  test('ranges to mark are in the text, in order and apart', () => {
    fc.assert(
      fc.property(queryText, fc.array(queryText, { maxLength: 4 }), (text, terms) => {
        let last = 0;
        for (const [start, end] of engine.match(text, terms)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('hostile input is answered with bounded work', () => {
  const asked = {
    ...doc('/asked', 'Asked', 'Text.'),
    sections: [{ ...first, questions: ['Who asks?', 'Кто спросил?'] }],
  };
  const own = engineFor([...samplePages, asked]);

  test.each(hostileQueries)('%s', (_name, query) => {
    const near = nearWords();
    const { hits } = own.search(query, searchTags);
    expect(hits.length).toBeLessThanOrEqual(LIMITS.results);
    for (const { document } of hits) expect(document.sectionRoute).toMatch(/^\/[\w/.-]+(?:#[\w-]+)?$/);
    // The one thing that takes lunr minutes and all memory: long words, far distances, many of them.
    expect(near().length).toBeLessThanOrEqual(LIMITS.words * searchTags.length);
    for (const [word, distance] of near()) {
      expect(word.length).toBeLessThanOrEqual(30);
      expect(distance).toBeLessThanOrEqual(2);
    }
  });
});
