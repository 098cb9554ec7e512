import { expect, test } from 'vitest';
import { docsTag, engineFor } from '../../helpers/searchIndex';
import { samplePages } from './pages';

const engine = engineFor(samplePages);
const marked = (text: string, terms: string[]) =>
  engine.match(text, terms).map(([start, end]) => text.slice(start, end));

test.each([
  ['by stem', 'One dictionary, two dictionaries.', ['dictionaries'], ['dictionary', 'dictionaries']],
  ['by stem, in Russian', 'Словарь и словари', ['словарями'], ['Словарь', 'словари']],
  ['е and ё', 'Отчёты', ['отчет'], ['Отчёты']],
  ['words that begin so', 'configure the configuration', ['conf'], ['configure', 'configuration']],
  ['not in the middle of a word', 'reconfigure', ['conf'], []],
  ['not by one letter', 'a b ab', ['a'], ['a']],
  ['a name with its signs', 'set %that_anchor here', ['%that_anchor'], ['%that_anchor']],
  ['a fragment', 'a [&1] b 1', ['[&1]'], ['[&1]']],
  ['a call', 'Chatter.setContext()', ['chatter.setcontext'], ['Chatter.setContext']],
  ['a release number', 'since 0.37.2.', ['0.37.2'], ['0.37.2']],
  ['a soft hyphen inside', 'vari\u00adable', ['variable'], ['vari\u00adable']],
  ['nothing', 'text', [], []],
  ['a term that is only signs', 'a * b', ['*'], ['*']],
])('marks %s', (_name, text, terms, expected) => {
  expect(marked(text, terms)).toEqual(expected);
});

test.each([
  ['%that_anchor', '%that_anchor'],
  ['what is %that_anchor?', '%that_anchor'],
  ['"%that_anchor",', '%that_anchor'],
  ['[%that_anchor="x"]', '%that_anchor'],
  ['[&1],', '[&1]'],
  ['*', '*'],
  ['(*)', '*'],
])('the terms of a hit mark the name in %s', (query, name) => {
  const [hit] = engine.search(query, [docsTag]).hits;
  expect(marked(`Set ${name} here`, hit?.terms ?? [])).toEqual([name]);
});

test('the terms of a hit mark what was found', () => {
  const [hit] = engine.search('dictonaries', [docsTag]).hits;
  expect(marked('Dictionaries', hit?.terms ?? [])).toEqual(['Dictionaries']);
});
