import { routes } from '../../src/data/siteRoutes';
import { contentPolicy } from '../build/checks/contentPolicy';
import { sites } from '../config/sites';
import { readBuiltSite } from '../helpers/builtSite';
import { openHydrated } from '../helpers/hydrated';
import { expect, test } from '../helpers/test';
import { states } from './states';

// One after the other, so that the last line can count them all.
test.describe.configure({ mode: 'serial' });

const counts = { routes: 0, states: 0, inline: 0, violations: 0 };

test.afterEach(({ violations }) => {
  counts.violations += violations.length;
});

test.afterAll(() => {
  const { routes, states, inline, violations } = counts;
  console.log(
    `csp: ${routes} routes opened, ${states} states, ${inline} inline scripts and styles hashed, ${violations} violations`,
  );
});

test('every inline script and style of every page has its hash in the policy', () => {
  const report = contentPolicy(readBuiltSite({ dir: sites.main.dir, project: '.', routes }));
  counts.inline = report.checked;
  expect(report.checked).toBeGreaterThan(routes.length);
  expect(report.faults).toEqual([]);
});

test('every route opens without a violation', async ({ page, violations, request }) => {
  test.setTimeout(600_000);
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy'], 'the server sends the policy as hosts do').toContain("script-src 'self'");
  for (const { path } of routes) {
    await openHydrated(page, path);
    expect(violations, path).toEqual([]);
    counts.routes += 1;
  }
  expect(counts.routes).toBe(routes.length);
  expect(routes.length).toBeGreaterThan(0);
});

for (const [name, reach] of Object.entries(states)) {
  test(`${name}: no violation`, async ({ page, violations }) => {
    await reach(page);
    expect(violations).toEqual([]);
    counts.states += 1;
  });
}
