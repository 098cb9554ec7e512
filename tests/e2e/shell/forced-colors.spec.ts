import { openHydrated } from '../../helpers/hydrated';
import { activeOf, fieldOf, findSome, optionsOf } from '../../helpers/search';
import { expect, type Locator, type Page, test } from '../../helpers/test';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
});

test.afterEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: null });
});

type Signs = { seen: number; lost: string[] };

/** Signs are grounds with a mask: those whose ground is that of the page cannot be seen. */
async function signsOf(page: Page, place = 'body'): Promise<Signs> {
  return page.evaluate((selector) => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    const lost: string[] = [];
    let seen = 0;
    for (const element of document.querySelectorAll(`${selector} *`)) {
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
  }, place);
}

async function expectSeen(page: Page, least: number, place?: string): Promise<void> {
  const { seen, lost } = await signsOf(page, place);
  expect(lost).toEqual([]);
  expect(seen, 'signs').toBeGreaterThanOrEqual(least);
}

const groundOf = (place: Locator) => place.first().evaluate((element) => getComputedStyle(element).backgroundColor);

/** Fails when what is current has the ground of the others. */
async function expectToldApart(current: Locator, others: Locator, what: string): Promise<void> {
  expect(await groundOf(current), what).not.toBe(await groundOf(others));
}

const chosen = (places: Locator, attribute: string, page: Page) =>
  [places.and(page.locator(`[${attribute}="true"]`)), places.and(page.locator(`[${attribute}="false"]`))] as const;

async function openPageToldApart(page: Page): Promise<void> {
  const sidebar = '.menu__list .menu__list';
  await expectToldApart(
    page.locator(`${sidebar} [aria-current="page"]`),
    page.locator(`${sidebar} .menu__link:not([aria-current="page"])`),
    'the open page in the sidebar',
  );
  await expectToldApart(
    page.locator('.navbar__items .navbar__link--active'),
    page.locator('.navbar__items .navbar__link:not(.navbar__link--active)'),
    'the open page in the bar',
  );
}

async function wordsMarked(page: Page): Promise<void> {
  const { mark, text } = await page
    .locator('article p')
    .first()
    .evaluate((element) => ({
      mark: getComputedStyle(element, '::highlight(dos-search)').backgroundColor,
      text: getComputedStyle(element).backgroundColor,
    }));
  expect(mark).not.toBe(text);
  expect(mark).not.toBe('rgba(0, 0, 0, 0)');
}

async function stopsOutlined(page: Page): Promise<void> {
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
}

const releaseToldApart = (page: Page) =>
  expectToldApart(
    page.locator('aside a[aria-current="page"]'),
    page.locator('aside li a:not([aria-current])'),
    'the open release in the list of releases',
  );

async function partOfApiToldApart(page: Page): Promise<void> {
  await expectToldApart(...chosen(page.locator('.api-tabs').first().getByRole('tab'), 'aria-selected', page), 'tab');
  await expectToldApart(...chosen(page.locator('.api-views button'), 'aria-pressed', page), 'view');
  await page.mouse.wheel(0, 1500);
  const current = page.locator('.api-list a[aria-current]');
  await expect(current).toHaveCount(1);
  await expectToldApart(current, page.locator('.api-list a:not([aria-current])'), 'the part that is read');
  await expectToldApart(
    page.locator('.navbar .dropdown > .navbar__link'),
    page.locator('.navbar__items > .navbar__link'),
    'the menu that leads to it',
  );
}

async function methodHasColoursOfItem(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#operation/chatInit';
  });
  const item = page.locator('.api-list a[aria-current]').filter({ has: page.locator('.api-method') });
  await expect(item).toHaveCount(1);
  const method = item.locator('.api-method');
  const inkOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).color);
  await expect.poll(async () => (await inkOf(method)) === (await inkOf(item)), 'same ink').toBe(true);
  await expect(method).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
}

type Sample = {
  address: string;
  /** The least number of signs: of the page at 1440 px, and of the menu at 390 px. */
  least: readonly [page: number, menu: number];
  /** What else is seen on this page. */
  also?: Readonly<Record<string, (page: Page) => Promise<void>>>;
};

const samples: readonly Sample[] = [
  { address: '/', least: [12, 3] },
  {
    address: '/about/support',
    least: [12, 3],
    also: {
      'the open page is told apart in the bar and the sidebar': openPageToldApart,
      'words that were searched for are marked': wordsMarked,
      'every stop of the Tab key has an outline': stopsOutlined,
    },
  },
  { address: '/channels/chatter', least: [12, 3] },
  { address: '/syntax-DL/about-DL', least: [12, 3] },
  { address: '/blog', least: [3, 3] },
  {
    address: '/blog/0.72.0',
    least: [3, 3],
    also: { 'the open release is told apart in the list of releases': releaseToldApart },
  },
  {
    address: '/api/capi/',
    least: [12, 3],
    also: {
      'the chosen tab and view, the part that is read, and the menu that leads to it are told apart':
        partOfApiToldApart,
      'the method of the call that is read has the colours of its item': methodHasColoursOfItem,
    },
  },
  { address: '/titlePage', least: [3, 3] },
];

for (const { address, least, also = {} } of samples) {
  const title = [`every sign of ${address} is seen, at 1440 and at 390 px`, ...Object.keys(also)].join('; ');
  test(title, async ({ page }) => {
    await openHydrated(page, address);
    await expectSeen(page, least[0]);
    for (const [what, see] of Object.entries(also)) await test.step(what, () => see(page));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar--show .navbar-sidebar')).toBeVisible();
    await expectSeen(page, least[0]);
    await expectSeen(page, least[1], '.navbar-sidebar');
  });
}

test('the kinds of search results have signs that are seen, and the chosen result is told apart', async ({ page }) => {
  await findSome(page, 'dictionary');
  await expect(optionsOf(page).nth(3)).toBeVisible();
  const kinds = await page.locator('.dos-search__panel .dos-search__kind').count();
  expect(kinds).toBeGreaterThan(3);
  await expectSeen(page, kinds, '.dos-search__panel');
  await fieldOf(page).press('ArrowDown');
  await expect(activeOf(page)).toHaveCount(1);
  await expectToldApart(
    activeOf(page),
    optionsOf(page).and(page.locator('[aria-selected="false"]')),
    'the chosen result',
  );
});

test('the heading that is read is told apart in the list of headings', async ({ page }) => {
  await openHydrated(page, '/about/terms');
  await page.mouse.wheel(0, 900);
  const active = page.locator('.table-of-contents__link--active');
  await expect(active).toHaveCount(1);
  const others = page.locator('.table-of-contents__link:not(.table-of-contents__link--active)');
  await expectToldApart(active, others, 'the heading that is read');
});

test('the chosen tab of a text is told apart', async ({ page }) => {
  await openHydrated(page, '/channels/platforms/server-api');
  await expectToldApart(
    page.locator('.tabs__item--active'),
    page.locator('.tabs__item:not(.tabs__item--active)'),
    'the chosen tab',
  );
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
