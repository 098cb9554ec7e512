import { onceFor } from '../../texts/onceFor';
import { pageLinks, pathOf } from '../../texts/pageLinks';
import type { Rule } from '../rule';
import type { Site } from '../site';

const fewest = 2;

/** Route → how many other documentation pages lead to it from their text. */
const leadersTo = onceFor(({ documents, routeOf }: Site): ReadonlyMap<string, number> => {
  const leaders = new Map<string, number>();
  for (const document of documents.filter(({ kind }) => kind === 'doc')) {
    const own = routeOf(document.file)?.path;
    const targets = new Set(pageLinks(document).map(({ address }) => pathOf(address)));
    for (const target of targets) {
      if (target !== own) leaders.set(target, (leaders.get(target) ?? 0) + 1);
    }
  }
  return leaders;
});

/** Every documentation page is reached from the text of two other pages at least; the start page is the way in. */
export const incomingLinks: Rule = {
  name: 'incoming-links',
  unit: 'pages',
  check: (document, site) => {
    const route = site.routeOf(document.file)?.path;
    if (document.kind !== 'doc' || route === undefined || route === '/') {
      return { checked: 0, faults: [] };
    }
    // What cannot be parsed may lead here.
    if (site.documents.some(({ parseFault }) => parseFault)) {
      return { checked: 1, faults: [] };
    }
    const leaders = leadersTo(site).get(route) ?? 0;
    const count = leaders === 1 ? 'Only 1 other page leads' : 'No other page leads';
    const reason = `${count} here from its text; ${fewest} are needed.`;
    const fix = `link to ${route} where a reader may want it.`;
    return { checked: 1, faults: leaders < fewest ? [{ file: document.file, line: 1, reason, fix }] : [] };
  },
};
