import { belowToo } from '../../config/addressTests';
import { at } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { tabTo } from '../../helpers/keyboard';
import { drawnFrames, setNoPrefetch } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindingsAtWidths, expectNoSidewaysScroll } from '../../helpers/views';

function talkOf(page: Page) {
  const root = page.getByRole('region', { name: 'Talk to Pip' });
  return {
    root,
    rule: root.locator('.home-talk__rule'),
    log: root.getByRole('log', { name: 'Chat with Pip' }),
    field: root.getByRole('textbox', { name: 'Write to Pip' }),
    button: (name: string) => root.getByRole('button', { name, exact: true }),
  };
}

const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);

/** @returns asks how much has moved since, as browsers count it */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const total = await page.evaluateHandle(() => {
    const seen = { sum: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.sum += entry.value;
    }).observe({ type: 'layout-shift' });
    return seen;
  });
  return () => total.evaluate(({ sum }) => sum);
}

test('the rules behind the example are shown whole, at every width', async ({ page }) => {
  await setNoPrefetch(page);
  await openHydrated(page, '/');
  const { rule } = talkOf(page);
  for (const width of [1440, 1280, 996, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => rule.evaluate((box) => box.scrollHeight - box.clientHeight), `at ${width} px`).toBe(0);
  }
});

test('the example and both actions are in the first screen, and Pip replies to what is typed', async ({ page }) => {
  await setNoPrefetch(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/');
  const { root, rule, log, field } = talkOf(page);
  for (const name of ['Build your first assistant', 'Try DL now']) {
    await expect(page.locator('main').getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(root).toBeInViewport({ ratio: 0.95 });
  await expect(rule).toContainText('# Send me the parcel number, please.');
  await expect(log).toContainText('The parcel QP123456789 is on its way to Omsk.');

  const shifted = await watchShifts(page);
  await page.mouse.move(700, 100);
  await page.waitForLoadState('networkidle');
  const before = await scripts(page);
  await field.focus();
  await drawnFrames(page, 5);
  expect(await scripts(page), 'focus alone loads nothing').toBe(before);
  const [ownBox, nextBox] = [await root.boundingBox(), await page.locator('#choose-your-way').boundingBox()];
  await page.keyboard.type('My name is Nina');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('Nice to meet you, Nina!');
  await expect(rule).toContainText('Replied: small_talk_name.1');
  await expect(rule).toContainText('$ * {my name is/call me} [OneWord]');
  await expect(field).toBeFocused();
  expect(await root.boundingBox(), 'the talk keeps its place and size').toEqual(ownBox);
  expect(await page.locator('#choose-your-way').boundingBox()).toEqual(nextBox);
  expect(await shifted(), 'nothing moves when the engine arrives').toBe(0);
});

test('phrases and buttons are pressed with the keyboard, and the talk goes on where the page ends', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const { log, rule, field, button } = talkOf(page);
  await tabTo(page, button('What does a parcel cost'));
  await page.keyboard.press('Enter');
  await expect(log).toContainText('How heavy is the parcel, in kilograms?');
  await expect(field).toBeFocused();
  await button('5 kg').press('Enter');
  await expect(log).toContainText('450 roubles for 5 kg');
  await field.fill('where is my parcel');
  await field.press('Enter');
  await expect(rule).toContainText('track_status.1');
  await field.fill('operator');
  await field.press('Enter');
  await expect(log).toContainText('An operator would take over here.');
  await field.fill('   ');
  await field.press('Enter');
  await field.fill('<b>bold</b>');
  await field.press('Enter');
  await expect(log).toContainText('<b>bold</b>');
});

test('the page leads on: to the search, to the playground and to what is new', belowToo, async ({ page }) => {
  await openHydrated(page, '/');
  await test.step('search is one press away', async () => {
    await page.getByRole('button', { name: 'Search the documentation' }).click();
    await expect(page.locator('.dos-search__field')).toBeFocused();
    await page.keyboard.press('Escape');
  });
  await test.step('the rule can be opened in the playground', async () => {
    const { root, button } = talkOf(page);
    await button('Try it').click();
    await expect(root.locator('.cm-content')).toContainText('BEGIN ask');
    await expectNoSidewaysScroll(page);
  });
  await test.step('what is new is of the newest release, and leads to the filter', async () => {
    const news = page.locator('.home-news');
    await expect(news.getByRole('listitem')).toHaveCount(2);
    await news.getByRole('link', { name: 'what has changed since your version' }).click();
    await expect(page.getByRole('combobox', { name: 'Your version' })).toBeVisible();
  });
});

test('axe finds nothing in the states of the talk at three widths, and the next try may work when Pip could not be loaded', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const { log, field, rule } = talkOf(page);
  // The page before a word is looked at with all others (`tests/a11y`).
  const look = (state: string) => expectNoFindingsAtWidths(page, state, ['.home-talk'], [1440, 996, 390]);
  await test.step('Pip could not be loaded', async () => {
    await page.route('**/*.js', (route) => route.abort());
    await field.fill('hello');
    await field.press('Enter');
    await expect(log).toContainText('Pip could not be loaded.');
    await expect(field, 'what could not be sent is not lost').toHaveValue('hello');
    await look('when Pip could not be loaded');
    await page.unroute('**/*.js');
  });
  await test.step('a reply with buttons to the next try', async () => {
    await field.press('Enter');
    await expect(log).toContainText('Hi! I am Pip.');
    await expect(log).not.toContainText('Pip could not be loaded.');
    await look('with buttons');
  });
  await test.step('a reply with a list', async () => {
    await field.fill('what can you do');
    await field.press('Enter');
    await expect(rule).toContainText('small_talk_skills.1');
    await look('with a list');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the finished dialog, the ways and the steps are there; what needs script is not', async ({ page }) => {
    await page.goto(at('/'));
    const { rule, log, field } = talkOf(page);
    await expect(rule).toContainText('BEGIN ask');
    await expect(log).toContainText('The parcel QP123456789 is on its way to Omsk.');
    await expect(field).toBeHidden();
    await expect(page.getByRole('button', { name: 'Search the documentation' })).toBeHidden();
    await expect(page.locator('.home-card')).toHaveCount(6);
    await expect(page.locator('.home-steps li')).toHaveCount(7);
  });
});
