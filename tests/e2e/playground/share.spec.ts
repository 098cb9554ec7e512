import { openHydrated } from '../../helpers/hydrated';
import { blockOf, openPlayground, playgroundOf, playgroundPage } from '../../helpers/playground';
import { expect, test } from '../../helpers/test';

const first = 'Ask for the parcel number';
const brokenClipboard = () =>
  Object.defineProperty(Navigator.prototype, 'clipboard', {
    get: () => ({ writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }),
  });

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

test('the text of the file is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { button, status } = await openPlayground(page, first);
  await button('Copy').click();
  await expect(status).toHaveText('Text copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^--Label track_ask_number\n\$ \* where/);
});

test('a closed clipboard gets the link selected, to be copied by the keyboard', async ({ page }) => {
  await page.addInitScript(brokenClipboard);
  const { button, status, root } = await openPlayground(page, first);
  await button('Share').click();
  await expect(status).toHaveText(/^This page cannot use the clipboard\./);
  const field = root.getByRole('textbox', { name: 'Link' });
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
});

for (const [what, title, hash] of [
  ['cut', first, '#dl=dl-first-rule.q1YqSy0qzszPU7IyMtJRKkmtKFG'],
  ['no link at all', first, '#dl=dl-first-rule'],
  [
    'of an example that is gone',
    'Two lines are a rule',
    '#dl=dl-long-gone.q1ZKSy0qzszPU7IyMtJRKkmtKFGyUqpWKs4vzUtRqgUA',
  ],
] as const) {
  test(`a link that is ${what} gets a message and loses nothing`, async ({ page }) => {
    await openHydrated(page, playgroundPage + hash);
    const { status, editor, say, log } = playgroundOf(page, title);
    await expect(status).toHaveText(
      /^The shared text could not be opened\. .* You see the original example instead\.$/,
    );
    await expect(editor).toContainText('# Send me the parcel number, please.');
    await say('where is my parcel');
    await expect(log).toContainText('Send me the parcel number, please.');
  });
}

test('a link that is followed on the open page opens the playground too', async ({ page }) => {
  await openHydrated(page, playgroundPage);
  await page.evaluate(() => {
    window.location.hash = '#dl=dl-first-rule.x';
  });
  await expect(playgroundOf(page, first).status).toHaveText(/^The shared text could not be opened/);
});

test('another hash opens nothing', async ({ page }) => {
  await openHydrated(page, `${playgroundPage}#first-rule`);
  await expect(blockOf(page, first).getByRole('button', { name: 'Try it' })).toBeVisible();
  await expect(page.locator('.dl-play')).toHaveCount(0);
});
