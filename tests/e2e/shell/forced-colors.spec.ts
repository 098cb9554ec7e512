import { openHydrated } from '../../helpers/hydrated';
import { activeOf, fieldOf, findSome, optionsOf } from '../../helpers/search';
import { expect, type Locator, type Page, test } from '../../helpers/test';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
});

test.afterEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: null });
});

/** Signs are grounds with a mask: those whose ground is that of the page cannot be seen. */
async function signsOf(page: Page): Promise<{ seen: number; lost: string[] }> {
  return page.evaluate(() => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    const lost: string[] = [];
    let seen = 0;
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      for (const part of ['', '::before', '::after']) {
        const { maskImage, content, display, backgroundColor } = getComputedStyle(element, part || undefined);
        if (maskImage === 'none' || maskImage === '' || display === 'none' || content === 'none') continue;
        if (backgroundColor === canvas || /^rgba.*, 0\)$/.test(backgroundColor)) {
          lost.push(
            `${element.tagName.toLowerCase()}.${element.getAttribute('class')}${part} of ${element.parentElement?.className}`,
          );
        } else {
          seen += 1;
        }
      }
    }
    return { seen, lost: [...new Set(lost)] };
  });
}

const groundOf = (place: Locator) => place.first().evaluate((element) => getComputedStyle(element).backgroundColor);

for (const [address, least] of [
  ['/', 12],
  ['/about/support', 12],
  ['/channels/chatter', 12],
  ['/syntax-DL/about-DL', 12],
  ['/blog', 3],
  ['/blog/0.72.0', 3],
  ['/api/capi/', 12],
  ['/titlePage', 3],
] as const) {
  test(`every sign of ${address} is seen, at 1440 and at 390 px`, async ({ page }) => {
    await openHydrated(page, address);
    const wide = await signsOf(page);
    expect(wide.lost).toEqual([]);
    expect(wide.seen).toBeGreaterThanOrEqual(least);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar--show .navbar-sidebar')).toBeVisible();
    expect((await signsOf(page)).lost).toEqual([]);
  });
}

test('the open page is told apart in the bar, the sidebar and the list of releases', async ({ page }) => {
  await openHydrated(page, '/about/support');
  for (const list of ['.menu__list .menu__list', '.navbar__items']) {
    const [current, other] =
      list === '.navbar__items' ? ['.navbar__link--active', '.navbar__link'] : ['[aria-current="page"]', '.menu__link'];
    const others = page.locator(`${list} ${other}:not(${current})`);
    expect(await groundOf(page.locator(`${list} ${current}`)), list).not.toBe(await groundOf(others));
  }
  await openHydrated(page, '/blog/0.71.0');
  const releases = page.locator('aside li a');
  expect(await groundOf(page.locator('aside a[aria-current="page"]'))).not.toBe(
    await groundOf(releases.and(page.locator(':not([aria-current])'))),
  );
});

test('the part of an API reference that is read is told apart, and the menu that leads to it', async ({ page }) => {
  await openHydrated(page, '/api/capi/');
  await page.mouse.wheel(0, 1500);
  const parts = page.locator('.api-list a');
  await expect(page.locator('.api-list a[aria-current]')).toHaveCount(1);
  expect(await groundOf(page.locator('.api-list a[aria-current]'))).not.toBe(
    await groundOf(parts.and(page.locator(':not([aria-current])'))),
  );
  const menu = page.locator('.navbar .dropdown > .navbar__link');
  expect(await groundOf(menu)).not.toBe(await groundOf(page.locator('.navbar__items > .navbar__link').first()));
});

test('the method of the call that is read has the colours of its item', async ({ page }) => {
  await openHydrated(page, '/api/capi/#operation/chatInit');
  const item = page.locator('.api-list a[aria-current]').filter({ has: page.locator('.api-method') });
  await expect(item).toHaveCount(1);
  const method = item.locator('.api-method');
  await expect(method).toHaveCSS('color', await item.evaluate((element) => getComputedStyle(element).color));
  await expect(method).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the kinds of search results have signs that are seen', async ({ page }) => {
  await openHydrated(page, '/content');
  await findSome(page, 'dictionary');
  await expect(optionsOf(page).nth(3)).toBeVisible();
  expect((await signsOf(page)).lost).toEqual([]);
});

