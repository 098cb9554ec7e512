import type { ClientModule } from '@docusaurus/types';
import { ownTable } from './ownTable';
import { loadAll } from './routes';
import { firstSign, idle, isSparing } from './whenToFetch';

/** Prefetch limit in bytes of uncompressed text: the tables and about seven pages, 48 KB with brotli. */
const budget = 240_000;

/** Counts from now on. The resource timing buffer is limited, so in a long visit only observers see all requests. */
function countBytes(): { fetched: number; stop: () => void } {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) count.fetched += (entry as PerformanceResourceTiming).decodedBodySize;
  });
  observer.observe({ type: 'resource' });
  const count = { fetched: 0, stop: () => observer.disconnect() };
  return count;
}

/** Uses an observer, because measuring a link forces layout of its part of the page, which may be far off screen. */
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

/** Links of the text in document order, then those of the sidebar, starting with the neighbours of the open page. */
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
  try {
    await loadAll();
    for (const path of new Set((await inView(linksToPages())).map(({ pathname }) => pathname))) {
      await idle();
      if (location.pathname !== address || bytes.fetched > budget) break;
      // One after another, so that a page that the reader opens never waits behind several of these.
      await window.docusaurus.preload(path);
    }
  } finally {
    bytes.stop();
  }
}

/**
 * Prefetches the pages behind the links in view while the reader is reading, but never on a slow connection or with
 * data saver. Errors are ignored here; they are reported when the reader opens the page.
 */
const pagesAhead: ClientModule = {
  onRouteDidUpdate({ location: { pathname }, previousLocation }) {
    if (pathname !== previousLocation?.pathname && !isSparing()) {
      fetchAhead().catch(() => undefined);
    }
  },
};

export default pagesAhead;
