import { afterEach, expect, test, vi } from 'vitest';
import { type Arrival, takeArrival } from '../../../plugins/search/client/arrivalRecord';
import { leaveArrival } from '../../../plugins/search/client/leaveArrival';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is left for a new tab is taken once, by its page, within half a minute', () => {
  const kept = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'https://docs.example/content', pathname: '/goto' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const arrival: Arrival = { terms: ['goto'], type: 'docs' };

  leaveArrival('/goto#steps', arrival);
  expect(takeArrival(undefined, false), 'by a page that was open before').toBeUndefined();
  expect(takeArrival(undefined, true)).toMatchObject(arrival);
  expect(takeArrival(undefined, true), 'once').toBeUndefined();

  leaveArrival('/other', arrival);
  expect(takeArrival(undefined, true), 'for another page').toBeUndefined();

  leaveArrival('/goto', arrival);
  vi.advanceTimersByTime(30_000);
  expect(takeArrival(undefined, true), 'too late').toBeUndefined();
});
