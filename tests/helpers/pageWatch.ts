import type { Page } from '@playwright/test';

/** What a page said and asked for while it was watched. */
export type PageWatch = { complaints: string[]; foreignRequests: string[]; requests: number };

/**
 * Collects console errors and warnings, uncaught errors and requests to another host.
 * Call it before the page is opened.
 */
export function watchPage(page: Page, own: string): PageWatch {
  const watch: PageWatch = { complaints: [], foreignRequests: [], requests: 0 };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      watch.complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => watch.complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    watch.requests += 1;
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(own).origin) {
      watch.foreignRequests.push(request.url());
    }
  });
  return watch;
}
