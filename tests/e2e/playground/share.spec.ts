import { shareHash } from '../../../src/components/DlPlayground/share/shareLink';
import { siteUrl } from '../../config/sites';
import { hostileLinks } from '../../helpers/hostileLinks';
import { openHydrated } from '../../helpers/hydrated';
import { watchPage } from '../../helpers/pageWatch';
import { blockOf, openPlayground, playgroundOf, playgroundPage } from '../../helpers/playground';
import { expect, type Page, test } from '../../helpers/test';

const first = 'Ask for the parcel number';

test('a shared link opens the playground with the text of the reader', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { write, button, status } = await openPlayground(page, first);
  await write('$ привет *\n# Здравствуйте! 👋');
  await button('Share').click();
  await expect(status).toHaveText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/syntax-DL\/about-DL#dl=dl-first-rule\.[\w-]+$/);
  expect(page.url(), 'the address bar shows it too').toBe(link);

  const other = await context.newPage();
  await openHydrated(other, link);
  const opened = playgroundOf(other, first);
  await expect(opened.status).toHaveText('Opened from a shared link.');
  await expect(opened.editor).toContainText('# Здравствуйте! 👋');
  await expect(opened.root).toBeInViewport();
  await opened.say('привет, Пип');
  await expect(opened.log).toContainText('Здравствуйте! 👋');
});

const empty = 'Empty';
const goTo = (page: Page, hash: string) =>
  page.evaluate((next) => {
    window.location.hash = next;
  }, hash);

test('a link to an example that is gone opens what it has in an empty playground, or says why it cannot', async ({
  page,
}) => {
  const changes = { rules: '$ [dict(planet)]\n# Far.', 'dictionary planet': 'mars' };
  await openHydrated(page, playgroundPage + (await shareHash('dl-long-gone', changes)));
  const { status, editor, write, say, log, file, button } = playgroundOf(page, empty);
  await test.step('its texts are opened', async () => {
    await expect(status).toHaveText(
      'Opened from a shared link. The example is no longer on this page, so you see only what the link itself contains.',
    );
    await expect(editor).toContainText('# Far.');
    await expect(file('Dictionary planet')).toBeVisible();
    await say('mars');
    await expect(log).toContainText('Far.');
    await expect(blockOf(page, 'Two lines are a rule').locator('pre').first(), 'the page is as it was').toBeVisible();
    await button('Close').click();
    await expect(page.locator('.dl-play')).toHaveCount(0);
  });
  await test.step('it is broken, too', async () => {
    await goTo(page, '#dl=dl-long-gone.x');
    await expect(status).toHaveText(
      'The shared text could not be opened. The link is incomplete. The example is no longer on this page either, so the playground is empty.',
    );
    await write('$ hi\n# Hello!');
    await say('hi');
    await expect(log).toContainText('Hello!');
  });
  await test.step('the example that it stands in for opens in its place', async () => {
    const title = 'Two lines are a rule';
    await blockOf(page, title).getByRole('button', { name: 'Try it' }).click();
    await expect(playgroundOf(page, title).editor).toBeVisible();
    await expect(page.locator('.dl-play')).toHaveCount(1);
  });
});

/** Of the links of `tests/unit/playground/shareLink.test.ts` those in which the browser unpacks, shows or edits something. */
const inBrowser = new Set([
  'a bomb of 1 MB',
  'script in the name of a file',
  'zeros and line ends of all kinds',
  'script in a text',
]);

test('a hash of something else opens nothing; a link that is followed is opened or refused in words, and loses nothing', async ({
  page,
}) => {
  const watch = watchPage(page, siteUrl('main'));
  await openHydrated(page, `${playgroundPage}#first-rule`);
  await expect(blockOf(page, first).getByRole('button', { name: 'Try it' })).toBeVisible();
  await expect(page.locator('.dl-play')).toHaveCount(0);
  const { root, status, editor, say, log, button } = playgroundOf(page, first);
  for (const hash of ['#dl=dl-first-rule.q1YqSy0qzszPU7IyMtJRKkmtKFG', '#dl=dl-first-rule']) {
    await test.step(`without a whole text: ${hash}`, async () => {
      await goTo(page, hash);
      await expect(status).toHaveText(
        'The shared text could not be opened. The link is incomplete. You see the original example instead.',
      );
      await expect(editor).toContainText('# Send me the parcel number, please.');
      await expect(log).not.toContainText('Send me the parcel number, please.');
      await say('where is my parcel');
      await expect(log).toContainText('Send me the parcel number, please.');
      await button('Close').click();
      await goTo(page, '#lessons');
    });
  }
  const hostile = hostileLinks.filter(({ what }) => inBrowser.has(what));
  expect(hostile).toHaveLength(inBrowser.size);
  for (const { what, hash, gives } of hostile) {
    await test.step(what, async () => {
      await goTo(page, (await hash()).replace('#dl=dl-a.b', '#dl=dl-first-rule'));
      await expect(status).toContainText(gives === 'is opened' ? 'Opened from a shared link.' : gives);
      // The editor puts an empty image beside a sign that it shows as a dot.
      await expect(root.locator('img:not(.cm-widgetBuffer), script')).toHaveCount(0);
      await expect(page).toHaveTitle(/About DL/);
      await button('Close').click();
      await goTo(page, '#lessons');
    });
  }
  expect(watch.complaints).toEqual([]);
});
