const key = 'local-search.recent';

/** Searches that are kept, the newest first. */
const most = 6;

const isText = (value: unknown): value is string => typeof value === 'string';

/** @returns the searches from which a result was opened on this device, the newest first; none without storage */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText).slice(0, most) : [];
  } catch {
    // What another script has written there is no list either.
    return [];
  }
}

function keep(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // Storage that is off or full keeps nothing, and the search works all the same.
  }
}

const without = (query: string) => recentSearches().filter((kept) => kept.toLowerCase() !== query.trim().toLowerCase());

/** Keeps a search from which a result was opened. */
export function keepSearch(query: string): void {
  if (query.trim() !== '') {
    keep([query.trim(), ...without(query)].slice(0, most));
  }
}

export const forgetSearch = (query: string): void => keep(without(query));

export const forgetSearches = (): void => keep([]);
