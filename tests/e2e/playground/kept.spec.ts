import { shareHash } from '../../../src/components/DlPlayground/share/shareLink';
import { at, siteUrl } from '../../config/sites';
import { clickFar } from '../../helpers/clickFar';
import { expectAskedBeforeLeaving, fillStorage } from '../../helpers/fullStorage';
import { openHydrated } from '../../helpers/hydrated';
import { watchPage } from '../../helpers/pageWatch';
import { blockOf, openPlayground, playgroundOf, playgroundPage } from '../../helpers/playground';
import { expect, type Page, test } from '../../helpers/test';

const first = 'Ask for the parcel number';
const mine = '$ mine *\n# It is yours.';

const continueButton = (page: Page) => blockOf(page, first).getByRole('button', { name: 'Continue editing' });

/** Opens the playground by the button that says that there is something to continue. */
async function expectMine(page: Page, reply = 'It is yours.'): Promise<void> {
  await continueButton(page).click();
  const { editor, status } = playgroundOf(page, first);
  await expect(editor).toContainText(`# ${reply}`);
  await expect(status).toHaveText('Your changes are back. Reset shows the original example.');
}

/** Adds a dictionary, restores the example, takes that back, restores it again, and finds nothing kept. */
async function expectUndone(page: Page): Promise<void> {
  const { write, button, file, editor, status, root } = playgroundOf(page, first);
  await button('Add a dictionary').click();
  await root.getByRole('textbox', { name: 'Name of the dictionary' }).fill('planet');
  await page.keyboard.press('Enter');
  await write('mars\nvenus');
  await file('Rules').click();
  await write(mine);
  await button('Reset').click();
  await expect(status).toHaveText('The example has been restored.');
  await expect(editor).toContainText('track_ask_number');
  await expect(file('Dictionary planet')).toHaveCount(0);
  await button('Undo').press('Enter');
  await expect(editor).toContainText('# It is yours.');
  await expect(button('Reset'), 'the focus has a place').toBeFocused();
  await file('Dictionary planet').click();
  await expect(editor).toContainText('venus');
  await button('Reset').click();
  await write('$ new *\n# Typed after it.');
  await expect(button('Undo'), 'it would take away what was typed').toHaveCount(0);
  await button('Reset').click();
  await page.reload();
  await expect(blockOf(page, first).getByRole('button', { name: 'Try it' }), 'nothing is kept').toBeVisible();
}

test.describe('what a reader has written is still there', () => {
  test('after a jump in the page, a reload, another page and Back, and Close', async ({ page }) => {
    const { write, editor, button } = await openPlayground(page, first);
    await test.step('a click on the table of contents, and Back', async () => {
      await write('$ mine *\n# Kept in the page.');
      await page.locator('.table-of-contents').getByRole('link', { name: 'Reserved names' }).click();
      await expect(page).toHaveURL(/#reserved-names$/);
      await expect(editor).toContainText('# Kept in the page.');
      await page.goBack();
      await expect(editor).toContainText('# Kept in the page.');
    });
    await test.step('a reload', async () => {
      await write('$ mine *\n# Kept by the tab.');
      await page.reload();
      await expectMine(page, 'Kept by the tab.');
    });
    await test.step('another page and Back', async () => {
      await write('$ mine *\n# Kept on the way.');
      await page.getByRole('link', { name: 'Special symbols in rules' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Special symbols in rules');
      await page.goBack();
      await expectMine(page, 'Kept on the way.');
    });
    await test.step('Close', async () => {
      await write(mine);
      await button('Close').click();
      await expectMine(page);
    });
  });

  test('after Reset, which can be undone; while the link of somebody else is looked at; after Share', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPlayground(page, first);
    await test.step('after Reset, which can be undone with its dictionaries', () => expectUndone(page));
    await test.step('while the link of somebody else is looked at', async () => {
      await blockOf(page, first).getByRole('button', { name: 'Try it' }).click();
      const { write, editor, status, button } = playgroundOf(page, first);
      await write(mine);
      const theirs = await shareHash('dl-first-rule', { rules: '$ theirs\n# Theirs.' });
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, theirs);
      await expect(status).toHaveText('Opened from a shared link.');
      await expect(editor).toContainText('# Theirs.');
      await write('$ theirs\n# Changed.');
      await page.goBack();
      await button('Close').click();
      await expectMine(page);
    });
    await test.step('after Share, more writing, and a reload of the link', async () => {
      const { write, button, status, editor } = playgroundOf(page, first);
      await write('$ shared\n# Shared.');
      await button('Share').click();
      await expect(status).toHaveText('Link copied.');
      await write(mine);
      await page.reload();
      await expect(editor).toContainText('# It is yours.');
      await expect(status).toHaveText('Opened from a shared link, as you left it.');
    });
  });
});

test('with a storage that is full, Close keeps the text and the browser asks before the page is left', async ({
  page,
}) => {
  const watch = watchPage(page, siteUrl('main'));
  await fillStorage(page, 'dialogos.dl:');
  const { write, button } = await openPlayground(page, first);
  await write(mine);
  await button('Close').click();
  await blockOf(page, first).getByRole('button', { name: 'Continue editing' }).click();
  await expect(playgroundOf(page, first).editor).toContainText('# It is yours.');
  expect(watch.complaints).toEqual([]);
  await expectAskedBeforeLeaving(page);
});

/** What somebody may have put into the storage, for one example each: no draft, and one of another example. */
const garbage = { 'dl-two-lines-are-a-rule': 'no JSON', 'dl-two-rules': '{"dictionary <b>":"x"}' };

test('garbage in the storage opens the example as it is', async ({ page }) => {
  await page.addInitScript(
    ([texts, path]) => {
      for (const [id, text] of Object.entries(texts)) sessionStorage.setItem(`dialogos.dl:${path}#${id}`, text);
    },
    [garbage, new URL(at(playgroundPage), 'http://localhost').pathname] as const,
  );
  await openHydrated(page, playgroundPage);
  for (const [id, text] of Object.entries(garbage)) {
    await test.step(text, async () => {
      const block = page.locator(`[data-dl="${id}"]`);
      const example = ((await block.locator('code').first().textContent()) ?? '').replaceAll('\n', '');
      await clickFar(block.getByRole('button', { name: 'Continue editing' }));
      await expect(block.locator('.cm-content')).toHaveText(example);
      await expect(block.locator('.dl-play__status')).toHaveText('');
      await block.getByRole('button', { name: 'Close', exact: true }).click();
    });
  }
});
