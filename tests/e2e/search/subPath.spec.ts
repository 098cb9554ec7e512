import { sites, siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { fieldOf, findNothing, optionsOf, watchIndexes } from '../../helpers/search';
import { expect, test } from '../../helpers/test';

const { baseUrl } = sites.search;

const site = siteUrl('search');

test('below a path the index comes in parts from there, and results lead there', async ({ page }) => {
  const whole = watchIndexes(page);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await openHydrated(page, `${site}/about`);
  await fieldOf(page).click();
  await fieldOf(page).pressSequentially('import');
  await expect(optionsOf(page).first()).toHaveAttribute('href', `${baseUrl}#import`);
  const parts = [...asked].filter((address) => address.startsWith(`${baseUrl}search-parts/`));
  expect(parts).toEqual(
    expect.arrayContaining(['default', 'docs-default-current'].map((tag) => `${baseUrl}search-parts/${tag}/head.json`)),
  );
  expect(parts.filter((address) => address.includes('/pages/')).length).toBeGreaterThan(0);
  expect(whole).toEqual([]);
  const addresses = await optionsOf(page).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(addresses.filter((address) => !address.startsWith(baseUrl))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/#import`);
  await expect(page.getByRole('button', { name: 'Remove highlights' })).toBeVisible();
});

test('what is in no list is not found, and what is in one leads to its place below the path', async ({
  page,
  context,
}) => {
  const whole = watchIndexes(page);
  await openHydrated(page, `${site}/`);
  await fieldOf(page).click();
  await test.step('what is in no list is not found', async () => {
    await fieldOf(page).pressSequentially('hippopotamus');
    await findNothing(page, 'hippopotamus');
  });
  await test.step('a result in a new tab opens below the path and is marked there', async () => {
    await fieldOf(page).fill('giraffe');
    await expect(optionsOf(page)).toHaveCount(1);
    const opening = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const opened = await opening;
    await expect(opened).toHaveURL(`${site}/about`);
    await expect(opened.getByRole('button', { name: 'Remove highlights' })).toBeVisible();
    await opened.close();
  });
  await test.step('a section with a Cyrillic anchor is opened at its heading', async () => {
    await fieldOf(page).fill('выгрузку');
    await expect(optionsOf(page).first()).toContainText('Выгрузка');
    await page.keyboard.press('Enter');
    await expect.poll(() => decodeURIComponent(page.url())).toBe(`${site}/guide/reports#выгрузка`);
    await expect(page.getByRole('heading', { name: 'Выгрузка' })).toBeInViewport();
  });
  await test.step('operators fetch the whole index, which a plain lunr reads as well', async () => {
    await fieldOf(page).fill('content:giraffe');
    await expect(optionsOf(page)).toHaveCount(1);
    await expect(optionsOf(page)).toHaveAttribute('href', new RegExp(`^${baseUrl}about`));
    expect(whole).toContain(`${baseUrl}search-index-docs-default-current.json`);
  });
});
