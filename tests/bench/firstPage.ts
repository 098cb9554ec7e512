import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { createExactServer } from '../../plugins/preview-server/exactServer';
import { chromiumArguments, ensureChromium } from '../helpers/chromium';

/** What a first visit to one page costs; bytes are compressed with brotli at its highest level. */
export type FirstPage = {
  requests: number;
  /** Scripts that the page runs. */
  scriptBytes: number;
  /** Scripts of other pages, fetched ahead when the network is idle. */
  prefetchedBytes: number;
  allBytes: number;
};

/**
 * @param dir folder of a built site
 * @param address path of the page
 * @returns what the browser asked for until the network was quiet, prefetching included
 */
export async function measureFirstPage(dir: string, address: string): Promise<FirstPage> {
  const server = createExactServer(dir);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const listening = server.address();
  const port = typeof listening === 'object' && listening ? listening.port : 0;
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage();
    const measured: FirstPage = { requests: 0, scriptBytes: 0, prefetchedBytes: 0, allBytes: 0 };
    const pending: Promise<void>[] = [];
    page.on('response', (response) => {
      pending.push(
        response.body().then((body) => {
          const size = brotliCompressSync(body).length;
          measured.requests += 1;
          measured.allBytes += size;
          if (response.request().resourceType() === 'script') {
            measured.scriptBytes += size;
          } else if (response.url().endsWith('.js')) {
            measured.prefetchedBytes += size;
          }
        }),
      );
    });
    await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'networkidle' });
    await Promise.all(pending);
    return measured;
  } finally {
    await browser.close();
    server.close();
  }
}
