import { onceFor } from '../../texts/onceFor';
import { anchorsOf } from '../anchors';
import { idsIn, keptIdsFile, readKeptIds } from '../keptIds';
import type { Rule } from '../rule';

const keptIdsOf = onceFor(readKeptIds);

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
