import { afterEach, expect, test, vi } from 'vitest';
import {
  forgetSearch,
  forgetSearches,
  keepSearch,
  recentSearches,
} from '../../../plugins/search/client/recentSearches';

/** Storage as a browser has it: on, or with an error in each of its methods. */
function storage(fault?: 'off' | 'full', first: Record<string, string> = {}): void {
  const kept = new Map(Object.entries(first));
  const fail = () => {
    throw new DOMException('no storage', fault === 'full' ? 'QuotaExceededError' : 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: fault === 'off' ? fail : (key: string) => kept.get(key) ?? null,
    setItem: fault ? fail : (key: string, value: string) => kept.set(key, value),
    removeItem: fault === 'off' ? fail : (key: string) => kept.delete(key),
  });
}

afterEach(() => vi.unstubAllGlobals());

test('the newest six are kept, each once', () => {
  storage();
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' B ', '  ']) keepSearch(query);
  expect(recentSearches()).toEqual(['B', 'g', 'f', 'e', 'd', 'c']);
});

test('one can be forgotten, and all', () => {
  storage();
  keepSearch('roles');
  keepSearch('rules');
  forgetSearch('ROLES');
  expect(recentSearches()).toEqual(['rules']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

for (const fault of ['off', 'full'] as const) {
  test(`storage that is ${fault} keeps nothing and breaks nothing`, () => {
    storage(fault);
    keepSearch('roles');
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  });
}

for (const foreign of ['{', '"text"', '[1, null, "roles"]']) {
  test(`what something else has written is no fault: ${foreign}`, () => {
    storage(undefined, { 'local-search.recent': foreign });
    expect(recentSearches()).toEqual(foreign.startsWith('[') ? ['roles'] : []);
  });
}
