import { anchorsOf } from '../anchors';
import { idsIn, type KeptIds, keptIdsFile, readKeptIds } from '../keptIds';
import type { Rule } from '../rule';
import type { Site } from '../site';

const known = new WeakMap<Site, KeptIds>();

function keptIdsOf(site: Site): KeptIds {
  const kept = known.get(site) ?? readKeptIds(site);
  known.set(site, kept);
  return kept;
}

/**
 * An id that was recorded stays: links from outside and bookmarks lead to it. Headings may get other words, and sections
 * another place on their page. `tests/content/keptIds.test.ts` records the ids of new headings.
 */
export const keptIds: Rule = {
  name: 'kept-ids',
  unit: 'recorded ids',
  check: (document, site) => {
    const { file, parseFault } = document;
    const path = site.routeOf(file)?.path;
    const ids = path === undefined || parseFault ? [] : idsIn(keptIdsOf(site), path);
    const anchors = anchorsOf(document);
    const faults = ids
      .filter((id) => !anchors.includes(id))
      .map((id) => ({
        file,
        line: 1,
        reason: `The id "${id}" is gone, but bookmarks and links lead to ${path}#${id}.`,
        fix: `write {#${id}} after the heading that covers it now; if none does, delete it from ${keptIdsFile}.`,
      }));
    return { checked: ids.length, faults };
  },
};
