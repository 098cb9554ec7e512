import { expect, test } from 'vitest';
import { doc, engineFor, searchTags } from '../../helpers/searchIndex';

const pages = [
  doc('/dictionaries', 'Dictionaries', 'Lists of words that mean the same.'),
  doc('/publication', 'Publication', 'Send a version to the channels.'),
  doc('/roles', 'Roles', 'Who may do what.', { kind: 'reference' }),
];

const answer = (query: string) => engineFor(pages).search(query, searchTags);

test('when most of a query is unknown, its known words are offered', () => {
  const { hits, nearest } = answer('qqzzxx wwvvkk publication');
  expect(hits).toEqual([]);
  expect(nearest).toEqual(['publication']);
});

test('a word that begins like one of the texts leads to it', () => {
  expect(answer('dictzzzzzz qqzzxx').nearest).toEqual(['dictionaries']);
});

test('nonsense has nothing near, and an answer with results offers nothing', () => {
  expect(answer('qqzzxxww').nearest).toEqual([]);
  const { hits, nearest } = answer('roles');
  expect(hits).toHaveLength(1);
  expect(nearest).toEqual([]);
});

test('the kind of a page is that of its type unless the page says another', () => {
  const kindOf = (query: string) => answer(query).hits[0]?.document.kind;
  expect(kindOf('roles')).toBe('reference');
  expect(kindOf('publication')).toBe('guide');
});
