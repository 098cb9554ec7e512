import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import {
  activeOf,
  boxOf,
  fieldOf,
  findSome,
  listOf,
  optionsOf,
  panelOf,
  searchPage,
  someQuery,
} from '../../helpers/search';
import { drawnFrames } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const main = siteUrl('main');

/** Number of the active result. */
const activeAt = (page: Page) =>
  optionsOf(page).evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-selected') === 'true'));

const addressOf = async (page: Page) => new URL((await activeOf(page).getAttribute('href')) ?? '', main).href;

test('keys and presses move through the panel, close it, open it again and empty the box', async ({ page }) => {
  await findSome(page);
  await test.step('the first result is active, the arrows move round, and the field names the active one', async () => {
    const count = await optionsOf(page).count();
    expect(count).toBeGreaterThan(2);
    expect(count).toBeLessThanOrEqual(8);
    await expect.poll(() => activeAt(page)).toBe(0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeAt(page)).toBe(1);
    await expect(fieldOf(page)).toHaveAttribute(
      'aria-activedescendant',
      (await activeOf(page).getAttribute('id')) ?? 'none',
    );
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => activeAt(page)).toBe(count - 1);
    await expect(activeOf(page)).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeAt(page)).toBe(0);
  });
  await test.step('Escape closes the panel, and an arrow opens it again', async () => {
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(fieldOf(page)).toHaveValue(someQuery);
    await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(listOf(page)).toBeVisible();
    await expect.poll(() => activeAt(page)).toBe(0);
  });
  for (const [keys, next] of [
    ['Tab', 'Clear'],
    ['Shift+Tab', 'Submit'],
  ] as const) {
    await test.step(`${keys} closes the panel and goes on, and a press on the field opens it again`, async () => {
      await page.keyboard.press(keys);
      await expect(panelOf(page)).toBeHidden();
      await expect(boxOf(page).getByTitle(next)).toBeFocused();
      await expect(fieldOf(page)).toHaveValue(someQuery);
      await fieldOf(page).click();
      await expect(listOf(page)).toBeVisible();
    });
  }
  await test.step('a press beside the panel closes it, and a press on the field opens it again', async () => {
    await page.mouse.click(400, 700);
    await expect(panelOf(page)).toBeHidden();
    await fieldOf(page).click();
    await expect(listOf(page)).toBeVisible();
  });
  await test.step('"/" is a sign of the query, and Ctrl+K selects it', async () => {
    await page.keyboard.press('End');
    await page.keyboard.type('/');
    await expect(fieldOf(page)).toHaveValue(`${someQuery}/`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rule');
    await expect(fieldOf(page)).toHaveValue('rule');
    await expect(fieldOf(page)).toBeFocused();
    // With no results for the letters before, the panel may just be closed.
    await expect(optionsOf(page).locator('mark').first()).toHaveText(/^rule/i);
  });
  await test.step('what is typed stays on the way to a page of another kind, whose box is another one', async () => {
    await page.keyboard.press('Escape');
    await page.locator('.navbar').getByRole('link', { name: 'Release notes' }).click();
    await expect(page.getByRole('navigation', { name: 'All releases' })).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('rule');
    await fieldOf(page).click();
    await expect(optionsOf(page).locator('mark').first()).toHaveText(/^rule/i);
  });
  await test.step('a second Escape clears the query, a third one leaves the box', async () => {
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(fieldOf(page)).toHaveValue('rule');
    await page.keyboard.press('Escape');
    await expect(fieldOf(page)).toHaveValue('');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(fieldOf(page)).not.toBeFocused();
  });
  await test.step('Clear empties the box, Submit opens the first result', async () => {
    await fieldOf(page).fill('rule');
    await expect(listOf(page)).toBeVisible();
    await boxOf(page).getByTitle('Clear').click();
    await expect(fieldOf(page)).toHaveValue('');
    await expect(fieldOf(page)).toBeFocused();
    await expect(panelOf(page)).toBeHidden();
    await expect(boxOf(page).getByTitle('Clear')).toBeHidden();
    // At once: typed letter by letter, the list would still show the first results of "dict".
    await fieldOf(page).fill(someQuery);
    await expect(listOf(page)).toBeVisible();
    const address = await addressOf(page);
    await boxOf(page).getByTitle('Submit').click();
    await expect(page).toHaveURL(address);
  });
});

