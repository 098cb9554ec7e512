import { expect, test } from 'vitest';
import { planRelease } from '../../../plugins/tools/new-release/planRelease';

const known = [
  { version: '0.71.0', date: '2023-09-19' },
  { version: '0.72.0', date: '2023-10-05' },
];

test.each([
  ['the first day of the rhythm that is not over', '2023-10-06', '2023-10-19'],
  ['the day itself', '2023-10-19', '2023-10-19'],
  ['the next one', '2023-10-20', '2023-11-02'],
  ['years later', '2026-11-21', '2026-11-26'],
])('the date is %s', (_name, today, date) => {
  expect(planRelease({ version: '0.73.0' }, known, today)).toEqual({ version: '0.73.0', date });
});

test('a day of the rhythm on a weekend gives way to Monday', () => {
  const onSaturday = [{ version: '0.72.0', date: '2023-10-07' }];
  expect(planRelease({ version: '0.73.0' }, onSaturday, '2023-10-08')).toEqual({
    version: '0.73.0',
    date: '2023-10-23',
  });
});

test('a chosen date stays, also one that is over', () => {
  const wanted = { version: '0.72.1', date: '2023-10-12' };
  expect(planRelease(wanted, known, '2026-11-21')).toEqual(wanted);
});

// 0.37.2 was released after 0.36.0, and 0.59.0 after 0.57.0.
test.each(['0.73.0', '0.73.2', '0.74.0', '0.72.1', '1.0.0'])('%s may come next', (version) => {
  expect(planRelease({ version }, known, '2023-10-06')).toMatchObject({ version });
});

test.each([
  ['0.72.0', undefined, 'Release 0.72.0 of 5 October 2023 exists. Fix: write a version such as 0.73.0.'],
  ['0.71.9', undefined, 'Release 0.71.9 is older than the newest one, 0.72.0. Fix: write a version such as 0.73.0.'],
  ['0.73', undefined, '"0.73" is not a version of three numbers. Fix: write a version such as 0.73.0.'],
  ['0.073.0', undefined, '"0.073.0" is not a version of three numbers. Fix: write a version such as 0.73.0.'],
  ['v0.73.0', undefined, '"v0.73.0" is not a version of three numbers. Fix: write a version such as 0.73.0.'],
  ['0.75.0', undefined, 'Release 0.75.0 skips numbers after 0.72.0. Fix: write a version such as 0.73.0.'],
  ['1.2.0', undefined, 'Release 1.2.0 skips numbers after 0.72.0. Fix: write a version such as 0.73.0.'],
  ['2.0.0', undefined, 'Release 2.0.0 skips numbers after 0.72.0. Fix: write a version such as 0.73.0.'],
  ['0.73.0', '2023-10-05', '5 October 2023 is not after the last release, of 5 October 2023. Fix: choose a later day.'],
  ['0.73.0', '2023-10-21', '21 October 2023 is not a working day. Fix: choose a day from Monday to Friday.'],
  ['0.73.0', '2023-02-30', '"2023-02-30" is not a date. Fix: write it as 2023-10-19.'],
  ['0.73.0', 'tomorrow', '"tomorrow" is not a date. Fix: write it as 2023-10-19.'],
])('%s, date %s: refused', (version, date, refusal) => {
  expect(planRelease({ version, date }, known, '2023-10-06')).toEqual({ refusal });
});
