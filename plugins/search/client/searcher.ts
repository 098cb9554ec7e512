import { isSiteNewer } from '@local-search/host';
import { LIMITS } from '../common/limits';
import { indexFileName, textFileName } from '../common/schema';
import { ask } from './host';
import { createIndexStore, type IndexStore } from './indexStore';
import type { Excerpt, Found, Result } from './messages';

/** There is no index without a build. */
export const hasIndex = process.env.NODE_ENV === 'production';

const nothing: Found = { hits: [], used: [], note: null, nearest: [] };

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

/** @returns whether an index that was asked for did not come, so that nothing of it is found */
export const lacksIndex = (): boolean => store?.isIncomplete() === true;

/** Waits for the indexes of the tags and searches them; whatever fails is an answer without results. */
export async function find(baseUrl: string, tags: readonly string[], query: string): Promise<Found> {
  if (!hasIndex) {
    return nothing;
  }
  await storeOf(baseUrl).ready(tags);
  return ask({ kind: 'search', query, tags }).catch(() => nothing);
}

/** @returns pieces of the texts of results, by their address; without those whose text does not come */
export async function excerptsFor(baseUrl: string, results: readonly Result[]): Promise<Map<string, Excerpt>> {
  const of = results.map(({ document: { sectionRoute }, terms }) => {
    const [route = '', anchor = ''] = sectionRoute.split('#');
    return { file: `${baseUrl}${textFileName(route.slice(baseUrl.length - 1))}`, anchor, terms };
  });
  const length = window.innerWidth <= LIMITS.phone ? LIMITS.excerptOnPhone : LIMITS.excerpt;
  const excerpts = await ask({ kind: 'excerpts', of, length }).catch(() => []);
  return new Map(results.flatMap(({ document }, at) => (excerpts[at] ? [[document.sectionRoute, excerpts[at]]] : [])));
}
