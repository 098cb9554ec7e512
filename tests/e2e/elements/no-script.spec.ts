import { readdirSync } from 'node:fs';
import { loadFacts } from '../../../src/data/facts';
import { siteUrl } from '../../config/sites';
import { expect, type Page, test } from '../../helpers/test';

const gallery = siteUrl('gallery');
const pages = readdirSync('plugins/pages/gallery/pages/gallery').map(
  (file) => `/gallery/${file.replace(/\.mdx$/, '')}`,
);

const dialogOf = (page: Page) => page.getByRole('figure', { name: 'The number is missing' });

/** What else the page of an element shows. */
const also: Record<string, readonly [what: string, check: (page: Page) => Promise<void>]> = {
  '/gallery/dialog': [
    'a dialog says who speaks, and its buttons are words',
    async (page) => {
      const turns = dialogOf(page).getByRole('list').first().locator('> li');
      await expect(turns).toHaveText([
        'Event: the chat is opened',
        'User: where is my parcel',
        'Pip: Send me the parcel number, please. (one of three replies)',
        'User: QP123456789',
        /^Pip: Your parcel is in Omsk\.\s*Track on the site\s*Something else$/,
        'Remark: Two minutes pass.',
        'User: позовите человека',
        'Operator: Anna here. What can I do for you?',
      ]);
      await expect(dialogOf(page).getByRole('list', { name: 'Buttons' }).getByRole('listitem')).toHaveText([
        'Track on the site',
        'Something else',
      ]);
      await expect(dialogOf(page).getByText('позовите человека')).toHaveAttribute('lang', 'ru');
      await expect(dialogOf(page).locator('a, button, [tabindex]')).toHaveCount(0);
    },
  ],
  '/gallery/steps': [
    'steps are a numbered list',
    (page) => expect(page.locator('ol.dos-steps').getByRole('listitem')).toHaveCount(4),
  ],
  '/gallery/tabs': [
    'all panels of tabs are shown, each below its label',
    async (page) => {
      await expect(page.getByRole('tablist')).toBeHidden();
      for (const [label, text] of [
        ['Web chat', 'Put the code'],
        ['Application', 'when the chat is opened'],
      ] as const) {
        const panel = page.locator(`[data-label="${label}"]`);
        await expect(panel.getByText(text)).toBeVisible();
        expect(await panel.evaluate((node) => getComputedStyle(node, '::before').content)).toBe(`"${label}"`);
      }
    },
  ],
  '/gallery/since': [
    'a version in a sentence is a link to the change',
    (page) =>
      expect(page.getByRole('link', { name: 'since 0.46.0' })).toHaveAttribute('href', '/blog/0.46.0#quiet-hours'),
  ],
  '/gallery/kbd': ['a key is shown', (page) => expect(page.locator('kbd').first()).toBeVisible()],
  '/gallery/ui': [
    'a name of the interface is a word',
    (page) => expect(page.locator('main strong').first()).toHaveText('Publish'),
  ],
  '/gallery/glossary': [
    'a term of the glossary has its place',
    (page) => expect(page.locator('#term-hand-over')).toHaveText('hand-over'),
  ],
  '/gallery/term': [
    'a term is a link that carries its meaning',
    async (page) => {
      const term = page.getByRole('link', { name: 'hand-over' });
      await expect(term).toHaveAttribute('href', '/about/terms#term-hand-over');
      await expect(term).toHaveAttribute('title', loadFacts().glossary['hand-over']?.meaning ?? '');
    },
  ],
  '/gallery/page-actions': [
    'of the page actions only the one that works is shown',
    async (page) => {
      const actions = page.locator('.dos-page-actions');
      await expect(actions.getByRole('link', { name: 'View Markdown' })).toBeVisible();
      await expect(actions.getByRole('button')).toHaveCount(0);
    },
  ],
  '/gallery/shortcuts': [
    'a button that needs script is not shown',
    (page) => expect(page.getByText('Keyboard shortcuts', { exact: true }).last()).toBeHidden(),
  ],
};

test.use({ javaScriptEnabled: false });

/** Looks at the figures of a page and the tables with their data. @returns the number of figures */
async function checkFigures(page: Page): Promise<number> {
  const figures = await page.locator('figure', { has: page.locator('svg.fig') }).all();
  for (const figure of figures) {
    const drawing = figure.locator('svg.fig:visible');
    await expect(drawing).toBeVisible();
    await expect(drawing).toHaveAccessibleName(/.{80}/);
    const box = await drawing.boundingBox();
    expect(box && box.width > 100 && box.height > 30).toBe(true);
    await expect(figure.locator('figcaption')).toContainText(/^Figure: ./);
    await expect(figure.getByRole('button')).toHaveCount(0);
  }
  for (const data of await page.locator('details', { hasText: 'Show as a table' }).all()) {
    await data.locator('summary').click();
    await expect(data.getByRole('table')).toBeVisible();
  }
  return figures.length;
}

test('every page of the gallery shows its good examples without script, figures with drawing, caption and data, and no button that does nothing', async ({
  page,
}) => {
  let figures = 0;
  let others = 0;
  for (const address of pages) {
    await test.step(address, async () => {
      await page.goto(gallery + address);
      figures += await checkFigures(page);
      // The button of the shortcuts can do nothing here, so its page has nothing to show.
      if (address !== '/gallery/shortcuts') {
        const good = page.getByRole('heading', { name: /^Good/ }).locator('xpath=following-sibling::*[1]');
        await expect(good).toBeVisible();
        expect((await good.innerText()).trim().length).toBeGreaterThan(2);
      }
      const [what, check] = also[address] ?? [];
      if (what !== undefined && check !== undefined) {
        await test.step(what, () => check(page));
        others += 1;
      }
    });
  }
  console.log(`${figures} figures without script`);
  expect(figures).toBeGreaterThan(15);
  expect(others, 'pages with more to look at').toBe(Object.keys(also).length);
});

test('no button is shown that does nothing, at 1440 and at 390 px', async ({ page }) => {
  for (const address of ['/', '/about/support', '/blog', '/blog/0.72.0', '/api/capi/', '/no-such-page']) {
    await page.goto(siteUrl('main') + address);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('navigation', { name: 'Main' }), `${address} at ${width} px`).toBeVisible();
      await expect(page.locator('button:enabled:visible'), `${address} at ${width} px`).toHaveCount(0);
    }
  }
});

test('on a phone the title of code has the whole line, because no button comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${siteUrl('main')}/about/support`);
  const title = await page.getByText('Ticket about a reply in Telegram', { exact: true }).boundingBox();
  expect(title?.width).toBeGreaterThan(320);
});

test('the head of a table with many columns is above its rows', async ({ page }) => {
  await page.goto(`${siteUrl('main')}/channels/channel-restrictions`);
  const table = page.locator('table:has(th:nth-child(7))').first();
  const [head, row] = [
    await table.locator('thead').boundingBox(),
    await table.locator('tbody tr').first().boundingBox(),
  ];
  expect(await table.locator('th').first().boundingBox()).toMatchObject({ y: head?.y });
  expect(row?.y).toBeGreaterThan((head?.y ?? 0) + 20);
});
