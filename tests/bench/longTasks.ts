import type { Browser, Page } from '@playwright/test';

/** A length of time on the main thread of a page, in ms. */
type LongTasks = { blockingTime: number; longestTask: number };

type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number; args?: { data?: EventData } };
type EventData = { documentLoaderURL?: string };

const categories = ['blink.user_timing', 'disabled-by-default-devtools.timeline'];

/** What a task may take before it keeps a reader waiting, in ms (https://web.dev/articles/tbt). */
const unnoticed = 50;

/**
 * Tasks are read from a trace: the long tasks that the browser tells a page of leave out whole layouts before the first
 * paint, and a page that paints late would look as if it never blocked.
 *
 * @param trace what Chromium recorded (https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU)
 * @param address of the page
 * @returns sum of the time above 50 ms of each task of the page, and the longest
 * @throws Error when the trace has no such page or no task of it
 */
export function longTasksOf(trace: readonly TraceEvent[], address: string): LongTasks {
  const start = trace.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  );
  const tasks = trace.filter(
    ({ name, pid, tid, ts }) => name === 'RunTask' && pid === start?.pid && tid === start.tid && ts >= start.ts,
  );
  if (tasks.length === 0) {
    throw new Error(`The trace tells of no task of ${address}`);
  }
  const times = tasks.map(({ dur = 0 }) => dur / 1000);
  return {
    blockingTime: times.reduce((sum, time) => sum + Math.max(0, time - unnoticed), 0),
    longestTask: Math.max(...times),
  };
}

/** @returns a function that ends the recording and says what the page at an address did since */
export async function recordTasks(browser: Browser, page: Page): Promise<(address: string) => Promise<LongTasks>> {
  await browser.startTracing(page, { categories });
  return async (address) => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return longTasksOf(traceEvents, address);
  };
}
