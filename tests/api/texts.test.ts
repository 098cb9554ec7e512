import { describe, expect, test } from 'vitest';
import { readAvoidedWords } from '../../plugins/lint/avoidedWords';
import { anyWord, asWords, findWords } from '../../plugins/lint/findWords';
import { objectsIn } from '../../src/api/check/walk';
import { ids, served } from './documents';

const shownNames = ['title', 'summary', 'description'];

/** Texts that readers see, without code. Examples and samples are data. */
const texts = ids.flatMap((id) =>
  [...objectsIn({ ...served[id] })].flatMap(({ fields, way }) =>
    way.includes('value') || way.includes('example')
      ? []
      : shownNames.flatMap((name) => {
          const text = fields[name];
          return typeof text === 'string'
            ? [{ where: [id, ...way, name].join('.'), text: text.replaceAll(/`[^`]*`/g, ' ') }]
            : [];
        }),
  ),
);

/** @returns one line for each hit of a pattern */
const hits = (pattern: RegExp, allowed?: RegExp) =>
  texts.flatMap(({ where, text }) => findWords(text, pattern, allowed).map(({ found }) => `${where}: ${found}`));

describe('texts of the documents', () => {
  test('there are many, and most are short', () => {
    console.log(`texts: ${texts.length}, the longest ${Math.max(...texts.map(({ text }) => text.length))} characters`);
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter(({ where, text }) => text.length > 400 && !where.endsWith('info.description'))).toEqual([]);
  });

  test.each(['product-terms', 'british-spelling'] as const)('they have no word of %s', (rule) => {
    const found = readAvoidedWords(rule).flatMap(({ pattern, allowed }) => hits(pattern, allowed));
    expect(found).toEqual([]);
  });

  test('they do not say where a rule comes from', () => {
    expect(hits(asWords([anyWord(['stated', 'decided', 'specification', 'not shown', 'inferred'])]))).toEqual([]);
  });
});
