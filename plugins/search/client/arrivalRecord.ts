import type { DocumentType } from '../common/schema';

/** What a result hands to the page that it leads to. */
export type Arrival = { readonly terms: string[]; readonly type: DocumentType };

/** Name in the state of the history and in the storage. */
export const key = 'local-search';

/** Milliseconds in which a new tab must ask for what was left for it. */
const lifetime = 30_000;

export type Left = Arrival & { readonly path: string; readonly at: number };

function takeLeft(): Arrival | undefined {
  try {
    const text = localStorage.getItem(key);
    const left: Left | undefined = text ? JSON.parse(text) : undefined;
    if (left?.path === location.pathname) {
      localStorage.removeItem(key);
      return Date.now() - left.at < lifetime ? left : undefined;
    }
  } catch {
    // Without storage nothing was left.
  }
  return undefined;
}

/**
 * Takes what a result of the search left for this page, once: a page that is loaded again is clean.
 *
 * @param state of the location in the router
 * @param isFirst whether the page has just been loaded, perhaps into a new tab
 */
export function takeArrival(state: unknown, isFirst: boolean): Arrival | undefined {
  const arrival = (state as Record<string, Arrival> | undefined)?.[key];
  if (arrival) {
    // The router keeps its own state around ours and must not hear of a change.
    window.history.replaceState({ ...window.history.state, state: undefined }, '');
    return arrival;
  }
  return isFirst ? takeLeft() : undefined;
}
