import type { ClientModule } from '@docusaurus/types';
import { ownTable } from './ownTable';
import { loadAll } from './routes';
import { firstSign, idle, isSparing } from './whenToFetch';

/** What is fetched before the reader chooses a link, in bytes of text: the tables and about seven pages, 48 KB with brotli. */
const budget = 240_000;

/** Counts from now on. What is fetched in a long visit is told to observers only: the list of the window has an end. */
function countBytes(): { fetched: number; stop: () => void } {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) count.fetched += (entry as PerformanceResourceTiming).decodedBodySize;
  });
  observer.observe({ type: 'resource' });
  const count = { fetched: 0, stop: () => observer.disconnect() };
  return count;
}

/** Asked of an observer: to measure a link lays out its part of the page, which may be far below the screen. */
function inView(links: HTMLAnchorElement[]): Promise<HTMLAnchorElement[]> {
  if (links.length === 0) {
    return Promise.resolve([]);
  }
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(links.filter((_, index) => entries[index]?.isIntersecting));
    });
    for (const link of links) observer.observe(link);
  });
}

/** Links of the text as they stand, then those of the sidebar, the neighbours of the open page first. */
function linksToPages(): HTMLAnchorElement[] {
  const beside = [...document.querySelectorAll<HTMLAnchorElement>('aside a[href]')];
  const open = beside.findIndex((link) => link.pathname === location.pathname);
  const distance = new Map(beside.map((link, index) => [link, Math.abs(index - open)]));
  const nearestFirst = beside.sort((one, other) => (distance.get(one) ?? 0) - (distance.get(other) ?? 0));
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]'), ...nearestFirst].filter(
    (link) => link.origin === location.origin && link.pathname !== location.pathname,
  );
}

async function fetchAhead(): Promise<void> {
  await (ownTable.ahead ? idle() : firstSign());
  const address = location.pathname;
  const bytes = countBytes();
  await loadAll();
  for (const path of new Set((await inView(linksToPages())).map(({ pathname }) => pathname))) {
    await idle();
    if (location.pathname !== address || bytes.fetched > budget) {
      break;
    }
    // One after another, so that a page that the reader asks for never waits behind several of these.
    await window.docusaurus.preload(path);
  }
  bytes.stop();
}

/**
 * Fetches the pages of the links in view while the reader reads, so that the next page is there when it is chosen; never
 * on a slow or sparing connection. A page that cannot be fetched says so when it is chosen.
 */
const pagesAhead: ClientModule = {
  onRouteDidUpdate({ location: { pathname }, previousLocation }) {
    if (pathname !== previousLocation?.pathname && !isSparing()) {
      fetchAhead().catch(() => undefined);
    }
  },
};

export default pagesAhead;
