import { expect, test } from 'vitest';
import { assignTracks } from '../../../plugins/figures/graph/assignTracks';

test.each([
  ['much room', 16, 80, 20],
  ['little room', 16, 23, 5],
  ['no room', 16, 13, 5],
])('two lines side by side do not cross, and are apart: %s between the layers', (_, top, bottom, apart) => {
  const [left = 0, right = 0] = assignTracks([
    { upper: 0, lower: 50, top, bottom },
    { upper: 40, lower: 100, top, bottom },
  ]);
  expect(left - right).toBeGreaterThanOrEqual(apart);
});
