import { sites, siteUrl } from '../../config/sites';
import { startDocSearchServer } from '../../helpers/docSearchServer';
import { openHydrated } from '../../helpers/hydrated';
import { watchIndexes } from '../../helpers/search';
import { expect, type Page, test } from '../../helpers/test';

const site = siteUrl('docSearch');

/** The only host that the keys of the fixture site name. */
const host = 'https://fixture00-dsn.algolia.net';

let server: Awaited<ReturnType<typeof startDocSearchServer>>;

test.beforeAll(async () => {
  server = await startDocSearchServer(sites.docSearch.dir);
});
test.afterAll(() => server.stop());

/** Sends what the page asks the host of the keys to the local server, which speaks the same protocol. */
async function answerLocally(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${host}/**`, async (route) => {
    const url = new URL(route.request().url());
    asked.push(`${route.request().method()} ${url.pathname}`);
    // The box may still ask when a test has seen what it waits for, and has ended.
    const response = await route.fetch({ url: `${server.origin}${url.pathname}${url.search}` }).catch(() => undefined);
    if (response) await route.fulfill({ response });
  });
  return asked;
}

const modalOf = (page: Page) => page.locator('.DocSearch-Modal');

test('with keys of DocSearch its box searches the exported records, and ours is not there', async ({ page }) => {
  const indexes = watchIndexes(page);
  const asked = await answerLocally(page);
  const others: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (!request.url().startsWith(site) && origin !== host && origin !== 'null') others.push(request.url());
  });
  await openHydrated(page, `${site}/about`);
  await expect(page.locator('.dos-search')).toHaveCount(0);
  await page.locator('.DocSearch-Button').click();
  await modalOf(page).getByRole('searchbox').fill('import');
  const hit = modalOf(page).getByRole('option').first();
  await expect(hit).toContainText('Import');
  await expect(hit.locator('mark').first()).toHaveText(/import/i);
  await hit.getByRole('link').click();
  await expect(page).toHaveURL(`${site}/#import`);
  expect(new Set(asked)).toEqual(new Set(['POST /1/indexes/*/queries']));
  expect(indexes).toEqual([]);
  expect(others).toEqual([]);
});

test('the policy opens exactly the host of the keys, and what is not there is not found', async ({ page }) => {
  await answerLocally(page);
  await openHydrated(page, `${site}/`);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  const [, hosts] = /connect-src ([^;]+)/.exec(policy ?? '') ?? [];
  expect(hosts).toBe(`'self' ${host}`);
  expect(policy?.replace(host, '')).not.toContain('algolia');
  await page.locator('.DocSearch-Button').click();
  await modalOf(page).getByRole('searchbox').fill('qqzzxxww');
  await expect(modalOf(page)).toContainText('No results');
});
