import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { expect, type Locator, type Page, test } from '../../helpers/test';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-menu');
const category = (page: Page, name: string) =>
  sidebar(page)
    .locator('.theme-doc-sidebar-item-category')
    .filter({ has: page.locator(`> .menu__list-item-collapsible:has-text("${name}")`) });

/** Milliseconds of the last height animation of a list. */
const animation = (list: Locator) =>
  list.evaluate((element) => Number(/height ([\d.]+)m?s/.exec((element as HTMLElement).style.transition)?.[1]));

test('Collapsible menus expand or collapse; animation duration derives from content height', async ({ page }) => {
  await openHydrated(page, `${siteUrl('shell')}/docs/start`);
  const tall = category(page, 'Tall');
  const button = tall.getByRole('button', { name: 'Tall' });
  const inner = tall.getByRole('button', { name: 'Inner' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(inner).toBeHidden();

  await test.step('they expand, a long list in more time than a short one', async () => {
    const durations: Record<string, number> = {};
    for (const name of ['Short', 'Tall']) {
      const item = category(page, name);
      await item.getByRole('button', { name }).click();
      const list = item.locator('> ul');
      await expect(list).toHaveCSS('height', /^[1-9]/);
      await expect.poll(() => list.evaluate((element) => (element as HTMLElement).style.height)).toBe('auto');
      durations[name] = await animation(list);
    }
    expect(durations['Short']).toBeGreaterThan(100);
    expect(durations['Tall']).toBeGreaterThan((durations['Short'] ?? Infinity) + 100);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(inner).toBeVisible();
  });

  await test.step('a menu in a menu expands, and both collapse', async () => {
    // A press while the list still grows may meet the list and not the button.
    await expect(tall.locator('> ul')).toHaveCSS('overflow', 'visible');
    await inner.click();
    await expect(tall.getByRole('link', { name: 'Second' })).toBeVisible();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(inner).toBeHidden();
  });
});

test('Collapsible menus: the category of the open page is expanded', async ({ page }) => {
  await openHydrated(page, `${siteUrl('shell')}/docs/guide/second`);
  await expect(sidebar(page).getByRole('link', { name: 'Second' })).toBeVisible();
  await expect(category(page, 'Tall').getByRole('button', { name: 'Tall' })).toHaveAttribute('aria-expanded', 'true');
  await expect(category(page, 'Short').getByRole('button', { name: 'Short' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});
