import { belowToo } from '../../config/addressTests';
import { at } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { drawnFrames, navbarOf, setConnection } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

/** Scripts that the page asked for, after it was hydrated, for links that were seen or pointed at. */
async function scriptsAskedByLinks(page: Page): Promise<{ prefetched: number; preloaded: number }> {
  await openHydrated(page, '/titlePage');
  const link = navbarOf(page).getByRole('link', { name: 'Release notes', exact: true });
  await expect(link).toBeInViewport();
  await drawnFrames(page, 20);
  await page.waitForLoadState('networkidle');
  const prefetched = await page.locator('head link[rel="prefetch"]').count();
  let preloaded = 0;
  page.on('request', (request) => {
    preloaded += request.resourceType() === 'script' ? 1 : 0;
  });
  await link.hover();
  await drawnFrames(page, 20);
  await page.waitForLoadState('networkidle');
  return { prefetched, preloaded };
}

test.describe('Prefetching of route assets is skipped on 2g or data-saver connections', () => {
  for (const { name, connection } of [
    { name: '2g', connection: { effectiveType: '2g', saveData: false } },
    { name: 'slow 2g', connection: { effectiveType: 'slow-2g', saveData: false } },
    { name: 'data saver', connection: { effectiveType: '4g', saveData: true } },
  ]) {
    test(`nothing is fetched ahead with ${name}`, async ({ page }) => {
      await setConnection(page, connection);
      expect(await scriptsAskedByLinks(page)).toEqual({ prefetched: 0, preloaded: 0 });
      await navbarOf(page).getByRole('link', { name: 'Release notes', exact: true }).click();
      await expect(page, 'the link works all the same').toHaveURL(at('/blog'));
      await expect(page.getByRole('heading', { level: 1, name: 'Release notes' })).toBeVisible();
    });
  }

  test(
    'otherwise the page of a link that the reader points at is fetched ahead, and no other',
    belowToo,
    async ({ page }) => {
      await setConnection(page, { effectiveType: '4g', saveData: false });
      const { prefetched, preloaded } = await scriptsAskedByLinks(page);
      expect(prefetched).toBe(0);
      expect(preloaded).toBeGreaterThan(0);
    },
  );

  test('the way to other pages is fetched when the reader first moves, and not before', belowToo, async ({ page }) => {
    await setConnection(page, { effectiveType: '4g', saveData: false });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await openHydrated(page, '/titlePage');
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain(at('/page-scripts.json'));
    const before = asked.length;
    await page.mouse.move(720, 700);
    await expect.poll(() => asked.slice(before)).toContain(at('/page-scripts.json'));
    await page.waitForLoadState('networkidle');
    expect(asked.slice(before), 'names and table, no page').toHaveLength(2);
  });
});
