import { expect, test } from 'vitest';
import { batches, type Scored } from '../../../plugins/search/engine/candidates';
import type { TagIndex } from '../../../plugins/search/engine/load';
import { seededRandom } from '../../../src/dl/turn/random';

/** An index of which only the scores matter here: some are nought, some equal, and they differ by orders of magnitude. */
function scoredAtRandom(seed: number, length: number): Scored {
  const random = seededRandom(seed);
  const scores = Float64Array.from({ length }, () => random.below(5) * 10 ** -random.below(12));
  const places = [...scores.keys()];
  return { gathered: { index: {} as TagIndex, places, byWord: [] }, alike: new Map(), scores };
}

test.each([
  [0, 0],
  [1, 0],
  [40, 30],
  [3000, 1000],
])('candidates of indexes with %i and %i sections come once each, the best first', (one, other) => {
  const tags = [scoredAtRandom(1, one), scoredAtRandom(2, other)];
  const found = [...batches(tags)].flat();
  const all = tags.flatMap(({ scores }) => [...scores]).sort((a, b) => b - a);
  expect(found.map(({ score }) => score)).toEqual(all);
  expect(
    new Set(found.map(({ gathered, place }) => `${tags.findIndex((tag) => tag.gathered === gathered)} ${place}`)).size,
  ).toBe(all.length);
});

test('the first candidates come without the others', () => {
  const [first = []] = batches([scoredAtRandom(1, 3000)]);
  expect(first.length).toBeGreaterThan(0);
  expect(first.length).toBeLessThanOrEqual(64);
});