test('what the arrows have chosen stays in view when the texts of the results come and make them taller', async ({
  page,
}) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/search-text/**', async (route) => {
    await sent;
    await route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 420 });
  await findSome(page);
  // As in a browser that does not hold the place in a list by itself.
  await listOf(page).evaluate((list) => {
    for (let box: HTMLElement | null = list as HTMLElement; box; box = box.parentElement)
      box.style.overflowAnchor = 'none';
  });
  const height = () => optionsOf(page).evaluateAll((all) => all.reduce((sum, one) => sum + one.clientHeight, 0));
  await page.keyboard.press('ArrowUp');
  await expect(activeOf(page)).toBeInViewport();
  const before = await height();
  send();
  await expect.poll(height, { message: 'the texts make the results taller' }).toBeGreaterThan(before);
  await drawnFrames(page, 2);
  await expect(activeOf(page)).toBeInViewport();
});

test('Enter or a click opens a result in place, and beside the page with Ctrl, Cmd or Shift', async ({
  page,
  context,
}) => {
  await findSome(page);
  await test.step('Enter alone opens the active result in place, and the panel closes', async () => {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeAt(page)).toBe(1);
    const address = await addressOf(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(panelOf(page)).toBeHidden();
    await expect(fieldOf(page)).not.toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(main + searchPage);
  });
  // A browser without a screen has no tabs, so the test looks at what the page asks for: a press with Shift is for a window.
  const withShift = await page.evaluateHandle(() => {
    const presses: boolean[] = [];
    HTMLAnchorElement.prototype.dispatchEvent = function (event) {
      presses.push((event as MouseEvent).shiftKey);
      return EventTarget.prototype.dispatchEvent.call(this, event);
    };
    return presses;
  });
  for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
    await test.step(keys, async () => {
      await fieldOf(page).click();
      await expect(listOf(page)).toBeVisible();
      const address = await addressOf(page);
      const opening = context.waitForEvent('page');
      await page.keyboard.press(keys);
      const opened = await opening;
      await expect(opened).toHaveURL(address);
      expect(await opened.evaluate(() => window.opener), 'no hold on the page it came from').toBeNull();
      await expect(page).toHaveURL(main + searchPage);
      await expect(opened.getByRole('button', { name: 'Remove highlights' })).toBeVisible();
      await opened.close();
      await page.bringToFront();
    });
  }
  expect(await withShift.jsonValue()).toEqual([true]);
  await test.step('the mouse makes a result active and opens it', async () => {
    await fieldOf(page).click();
    await optionsOf(page).nth(1).hover();
    await expect.poll(() => activeAt(page)).toBe(1);
    const opening = context.waitForEvent('page');
    await optionsOf(page)
      .nth(1)
      .click({ modifiers: ['ControlOrMeta'] });
    const address = await addressOf(page);
    await expect(await opening).toHaveURL(address);
    await optionsOf(page).nth(1).click();
    await expect(page).toHaveURL(address);
  });
});

test('no letter is lost with a key in the same moment, and the keys of a word that is composed are those of the input method', async ({
  page,
}) => {
  await findSome(page, 'rule');
  await test.step('Escape in the same moment as a letter is about the whole text', async () => {
    await fieldOf(page).evaluate((field: HTMLInputElement, query) => {
      field.value = query;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    }, someQuery);
    await expect(panelOf(page)).toBeHidden();
    await drawnFrames(page, 10);
    await expect(panelOf(page), 'it stays closed').toBeHidden();
    await expect(fieldOf(page)).toHaveValue(someQuery);
  });
  await test.step('while a word is composed, its keys are those of the input method', async () => {
    const input = await page.context().newCDPSession(page);
    await input.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
    await expect(fieldOf(page)).toHaveValue('dictionaryに');
    const seen = await page.evaluateHandle(() => {
      const presses: { key: string; isComposing: boolean }[] = [];
      document.addEventListener('keydown', ({ key, isComposing }) => presses.push({ key, isComposing }), true);
      return presses;
    });
    for (const key of ['ArrowDown', 'Escape', 'Enter']) {
      await fieldOf(page).evaluate(
        (field, name) =>
          field.dispatchEvent(
            new KeyboardEvent('keydown', { key: name, isComposing: true, bubbles: true, cancelable: true }),
          ),
        key,
      );
    }
    expect((await seen.jsonValue()).every(({ isComposing }) => isComposing)).toBe(true);
    await expect(fieldOf(page)).toHaveValue('dictionaryに');
    await expect(fieldOf(page)).toBeFocused();
    await expect(page).toHaveURL(main + searchPage);

    await input.send('Input.insertText', { text: '' });
    await fieldOf(page).fill('dictionary');
    await expect(listOf(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(main + searchPage);
  });
  await test.step('a submit in the same moment is about the whole text, too', async () => {
    await page.goBack();
    await expect(page).toHaveURL(main + searchPage);
    await fieldOf(page).fill('rule');
    await expect(optionsOf(page).locator('mark').first()).toHaveText(/^rule/i);
    await expect(optionsOf(page).first()).not.toContainText('Dictionaries');
    await fieldOf(page).evaluate((field: HTMLInputElement, query) => {
      field.value = query;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      field.form?.requestSubmit();
    }, someQuery);
    await expect(page).toHaveURL(/\/slovari/);
    await expect(fieldOf(page)).toHaveValue(someQuery);
  });
});

test('Ctrl+K, Cmd+K and "/" come to the box from anywhere, though the bar is hidden', async ({ page }) => {
  await openHydrated(page, '/api/capi/');
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await test.step(key, async () => {
      for (const place of [300, 1200]) {
        await page.evaluate((to) => window.scrollTo(0, to), place);
        await drawnFrames(page, 3);
      }
      await expect(page.locator('nav.navbar')).toHaveClass(/navbarHidden/);
      await page.keyboard.press(key);
      await expect(fieldOf(page)).toBeFocused();
      await expect(fieldOf(page)).toBeInViewport();
      await expect(fieldOf(page)).toHaveValue('');
      await fieldOf(page).blur();
    });
  }
});

test('the keys know a Cyrillic keyboard, fields and the switch of the shortcuts, and the box says what is on', async ({
  page,
}) => {
  await openHydrated(page, searchPage);
  await expect(boxOf(page).locator('kbd')).toHaveText('Ctrl K');
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true })),
  );
  await expect(fieldOf(page)).toBeFocused();

  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('input')));
  await page.locator('main input').focus();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(page.locator('main input')).toHaveValue('/');
  await expect(fieldOf(page)).not.toBeFocused();

  await page.evaluate(() => localStorage.setItem('dialogos.shortcuts', 'off'));
  await openHydrated(page, searchPage);
  await expect(boxOf(page).locator('kbd')).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).not.toBeFocused();
});
