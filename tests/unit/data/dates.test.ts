import { expect, test } from 'vitest';
import { dayAndMonth, isDay, longDate, monthAndYear } from '../../../src/data/dates';

const written = (date: string) => [dayAndMonth(date), longDate(date), monthAndYear(date)];

test('dates are written as the style of the site asks', () => {
  expect(written('2023-10-05')).toEqual(['5 October', '5 October 2023', 'October 2023']);
  expect(written('2024-02-29T23:59:59.000Z')).toEqual(['29 February', '29 February 2024', 'February 2024']);
});

test('all months have their names', () => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2023, month, 1)));
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
  expect(months.map((month) => dayAndMonth(month.toISOString()))).toEqual(
    months.map((month) => `1 ${name.format(month)}`),
  );
});

test('what is no date is refused', () => {
  expect(() => longDate('2023-13-01')).toThrow(RangeError);
});

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-13-40', false],
  ['2026-12', false],
])('whether %s is a day: %s', (date, expected) => {
  expect(isDay(date)).toBe(expected);
});
