import { belowToo } from '../../config/addressTests';
import { at } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import {
  drawnFrames,
  failScripts,
  isSameDocument,
  markDocument,
  navbarOf,
  navigateInApp,
  setNoPrefetch,
} from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

/** A page of each kind. */
const kinds = [
  '/',
  '/development/branches',
  '/about/terms',
  '/blog',
  '/blog/0.72.0',
  '/blog/tags',
  '/blog/archive',
  '/api/capi/',
  '/titlePage',
  '/full_documentation',
];

const sidebarOf = (page: Page) => page.locator('.theme-doc-sidebar-menu');

/** What the head says of a page: tags and their attributes in the order of their text, as their order means nothing. */
async function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tags = [...document.head.querySelectorAll('[data-rh]')].map(({ tagName, attributes }) =>
      [tagName, ...[...attributes].map(({ name, value }) => `${name}=${value}`).sort()].join(' '),
    );
    const root = document.documentElement;
    return [...new Set([...tags, `title: ${document.title}`, `class: ${root.className}`, `lang: ${root.lang}`])].sort();
  });
}

/** Notes the scripts that a page asks for, from the next address on. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** A page that was just opened names all its scripts itself and carries no table of other pages. */
async function expectOwnScripts(page: Page, address: string, asked: string[]): Promise<void> {
  await page.waitForLoadState();
  await drawnFrames(page, 5);
  const named = await page
    .locator('script[src]')
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));
  expect(asked.length, address).toBeGreaterThan(2);
  expect(asked.splice(0).sort(), address).toEqual(named.sort());
  const others = kinds.filter((other) => other.length > 12 && other !== address);
  const table = await page.locator('#page-routes').textContent();
  expect(
    others.filter((other) => table?.includes(other)),
    address,
  ).toEqual([]);
}

test(
  'a page names all its scripts itself, and the head after a change of the page is that of the page when it is opened',
  belowToo,
  async ({ page, context }) => {
    await openHydrated(page, '/markdown-page');
    await markDocument(page);
    const fresh = await context.newPage();
    await setNoPrefetch(fresh);
    const asked = watchScripts(fresh);
    let compared = 0;
    for (const address of [...kinds, '/markdown-page']) {
      await test.step(address, async () => {
        await openHydrated(fresh, address);
        const expected = await headOf(fresh);
        await navigateInApp(page, address);
        await expect.poll(() => headOf(page), { message: address }).toEqual(expected);
        compared += expected.length;
        await expectOwnScripts(fresh, address, asked);
      });
    }
    expect(await isSameDocument(page), 'no page was loaded anew').toBe(true);
    expect(compared).toBeGreaterThan(200);
  },
);

test('what is open in the sidebar stays open when the table of all pages comes', async ({ page }) => {
  // Then the table comes with the click, after the reader has opened a category.
  await setNoPrefetch(page);
  await openHydrated(page, '/development/branches');
  await sidebarOf(page).getByRole('button', { name: 'Channels', exact: true }).click();
  await expect(sidebarOf(page).locator(`a[href="${at('/channels/chatter')}"]`)).toBeVisible();
  await sidebarOf(page)
    .locator(`a[href="${at('/development/goto')}"]`)
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Goto' })).toBeVisible();
  await drawnFrames(page, 5);
  await expect(sidebarOf(page).locator(`a[href="${at('/channels/chatter')}"]`)).toBeVisible();
});

test('without the table the link still leads to its page, which is loaded anew', belowToo, async ({ page }) => {
  await openHydrated(page, '/titlePage');
  await markDocument(page);
  await failScripts(page);
  await navbarOf(page).getByRole('link', { name: 'Release notes', exact: true }).click();
  await expect(page).toHaveURL(at('/blog'));
  await page.waitForLoadState('domcontentloaded');
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Release notes' })).toBeVisible();
});
