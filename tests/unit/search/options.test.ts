import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../plugins/search/common/limits';
import { boxOptions, defaults, engineOptions, readOptions } from '../../../plugins/search/options';

describe('options', () => {
  test('without any, all have their defaults', () => {
    expect(readOptions({})).toEqual(defaults);
    expect(defaults.boost).toEqual({ title: 5, content: 1, tags: 3, sidebarParentCategories: 2, questions: 3 });
    expect([defaults.b, defaults.k1, defaults.searchResultLimits]).toEqual([0.75, 1.2, 8]);
  });

  test('all are in the table of the README', () => {
    const [, table = ''] = readFileSync('plugins/search/README.md', 'utf8').split('\n## Options\n');
    const rows = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| (`.*?) \|/gm)].map(([, names = '']) => names);
    const named = rows.flatMap((names) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    // Every plugin of Docusaurus has an id.
    expect(['id', ...named].sort()).toEqual(Object.keys(defaults).sort());
  });

  test('the box has the numbers of the specification, which no option changes', () => {
    expect(LIMITS).toMatchObject({ query: 512, stalled: 300, resize: 20, mobile: 996 });
  });

  test('some boosts may be given, the others stay', () => {
    expect(readOptions({ boost: { title: 9 } }).boost).toEqual({ ...defaults.boost, title: 9 });
  });

  test('engine and box get their parts', () => {
    const given = { searchResultLimits: 5, searchBarShortcutKeymap: 'mod+j' };
    expect(engineOptions(readOptions(given)).searchResultLimits).toBe(5);
    expect(boxOptions(readOptions(given)).searchBarShortcutKeymap).toBe('mod+j');
  });

  test('below a path the engine compares routes that have it', () => {
    const options = readOptions({ secondary: ['/facts/'], families: ['/set'] });
    expect(engineOptions(options)).toMatchObject({ secondary: ['/facts/'], families: ['/set'] });
    expect(engineOptions(options, '/handbook/')).toMatchObject({
      secondary: ['/handbook/facts/'],
      families: ['/handbook/set'],
    });
  });

  test.each([
    [{ colour: 'red' }, 'There is no option "colour"; known are id, indexDocs'],
    [{ indexDocs: 'yes' }, 'Option "indexDocs" is "yes", but it must be true or false.'],
    [{ language: [] }, 'Option "language" is [], but it must be a list of 1 or more of one of "en", "ru".'],
    [{ language: ['de'] }, 'Option "language" is ["de"]'],
    [{ searchResultLimits: 0 }, 'Option "searchResultLimits" is 0, but it must be a whole number from 1 to 100.'],
    [{ searchResultLimits: 2.5 }, 'it must be a whole number from 1 to 100.'],
    [{ b: 2 }, 'Option "b" is 2, but it must be a number from 0 to 1.'],
    [{ k1: Number.NaN }, 'Option "k1" is null, but it must be a number from 0 to 10.'],
    [
      { boost: { author: 2 } },
      'it must be an object with numbers from 0 to 1000 for title, content, tags, sidebarParent',
    ],
    [{ ranking: 'best' }, 'Option "ranking" is "best", but it must be one of "full", "plain".'],
    [{ translations: [['слово']] }, 'Option "translations" is [["слово"]]'],
    [{ synonyms: [['one']] }, 'Option "synonyms" is [["one"]]'],
    [{ searchBarShortcutKeymap: 'alt+k' }, 'it must be "mod+" and a letter from a to z, for example "mod+k".'],
    [{ ignoreFiles: [7] }, 'it must be a list of routes without the base URL or regular expressions.'],
  ])('a wrong option is named with what it must be: %j', (given, message) => {
    expect(() => readOptions(given as object)).toThrow(message);
  });

  test('all wrong options are named at once', () => {
    expect(() => readOptions({ b: -1, k1: -1 })).toThrow(/"b" is -1.*"k1" is -1.*Fix: the options of plugins\/search/);
  });
});