test('the heading that is read is told apart in the list of headings', async ({ page }) => {
  await openHydrated(page, '/about/terms');
  await page.mouse.wheel(0, 900);
  const active = page.locator('.table-of-contents__link--active');
  await expect(active).toHaveCount(1);
  expect(await groundOf(active)).not.toBe(
    await groundOf(page.locator('.table-of-contents__link:not(.table-of-contents__link--active)')),
  );
});

test('the chosen tab and the pressed switch are told apart', async ({ page }) => {
  await openHydrated(page, '/channels/platforms/server-api');
  expect(await groundOf(page.locator('.tabs__item--active'))).not.toBe(
    await groundOf(page.locator('.tabs__item:not(.tabs__item--active)')),
  );
  await openHydrated(page, '/api/capi/');
  const tabs = page.locator('.api-tabs').first().getByRole('tab');
  expect(await groundOf(tabs.and(page.locator('[aria-selected="true"]')))).not.toBe(
    await groundOf(tabs.and(page.locator('[aria-selected="false"]'))),
  );
  const views = page.locator('.api-views button');
  expect(await groundOf(views.and(page.locator('[aria-pressed="true"]')))).not.toBe(
    await groundOf(views.and(page.locator('[aria-pressed="false"]'))),
  );
});

test('the chosen result of the search is told apart', async ({ page }) => {
  await findSome(page);
  await fieldOf(page).press('ArrowDown');
  await expect(activeOf(page)).toHaveCount(1);
  const others = optionsOf(page).and(page.locator('[aria-selected="false"]'));
  expect(await groundOf(activeOf(page))).not.toBe(await groundOf(others));
});

test('every stop of the Tab key has an outline', async ({ page }) => {
  await openHydrated(page, '/about/support');
  const stops: string[] = [];
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      // The search field is framed as a whole.
      const framed = element.closest('.dos-search__box') ?? element;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(framed);
      return {
        name: `${element.tagName} ${element.getAttribute('class')}`,
        seen: [getComputedStyle(element), getComputedStyle(framed)].some(
          (style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
        ),
        outline: `${outlineStyle} ${outlineWidth} ${outlineColor}`,
        canvas: getComputedStyle(document.body).backgroundColor,
      };
    });
    expect(focus.seen, `${focus.name}: ${focus.outline}`).toBe(true);
    expect(focus.outline).not.toContain(focus.canvas);
    stops.push(focus.name);
  }
  expect(new Set(stops).size).toBeGreaterThan(5);
});

test('series of charts and words of figures are seen', async ({ page }) => {
  await openHydrated(page, '/analitika/otchety/attendance');
  const { grounds, words, canvas } = await page.evaluate(() => {
    const fillOf = (element: Element) => getComputedStyle(element).fill;
    const series = ['.fig-s0', '.fig-s1', '.fig-s2', '.fig-s4', '.fig-m0', '.fig-m1', '.fig-m2', '.fig-h1', '.fig-h3'];
    return {
      grounds: series.flatMap((name) => {
        const mark = document.querySelector(`.fig ${name}`);
        return mark ? [[name, fillOf(mark)] as const] : [];
      }),
      words: [...document.querySelectorAll('.fig text')].map(fillOf),
      canvas: getComputedStyle(document.body).backgroundColor,
    };
  });
  const colours = grounds.map(([, colour]) => colour);
  expect(colours.length).toBeGreaterThan(1);
  expect(new Set(colours).size, JSON.stringify(grounds)).toBeGreaterThan(1);
  expect(words.length).toBeGreaterThan(5);
  expect(words).not.toContain(canvas);
});

test('words that were searched for are marked', async ({ page }) => {
  await openHydrated(page, '/about/support');
  const { mark, text } = await page
    .locator('article p')
    .first()
    .evaluate((element) => ({
      mark: getComputedStyle(element, '::highlight(dos-search)').backgroundColor,
      text: getComputedStyle(element).backgroundColor,
    }));
  expect(mark).not.toBe(text);
  expect(mark).not.toBe('rgba(0, 0, 0, 0)');
});
