import type { Server } from 'node:http';
import { createSecureServer } from 'node:http2';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { createExactServer } from '../../plugins/tools/preview-server/exactServer';
import { chromiumArguments, ensureChromium } from '../helpers/chromium';
import { listening } from '../helpers/listening';
import { localCertificate } from '../helpers/localCertificate';
import { recordTasks } from './longTasks';

/** What a first visit to one page costs; bytes are compressed with brotli at its highest level. */
export type FirstVisit = {
  requests: number;
  /** Scripts that the page asks for until it is alive. */
  scriptBytes: number;
  /** Style sheets that are files. */
  styleBytes: number;
  /** Scripts that it asks for later: those of other pages, and of parts that wait for an idle time. */
  laterScriptBytes: number;
  allBytes: number;
  /** Time above 50 ms of each long task, in ms (Total Blocking Time, https://web.dev/articles/tbt). */
  blockingTime: number;
  /** The longest time for which the page could not answer its reader, in ms. */
  longestTask: number;
  /** Sum of layout shifts (https://web.dev/articles/cls). */
  layoutShift: number;
  /** When the first text or picture was painted, in ms. */
  firstPaint: number;
  /** When the largest element was painted, in ms. */
  largestPaint: number;
};

// The line "slow 4G" of the developer tools of Chromium: 400 ms for an answer and 1.44 Mbit/s down.
const slow4g = { offline: false, latency: 400, downloadThroughput: 180_000, uploadThroughput: 84_000 };
const slowerProcessor = { rate: 4 };

/** From here on the page has a slow line and a slow processor. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', slowerProcessor);
}

/** Other hosts fail at once, as without a line: a visit waits until the network is quiet, and they may never answer. */
export const onlyLocal = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

type Vitals = Pick<FirstVisit, 'layoutShift' | 'firstPaint' | 'largestPaint'>;
type Bytes = Omit<FirstVisit, keyof Vitals | 'blockingTime' | 'longestTask'>;

/** Runs in the page, as text, because the compiler of the bench would add calls of its helpers to a function. */
const observeVitals = `
  const vitals = (window.vitals = { layoutShift: 0, firstPaint: 0, largestPaint: 0 });
  window.busyUntil = 0;
  window.aliveAt = Infinity;
  new MutationObserver(() => {
    if (document.documentElement.dataset.hasHydrated === 'true') aliveAt = Math.min(aliveAt, Date.now());
  }).observe(document, { subtree: true, attributeFilter: ['data-has-hydrated'] });
  const observe = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  observe('longtask', ({ startTime, duration }) => { busyUntil = startTime + duration; });
  observe('layout-shift', ({ value }) => { vitals.layoutShift += value; });
  observe('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') vitals.firstPaint = startTime; });
  observe('largest-contentful-paint', ({ startTime }) => { vitals.largestPaint = startTime; });
`;

function countBytes(page: Page): (aliveAt: number) => Promise<Bytes> {
  const pending: Promise<{ size: number; kind: 'script' | 'style' | 'other'; askedAt: number }>[] = [];
  const measure = async (request: Request) => {
    const isScript = request.resourceType() === 'script' || request.url().endsWith('.js');
    const kind = isScript ? ('script' as const) : request.resourceType() === 'stylesheet' ? 'style' : 'other';
    // Chromium does not keep every large body; then the bytes on the line count, which are brotli for texts.
    const body = await (await request.response())?.body().catch(() => undefined);
    const size = body ? brotliCompressSync(body).length : (await request.sizes()).responseBodySize;
    return { size, kind, askedAt: request.timing().startTime } as const;
  };
  // A worker from a blob is asked for as well, but from the page itself.
  const listen = (request: Request) => request.url().startsWith('http') && pending.push(measure(request));
  page.on('requestfinished', listen);
  return async (aliveAt) => {
    page.off('requestfinished', listen);
    const files = await Promise.all(pending);
    const sum = (chosen: typeof files) => chosen.reduce((total, { size }) => total + size, 0);
    return {
      requests: files.length,
      scriptBytes: sum(files.filter(({ kind, askedAt }) => kind === 'script' && askedAt <= aliveAt)),
      laterScriptBytes: sum(files.filter(({ kind, askedAt }) => kind === 'script' && askedAt > aliveAt)),
      styleBytes: sum(files.filter(({ kind }) => kind === 'style')),
      allBytes: sum(files),
    };
  };
}

