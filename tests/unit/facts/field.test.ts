import { describe, expect, test } from 'vitest';
import {
  decimal,
  entries,
  type Field,
  formatNumber,
  type Infer,
  integer,
  list,
  minutesAndSeconds,
  oneOf,
  optional,
  pattern,
  percent,
  record,
  text,
  year,
  yesNo,
} from '../../../src/data/schema/field';

const assistant = record({
  name: text(),
  language: oneOf(['ru', 'en', 'kk']),
  skills: list(record({ code: pattern(/^[a-z]+$/, 'a code'), nodes: integer(1, 300) })),
  note: optional(text()),
});

const pip: Infer<typeof assistant> = { name: 'Pip', language: 'en', skills: [{ code: 'track', nodes: 4 }] };

const reasons = (field: Field<unknown>, value: unknown): string[] =>
  field.check(value, []).map(({ path, reason, fix }) => `${path.join('.')}: ${reason}. Fix: ${fix}.`);

describe('fields', () => {
  test('a right value has no faults', () => {
    expect(assistant.check(pip, [])).toEqual([]);
  });

  test('every fault is told with its path and a fix', () => {
    const wrong = { name: ' Pip', language: 'eng', skills: [{ code: 'track', nodes: 301 }, 'small_talk'], nane: 'Pip' };
    expect(reasons(assistant, wrong)).toEqual([
      'nane: this field is unknown. Fix: write "name" or "note".',
      'name: it is " Pip". Fix: it must be a text without spaces at its ends, in quotation marks where YAML reads it as something else.',
      'language: it is "eng". Fix: write "en".',
      'skills.0.nodes: it is 301. Fix: it must be a whole number, 1 or more and at most 300.',
      'skills.1: it is "small_talk". Fix: it must have the fields code, nodes.',
    ]);
  });

  test('a missing field is a fault, a missing optional one is not', () => {
    expect(reasons(record({ name: text(), note: optional(text()) }), {})).toHaveLength(1);
  });

  test.each([
    ['an empty list', list(text()), []],
    ['no entries', entries(text()), {}],
    ['a name in upper case', entries(text()), { Branches: 'x' }],
    ['a number in place of a text', text(), 15.4],
    ['an empty text', text(), ''],
    ['a share above 100', percent(), 100.1],
    ['a share with two decimals', percent(), 12.55],
    ['half a second', minutesAndSeconds(), 0.5],
    ['a word for a switch', yesNo(), 'yes'],
    ['a part of a number', integer(), 1.5],
    ['a number without end', decimal(), Number.POSITIVE_INFINITY],
  ] satisfies [string, Field<unknown>, unknown][])('%s is a fault', (_, field, value) => {
    expect(field.check(value, [])).toHaveLength(1);
  });

  test.each([
    ['thousands', integer().show?.(604_800), '604,800'],
    ['a year', year().show?.(2026), '2026'],
    ['a share', percent().show?.(80), '80.0%'],
    ['a time', minutesAndSeconds().show?.(252), '4:12'],
    ['a time with few seconds', minutesAndSeconds().show?.(185), '3:05'],
    ['a switch', yesNo().show?.(true), 'yes'],
    ['a list', list(integer()).show?.([1, 2000]), '1, 2,000'],
    ['a decimal', formatNumber(4.5), '4.5'],
  ])('%s is printed as the style says', (_, shown, expected) => {
    expect(shown).toBe(expected);
  });
});
