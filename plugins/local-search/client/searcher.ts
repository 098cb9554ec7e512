import { indexFileName } from '../common/schema';
import { ask } from './host';
import { createIndexStore, type IndexStore } from './indexStore';
import type { Found } from './messages';

/** There is no index without a build. */
export const hasIndex = process.env.NODE_ENV === 'production';

const nothing: Found = { hits: [], used: [], note: null, marks: [] };

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  // The name of the file has no hash: an old copy would lead to pages that are gone.
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) {
    throw new Error(`${url} has the status ${response.status}`);
  }
  return response.arrayBuffer();
}

let store: IndexStore | undefined;

const storeOf = (baseUrl: string): IndexStore => {
  store ??= createIndexStore(
    (tag) => fetchBytes(`${baseUrl}${indexFileName(tag)}`),
    (tag, bytes) => ask({ kind: 'load', tag, bytes }),
  );
  return store;
};

/** Loads the indexes of the tags, or again those that failed. */
export function openIndexes(baseUrl: string, tags: readonly string[]): void {
  if (hasIndex) {
    storeOf(baseUrl).open(tags);
  }
}

/** Waits for the indexes of the tags and searches them; whatever fails is an answer without results. */
export async function find(baseUrl: string, tags: readonly string[], query: string): Promise<Found> {
  if (!hasIndex) {
    return nothing;
  }
  await storeOf(baseUrl).ready(tags);
  return ask({ kind: 'search', query, tags }).catch(() => nothing);
}
