import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOfJsonFault } from '../../../src/data/placeOfJsonFault';

test.each([
  ['{"a": 1,}', 8],
  ['{"a" 1}', 5],
  ['{"a": [1, {"b": 2]}', 17],
  ["{'a': 1}", 1],
  ['[]]', 2],
  ['[1, 2 ', 6],
  ['["a line\nbreak"]', 1],
  [' ', 1],
])('%j stops being JSON after %i characters', (text, place) => {
  expect(placeOfJsonFault(text)).toBe(place);
});

test('a text has no such place exactly when it can be parsed, whatever was changed in it', () => {
  const isJson = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const signs = fc.constantFrom('', ...'{}[],:"\\01.-eEtu \n');
  const change = fc.record({ at: fc.nat(60), sign: signs, replaced: fc.nat(2) });
  fc.assert(
    fc.property(fc.json({ maxDepth: 3 }), fc.array(change, { maxLength: 3 }), (json, changes) => {
      const text = changes.reduce((before, { at, sign, replaced }) => {
        const place = at % (before.length + 1);
        return before.slice(0, place) + sign + before.slice(place + replaced);
      }, json);
      expect(placeOfJsonFault(text) === undefined).toBe(isJson(text));
    }),
    { numRuns: 2000 },
  );
});
