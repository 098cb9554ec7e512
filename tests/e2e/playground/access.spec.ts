import { at } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { blockOf, openPlayground, type Playground, playgroundOf, playgroundPage } from '../../helpers/playground';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindingsAtWidths } from '../../helpers/views';

const pip = 'The rules of Pip';
const first = 'Ask for the parcel number';
const wrong = 'Wrong: a dictionary that is not there';

const brokenClipboard = () =>
  Object.defineProperty(Navigator.prototype, 'clipboard', {
    get: () => ({ writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }),
  });

/** Writes into the page how much of it has moved. */
const countShifts = () =>
  new PerformanceObserver((list) => {
    const moved = list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0);
    document.documentElement.dataset['moved'] = String(Number(document.documentElement.dataset['moved'] ?? 0) + moved);
  }).observe({ type: 'layout-shift', buffered: true });

/** Another file is chosen by the keyboard, and its change works. */
async function changeByKeyboard({ file, write, editor, say, log }: Playground): Promise<void> {
  await file('Dictionary greeting').press('Enter');
  await expect(file('Dictionary greeting')).toHaveAttribute('aria-pressed', 'true');
  await expect(editor).toContainText('{hi/hello/hey}');
  await write('ahoy');
  await expect(file('Dictionary greeting')).toHaveText('Dictionary greeting 1 changed');
  await say('ahoy Pip');
  await expect(log).toContainText('Hi! I am Pip.');
  await file('Rules').press('Enter');
  await expect(editor).toContainText('Skill "Small talk"');
}

/** Call it while playgrounds are open. */
async function expectNothingOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(blockOf(page, pip).locator('pre').first(), 'a printed page has the example').toBeVisible();
  const parts = page.locator('.dl-play, button, input, select, textarea, form, aside').filter({ visible: true });
  await expect(parts, 'what one can only press or fill in').toHaveCount(0);
  await page.emulateMedia({ media: null });
}

test('a playground has no findings of axe in any state and is not wider than its page, in both modes and at three widths, and is not printed', async ({
  page,
}) => {
  await page.addInitScript(brokenClipboard);
  await page.setViewportSize({ width: 1440, height: 900 });
  const talking = await openPlayground(page, pip);
  await test.step('another file is chosen by the keyboard', () => changeByKeyboard(talking));
  for (const phrase of ['what can you do', 'my name is nina', 'QP123456789', 'operator']) {
    await talking.say(phrase);
    await expect(talking.field).toBeEnabled();
  }
  await expect(talking.log).toContainText('an operator of the group');
  await talking.say('hi');
  await talking.button(/^Why: track_status/).click();
  await talking.reasons.getByText('Weights, part by part').click();
  await talking.file('Variables').click();
  await talking.root.getByText('more variables need no declaration').click();
  await test.step('a closed clipboard gets the link selected, to be copied by the keyboard', async () => {
    await talking.button('Share').click();
    await expect(talking.status).toHaveText(/^This page cannot use the clipboard\./);
    await expect(talking.root.getByRole('textbox', { name: 'Link' })).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
  });

  await blockOf(page, wrong).getByRole('button', { name: 'Try it' }).click();
  const failing = playgroundOf(page, wrong);
  await expect(failing.messages).toContainText('Error 10304');
  await failing.file('Spelling').click();
  await failing.write('');
  await failing.button('Add a dictionary').click();
  await page.keyboard.press('Enter');
  await expect(failing.root.getByRole('alert')).toHaveText('Write a name.');

  const short = 'Let other words in';
  await blockOf(page, short).getByRole('button', { name: 'Try it' }).click();
  const restored = playgroundOf(page, short);
  await restored.write('$ hi');
  await restored.button('Reset').click();
  await expect(restored.button('Undo')).toBeVisible();
  await expectNoFindingsAtWidths(page, 'in all states', ['.dl-play'], [1440, 996, 390]);
  await test.step('nothing of this is printed', () => expectNothingOnPaper(page));
});

test('the button begins to work without moving the page, and the keyboard alone opens, edits, talks and closes', async ({
  page,
}) => {
  await page.addInitScript(countShifts);
  await openHydrated(page, playgroundPage);
  await expect(page.getByRole('button', { name: 'Try it' }).first()).toBeVisible();
  expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0), 'how much the page moved').toBeLessThan(
    0.01,
  );
  const open = blockOf(page, first).getByRole('button', { name: 'Try it' });
  await open.focus();
  await page.keyboard.press('Enter');
  const { root, editor, field, log, button } = playgroundOf(page, first);
  await expect(root).toBeFocused();
  for (const name of ['Copy', 'Copy Markdown', 'Share', 'Reset', 'Close', 'Rules']) {
    await page.keyboard.press('Tab');
    await expect(button(name)).toBeFocused();
  }
  await button('Add a dictionary').focus();
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAccessibleName(/^Playground/);
  await expect(editor).toHaveAccessibleDescription(/^Ctrl ?\+ ?Space completes, Tab leaves the editor\.$/);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Thank you.');
  await page.keyboard.press('Tab');
  await expect(editor, 'the Tab key is no trap').not.toBeFocused();
  await expect(log).toBeFocused();

  await field.focus();
  await page.keyboard.type('where is my parcel');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('Send me the parcel number, please. Thank you.');
  await expect(field, 'the next phrase can be typed at once').toBeFocused();
  await button('Close').focus();
  await page.keyboard.press('Enter');
  await expect(root).toHaveCount(0);
  await expect(blockOf(page, first).getByRole('button', { name: 'Continue editing' })).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an example is a block of code to read, with no button', async ({ page }) => {
    await page.goto(at(playgroundPage));
    await expect(blockOf(page, first).locator('code')).toHaveText(/^--Label track_ask_number\n\$ \* where is/);
    await expect(page.getByRole('button', { name: 'Try it' })).toHaveCount(0);
  });
});
