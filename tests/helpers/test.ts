import { test as base, expect } from '@playwright/test';
import { watchPolicy } from './policyWatch';

export { expect, type Locator, type Page, type Route } from '@playwright/test';

/** The test of Playwright, which also fails when the content policy of any opened page forbids something. */
export const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations = await watchPolicy(context);
      await use(violations);
      // A worker keeps its page, and Playwright resets all but this.
      await context.setOffline(false);
      expect(violations, 'what the content policy forbids').toEqual([]);
    },
    { auto: true },
  ],
});
