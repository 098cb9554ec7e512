import type { ConsoleMessage, Page, Request } from '@playwright/test';

/** What a page said and asked for while it was watched. */
export type PageWatch = { complaints: string[]; foreignRequests: string[]; requests: number; stop: () => void };

/**
 * Collects console errors and warnings, uncaught errors and requests to another host.
 * Call it before the page is opened.
 */
export function watchPage(page: Page, own: string): PageWatch {
  const note = {
    console: (message: ConsoleMessage) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        watch.complaints.push(`${message.type()}: ${message.text()}`);
      }
    },
    pageerror: (error: Error) => {
      watch.complaints.push(`uncaught: ${error.message}`);
    },
    request: (request: Request) => {
      watch.requests += 1;
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== new URL(own).origin) {
        watch.foreignRequests.push(request.url());
      }
    },
  };
  const watch: PageWatch = {
    complaints: [],
    foreignRequests: [],
    requests: 0,
    stop: () => {
      page.off('console', note.console).off('pageerror', note.pageerror).off('request', note.request);
    },
  };
  page.on('console', note.console).on('pageerror', note.pageerror).on('request', note.request);
  return watch;
}
