import type { BrowserContext } from '@playwright/test';

/** What a browser says in its console of something that the content policy of a page forbids. */
const complaint = /Content[- ]Security[- ]Policy/i;

/**
 * Collects what the content policy forbids in every page and window of a context. Call it before a page is opened.
 *
 * @returns a list that grows: address of the page, directive and what was asked for
 */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  context.on('console', (message) => {
    if (complaint.test(message.text())) {
      violations.push(`${message.page()?.url()}: ${message.text()}`);
    }
  });
  await context.exposeBinding('reportViolation', ({ frame }, text: string) => {
    violations.push(`${frame.url()}: ${text}`);
  });
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      reportViolation(`${violatedDirective} forbids ${blockedURI} ${sample}`);
    });
  });
  return violations;
}
