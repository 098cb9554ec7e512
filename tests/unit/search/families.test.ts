import { expect, test } from 'vitest';
import { doc, engineFor, routesFor } from '../../helpers/searchIndex';

const numbered = [1, 2, 3].map((number) =>
  doc(`/variables/slot${number}`, `slot${number}`, `${'A value that lasts through the next reply. '.repeat(number)}`),
);
const families = ['/variables/slot'];

test('look-alike pages take one place, and the first of them stands there', () => {
  expect(routesFor(engineFor(numbered, { families }), 'value of the next reply')).toEqual(['/variables/slot1']);
  expect(routesFor(engineFor(numbered), 'value of the next reply')).toHaveLength(3);
});

test('whoever names one of them gets that one', () => {
  expect(routesFor(engineFor(numbered, { families }), 'slot3')[0]).toBe('/variables/slot3');
});

test('a call and its form in an older version take one place', () => {
  const call = (name: string, anchor: string) =>
    ({ anchor, title: name, text: 'Sends what the user wrote.', kind: 'operation' }) as const;
  const page = doc('/api/', 'API', 'All calls.', {
    type: 'other',
    kind: 'reference',
    sections: [call('Send request', 'a'), call('Send request (v1)', 'a-v1')],
  });
  expect(routesFor(engineFor([page]), 'send what the user wrote')).toEqual(['/api/#a']);
});

test('a heading that many pages have counts little: the page that is about the word comes first', () => {
  const pages = ['a', 'b', 'c', 'd', 'e'].map((name) =>
    doc(`/${name}`, `Page ${name}`, 'Something else.', {
      sections: [{ anchor: 'limits', title: 'Limits', text: `Numbers of ${name}.` }],
    }),
  );
  const about = doc('/quota', 'Quota', 'What you may use.', { description: 'Limits of a workspace.' });
  const engine = engineFor([...pages, about]);
  expect(routesFor(engine, 'limits')[0]).toBe('/quota');
  // The same heading on one page says what that page is about.
  const [first, ...few] = [...pages.slice(0, 1), about];
  expect(routesFor(engineFor(first ? [first, ...few] : few), 'limits')[0]).toBe('/a#limits');
});

test('beside a word that nobody knows, words that are only nearly right do not make an answer', () => {
  const engine = engineFor([doc('/a', 'Recipient', 'Who gets a dictionary.')]);
  expect(routesFor(engine, 'recipiend qqzzxx')).toEqual([]);
  expect(routesFor(engine, 'recipiend dictionry')).toEqual(['/a']);
});