/** Time without a request after which the network counts as quiet, in ms. */
const quietFor = 500;

/** Time without a long task after which a page counts as idle, in ms. */
const idleFor = 2_000;

/**
 * Playwright's own "networkidle" is never reached on a page that starts a worker from a blob, as Redoc does.
 *
 * @returns a function that waits until there has been no request for a while
 */
function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let lastChange = Date.now();
  const begin = (request: Request) => {
    if (request.url().startsWith('http')) open.add(request);
    lastChange = Date.now();
  };
  const end = (request: Request) => {
    open.delete(request);
    lastChange = Date.now();
  };
  page.on('request', begin);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const start = Date.now();
    while (open.size > 0 || Date.now() - lastChange < quietFor) {
      if (Date.now() - start > 120_000) {
        throw new Error(`The network is never quiet: ${[...open].map((request) => request.url()).join(', ')}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
}

/**
 * A network that is quiet may leave the page at work, and the visit would end before its last long task: what is fetched
 * later, as pages are ahead, would make a site look busier than one that is only slower.
 */
async function waitUntilIdle(page: Page): Promise<void> {
  while ((await page.evaluate<number>('performance.now() - busyUntil')) < idleFor) {
    await page.waitForTimeout(100);
  }
}

async function visit(browser: Browser, address: string, slow: boolean): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    if (slow) await slowDown(page);
    await page.addInitScript({ content: observeVitals });
    const bytes = countBytes(page);
    const quiet = watchNetwork(page);
    const tasks = await recordTasks(browser, page);
    await page.goto(address, { timeout: 120_000 });
    await quiet();
    await waitUntilIdle(page);
    await quiet();
    const vitals = await page.evaluate<Vitals>('vitals');
    const aliveAt = await page.evaluate<number>('aliveAt');
    return { ...(await bytes(aliveAt)), ...vitals, ...(await tasks(address)) };
  } finally {
    await context.close();
  }
}

/** The same answers over HTTP/2, which browsers speak only with TLS. */
const overHttp2 = (server: Server) =>
  createSecureServer(localCertificate(), (request, response) => server.emit('request', request, response));

/**
 * Visits pages with an empty cache, until network and page are quiet, prefetching included.
 *
 * @param dirs folders of built sites with compressed files (`compressedCopy`), by a name of yours
 * @param pages paths of pages that all sites have
 * @param rounds how often each page is visited; the sites take turns
 * @param slow whether on a slow 4G line and with a processor 4 times slower
 * @param http2 whether over HTTP/2 instead of HTTP/1.1
 * @returns the visits of each site and page
 */
export async function visitInTurn<Name extends string>(
  dirs: Record<Name, string>,
  pages: readonly string[],
  { rounds, slow, http2 = false }: { rounds: number; slow: boolean; http2?: boolean },
): Promise<{ site: Name; page: string; visits: FirstVisit[] }[]> {
  const names = Object.keys(dirs) as Name[];
  const servers = names
    .map((name) => createExactServer(dirs[name]))
    .map((server) => (http2 ? overHttp2(server) : server));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments, onlyLocal] });
  try {
    const roots = await Promise.all(servers.map(listening));
    const all = pages.flatMap((page) => names.map((site) => ({ site, page, visits: [] as FirstVisit[] })));
    for (let round = 0; round < rounds; round += 1) {
      for (const { site, page, visits } of all) {
        visits.push(await visit(browser, `${roots[names.indexOf(site)]}${page}`, slow));
      }
    }
    return all;
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
}
