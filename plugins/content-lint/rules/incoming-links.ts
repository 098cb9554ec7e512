import { pageLinks, pathOf } from '../pageLinks';
import type { Rule } from '../rule';
import type { Site } from '../site';

const fewest = 2;

/** @returns the pages that lead to a route from their text */
function leadersTo(route: string, { documents, routeOf }: Site): string[] {
  return documents
    .filter(({ kind, file }) => kind === 'doc' && routeOf(file)?.path !== route)
    .filter((document) => pageLinks(document).some(({ address }) => pathOf(address) === route))
    .map(({ file }) => file);
}

/** Every documentation page is reached from the text of two other pages at least; the start page is the way in. */
export const incomingLinks: Rule = {
  name: 'incoming-links',
  unit: 'pages',
  check: (document, site) => {
    const route = site.routeOf(document.file)?.path;
    if (document.kind !== 'doc' || route === undefined || route === '/') {
      return { checked: 0, faults: [] };
    }
    const leaders = leadersTo(route, site).length;
    const count = leaders === 1 ? 'Only 1 other page leads' : 'No other page leads';
    const reason = `${count} here from its text; ${fewest} are needed.`;
    const fix = `link to ${route} where a reader may want it.`;
    return { checked: 1, faults: leaders < fewest ? [{ file: document.file, line: 1, reason, fix }] : [] };
  },
};
