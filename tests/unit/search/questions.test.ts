import { describe, expect, test } from 'vitest';
import { otherForms } from '../../../plugins/search/common/wordForms';
import { doc, engineFor, routesFor, searchTags } from '../../helpers/searchIndex';

const withQuestions = (route: string, title: string, text: string, questions: string[]) => ({
  ...doc(route, title, text),
  sections: [{ anchor: null, title, text, questions }],
});

const pages = [
  withQuestions('/audit', 'Audit log', 'What members did.', ['Who removed something?', 'Кто это удалил?']),
  withQuestions('/branches', 'Branches', 'A copy of an assistant.', ['Can two people work on it together?']),
  doc('/removal', 'Other', 'How an assistant is removed by two people.'),
];

describe('questions of readers', () => {
  const engine = engineFor(pages);

  test.each([
    ['who removed it', '/audit'],
    ['two people together', '/branches'],
    ['кто удалил', '/audit'],
  ])('"%s" finds %s first', (query, route) => {
    expect(routesFor(engine, query)[0]).toBe(route);
  });

  test('the question that matched comes with the result, and none with another', () => {
    const { hits } = engine.search('two people together', searchTags);
    expect(hits.map(({ document, question }) => [document.sectionRoute, question])).toEqual([
      ['/branches', 'Can two people work on it together?'],
      ['/removal', null],
    ]);
  });

  test('of two pages with a question that is like the query, that comes first which has more of them', () => {
    const one = withQuestions('/one', 'First', 'x', ['who opens the gate', 'which colour is it', 'when is it painted']);
    const three = withQuestions('/two', 'Second', 'x', ['who opens the gate', 'open a gate', 'the gate must open']);
    expect(routesFor(engineFor([one, three]), 'open the gate')).toEqual(['/two', '/one']);
    expect(routesFor(engineFor([three, one]), 'which colour')).toEqual(['/one']);
  });

  test('no question keeps a post away from those who ask for a release', () => {
    const changed = withQuestions('/changes', 'Change', 'x', [
      'What changed?',
      'What has changed?',
      'What was changed?',
    ]);
    const post = { ...doc('/blog/0.61.0', 'Release 0.61.0', 'Changed.'), type: 'blog' as const, tag: 'default' };
    expect(routesFor(engineFor([changed, post]), 'what changed in 0.61')[0]).toBe('/blog/0.61.0');
  });
});

describe('forms and spellings of words', () => {
  test.each([
    ['written', 'write'],
    ['sent', 'send'],
    ['colour', 'color'],
    ['color', 'colour'],
    ['organize', 'organise'],
    ['center', 'centre'],
    ['catalogue', 'catalog'],
    ['canceled', 'cancelled'],
  ])('%s is also %s', (word, other) => {
    expect(otherForms(word)).toContain(other);
  });

  test.each(['door', 'size', 'flower', 'assistant', 'rise', 'переменная'])(
    '%s is left as it is where no text has the other',
    (word) => {
      expect(routesFor(engineFor([doc('/a', 'Title', `It is ${word}.`)]), word)).toEqual(['/a']);
    },
  );

  test.each([
    ['time-out', 'timeout'],
    ['time-out', 'time out'],
    ['timeout', 'time-out'],
    ['timeout', 'time out'],
    ['e-mail', 'email'],
    ['U-105', 'u105'],
    ['a login', 'log in'],
    ['session timeout settings', 'sessiontimeoutsettings'],
  ])('a text with "%s" is found by "%s"', (text, query) => {
    expect(routesFor(engineFor([doc('/a', 'Title', text), doc('/b', 'Other', 'nothing of it')]), query)[0]).toBe('/a');
  });
});

describe('what is not found', () => {
  const engine = engineFor([
    doc('/a', 'Retired', 'A channel that was retired.'),
    doc('/b', 'Results', 'Results of a test.'),
  ]);

  test('a common word of documentation is not taken for a slip of another', () => {
    expect(routesFor(engine, 'retry')).toEqual([]);
  });

  test.each(['football results', 'cake results oven', 'пирог results духовка масло'])(
    '"%s": half of its words and more are unknown',
    (query) => {
      expect(routesFor(engine, query)).toEqual([]);
    },
  );

  test('one unknown word among three: the others are looked for', () => {
    expect(routesFor(engine, 'football test results')).toEqual(['/b']);
  });
});
