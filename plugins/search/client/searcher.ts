import { isSiteNewer } from '@local-search/host';
import { indexFileName } from '../common/schema';
import { ask } from './host';
import { createIndexStore, type IndexStore } from './indexStore';
import type { Found } from './messages';

/** There is no index without a build. */
export const hasIndex = process.env.NODE_ENV === 'production';

const nothing: Found = { hits: [], used: [], note: null, marks: [] };

let isNewer = false;

/** @returns whether the site was published again since this page was opened, so that the results are those of another version */
export const isIndexNewer = (): boolean => isNewer;

let isComparing = false;

/** Indexes are fetched together, and one look at the server is enough for all. */
function compareOnce(): void {
  if (isComparing) {
    return;
  }
  isComparing = true;
  isSiteNewer().then((newer) => {
    isNewer = newer;
    isComparing = false;
  });
}

let store: IndexStore | undefined;

const storeOf = (baseUrl: string): IndexStore => {
  store ??= createIndexStore((tag) => {
    compareOnce();
    return ask({ kind: 'load', tag, url: `${baseUrl}${indexFileName(tag)}` });
  });
  return store;
};

/** Loads the indexes of the tags, or again those that failed. */
export function openIndexes(baseUrl: string, tags: readonly string[]): void {
  if (hasIndex) {
    storeOf(baseUrl).open(tags);
  }
}

/** @returns whether the search lacks an index because the reader has no connection */
export const isOffline = (): boolean => !navigator.onLine && store?.isIncomplete() === true;

/** Waits for the indexes of the tags and searches them; whatever fails is an answer without results. */
export async function find(baseUrl: string, tags: readonly string[], query: string): Promise<Found> {
  if (!hasIndex) {
    return nothing;
  }
  await storeOf(baseUrl).ready(tags);
  return ask({ kind: 'search', query, tags }).catch(() => nothing);
}
