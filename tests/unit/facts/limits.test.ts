import { describe, expect, test } from 'vitest';
import { formatLimit } from '../../../src/data/schema/limits';

describe('limits as readers see them', () => {
  test.each([
    [{ value: 10, unit: 'count' }, '10'],
    [{ value: 4000, unit: 'characters' }, '4,000 characters'],
    [{ least: 5, value: 1440, default: 30, unit: 'minutes' }, '5–1,440 minutes, 30 by default'],
    [{ least: 1, value: 10, default: 5, unit: 's' }, '1–10 s, 5 by default'],
    [{ value: 1, unit: 'MB' }, '1 MB'],
    [{ value: 1, unit: 's' }, '1 s'],
    [{ value: 1, unit: 'hours' }, '1 hour'],
  ] as const)('%j', (limit, shown) => {
    expect(formatLimit(limit)).toBe(shown);
  });
});
