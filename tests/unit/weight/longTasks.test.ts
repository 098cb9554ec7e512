import { expect, test } from 'vitest';
import { longTasksOf } from '../../bench/longTasks';

const address = 'http://localhost/terms';
const start = { name: 'navigationStart', pid: 7, tid: 1, ts: 1_000, args: { data: { documentLoaderURL: address } } };
const task = (ts: number, milliseconds: number, thread = 1) => ({
  name: 'RunTask',
  pid: 7,
  tid: thread,
  ts,
  dur: milliseconds * 1000,
});

test('what is above 50 ms in a task of the page counts, the first paint or not', () => {
  const trace = [start, task(2_000, 120), task(200_000, 50), task(300_000, 60)];
  expect(longTasksOf(trace, address)).toEqual({ blockingTime: 80, longestTask: 120 });
});

test('tasks of another thread or of the page before it do not count', () => {
  const trace = [task(0, 500), start, task(2_000, 30), task(3_000, 400, 2)];
  expect(longTasksOf(trace, address)).toEqual({ blockingTime: 0, longestTask: 30 });
});

test.each([
  { name: 'another page', trace: [{ ...start, args: {} }, task(2_000, 30)] },
  { name: 'no task', trace: [start] },
])('a trace of $name is an error', ({ trace }) => {
  expect(() => longTasksOf(trace, address)).toThrow('The trace tells of no task of http://localhost/terms');
});
