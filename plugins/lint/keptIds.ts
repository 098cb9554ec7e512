import { parseJson } from '../../src/data/parseJson';
import { anchorsOf } from './anchors';
import type { Site } from './site';

/** Ids to which pages and bookmarks lead, by route, in one text with spaces between. */
export type KeptIds = Readonly<Record<string, string>>;

export const keptIdsFile = 'src/data/ids.json';

/** @returns the recorded ids of a route */
export const idsIn = (kept: KeptIds, path: string): string[] => (kept[path] ?? '').split(' ').filter(Boolean);

/**
 * @returns the recorded ids; none where the site has no such file
 * @throws Error with line and column when the file is not JSON
 */
export const readKeptIds = (site: Site): KeptIds => parseJson(keptIdsFile, site.read(keptIdsFile) ?? '{}') as KeptIds;

/** @returns the recorded ids and all others that the texts have, each page with its ids in the order of the alphabet */
export function withNewIds(kept: KeptIds, site: Site): KeptIds {
  const all = site.documents.flatMap((document): [string, string][] => {
    const path = site.routeOf(document.file)?.path;
    const ids = path === undefined ? [] : [...new Set([...idsIn(kept, path), ...anchorsOf(document)])];
    return path === undefined || ids.length === 0 ? [] : [[path, ids.sort().join(' ')]];
  });
  return Object.fromEntries([...Object.entries(kept), ...all]);
}
