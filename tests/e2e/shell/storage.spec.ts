import { at, siteUrl } from '../../config/sites';
import { callOf } from '../../helpers/api';
import { clickFar } from '../../helpers/clickFar';
import { openHydrated } from '../../helpers/hydrated';
import { type Lesson, lessonOf } from '../../helpers/lesson';
import { blockOf, playgroundOf, playgroundPage } from '../../helpers/playground';
import { fieldOf, optionsOf } from '../../helpers/search';
import { drawnFrames } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

// Whatever the storage of the browser does, the site stays usable, and nothing reaches the reader as an error.

/** What a page stores, and how. */
type Part = { readonly address: string; readonly stores: readonly string[]; readonly inTurn: readonly Use[] };

type Use = { readonly name: string; readonly go: (page: Page) => Promise<void> };

const ownAddress = 'http://chat.own.example:8443';

/** Everything that the site keeps in the browser, used once, by its page. What was chosen must hold until the page is left. */
const uses: readonly Part[] = [
  {
    address: '/content',
    stores: [
      'theme',
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
      'dialogos.shortcuts',
      'local-search',
      'local-search.recent',
    ],
    inTurn: [
      {
        name: 'colour mode',
        go: async (page) => {
          await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        },
      },
      {
        name: 'announcement',
        go: async (page) => {
          await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click();
          await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
        },
      },
      {
        name: 'keyboard shortcuts',
        go: async (page) => {
          await page.keyboard.press('?');
          const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
          const warning = page.waitForEvent('console', (message) =>
            message.text().includes('The setting for keyboard shortcuts could not be saved'),
          );
          await list.getByRole('checkbox', { name: /^Turn on keyboard shortcuts/ }).uncheck();
          expect((await warning).type()).toBe('warning');
          await list.getByRole('button', { name: 'Close' }).click();
          await page.keyboard.press(']');
          await drawnFrames(page, 2);
          await expect(page).toHaveURL(`${siteUrl('main')}/content`);
        },
      },
      {
        name: 'a result of the search in a new tab',
        go: async (page) => {
          await fieldOf(page).click();
          await fieldOf(page).pressSequentially('dictionary');
          const opened = page.context().waitForEvent('page');
          await optionsOf(page)
            .first()
            .click({ modifiers: ['ControlOrMeta'] });
          const other = await opened;
          await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
          await other.close();
          await expect(fieldOf(page)).toBeVisible();
        },
      },
      {
        name: 'a result of the search in place, with marks',
        go: async (page) => {
          await fieldOf(page).press('Enter');
          await expect(page.getByRole('button', { name: 'Remove highlights' })).toBeVisible();
          await expect(page.locator('html'), 'the chosen mode of the page before').toHaveAttribute(
            'data-theme',
            'dark',
          );
        },
      },
    ],
  },
  {
    address: '/channels/platforms/server-api',
    stores: ['docusaurus.tab.language'],
    inTurn: [
      {
        name: 'tabs of a text',
        go: async (page) => {
          const tab = page.locator('.tabs-container').first().getByRole('tab', { name: 'Python' });
          await clickFar(tab);
          await expect(tab).toHaveAttribute('aria-selected', 'true');
        },
      },
    ],
  },
  {
    address: '/api/capi/',
    stores: ['docusaurus.tab.language', 'docusaurus.tab.api-view', 'dialogos.api.capi.base'],
    inTurn: [
      {
        name: 'language of API samples',
        go: async (page) => {
          const tab = callOf(page, 'chatInit').getByRole('tab', { name: 'Python' });
          await clickFar(tab);
          await expect(tab).toHaveAttribute('aria-selected', 'true');
        },
      },
      {
        name: 'base address',
        go: async (page) => {
          await page.getByText('Fill in your address and IDs').click();
          await page.getByLabel('Base address').fill(ownAddress);
          const call = callOf(page, 'chatInit');
          await expect(call.locator('.api-panel:not([hidden])').first()).toContainText(ownAddress);
          // Samples in other languages come later, and take what was filled in before.
          await clickFar(call.getByRole('tab', { name: 'Java', exact: true }));
          await expect(call.locator('.api-panel:not([hidden])').first()).toContainText(ownAddress);
        },
      },
      {
        name: 'view of an API',
        go: async (page) => {
          const button = page.getByRole('button', { name: 'Redoc', exact: true });
          await button.click();
          await expect(button).toHaveAttribute('aria-pressed', 'true');
        },
      },
    ],
  },
  {
    address: `${playgroundPage}#task-first-rule`,
    stores: ['dialogos.lessons', 'dialogos.lesson.first-rule'],
    inTurn: [
      {
        name: 'progress of the lessons',
        go: async (page) => {
          const lesson = lessonOf(page, 'first-rule');
          await lesson.button('Solve it here').click();
          await expect(lesson.editor).toBeVisible();
          await lesson.write('$ where is my parcel\n$ track my parcel\n# Send me the parcel number, please.');
          await lesson.button('Check').click();
          const doneIn = ({ root }: Lesson) => root.getByText(/^\d+ of 10 done$/);
          const other = lessonOf(page, 'stars');
          await expect(doneIn(lesson)).toHaveText('1 of 10 done');
          await expect(doneIn(other)).toHaveText('1 of 10 done');
          await lesson.button('Clear my progress').click();
          await expect(doneIn(other)).toHaveCount(0);
        },
      },
      {
        name: 'playground',
        go: async (page) => {
          const title = 'Ask for the parcel number';
          const { write, say, log, editor } = playgroundOf(page, title);
          await clickFar(blockOf(page, title).getByRole('button', { name: 'Try it' }));
          await expect(editor).toBeVisible();
          await write('$ mine *\n# It is yours.');
          await say('mine');
          await expect(log).toContainText('It is yours.');
        },
      },
    ],
  },
];

/** Keys by their form, each with texts that the site never wrote there. */
const garbage: readonly (readonly [key: string, texts: readonly string[]])[] = [
  ['theme', ['purple', '', '{"mode":"dark"}']],
  ['docusaurus.announcement.dismiss', ['maybe', 'null']],
  ['docusaurus.announcement.id', ['{}', '']],
  ['docusaurus.tab.language', ['"><img src=x onerror=alert(1)>', '__proto__']],
  ['docusaurus.tab.api-view', ['constructor', '']],
  ['dialogos.lessons', ['no-such-lesson <b> __proto__', '   ', '[1,2]']],
  ['dialogos.lesson.first-rule', ['</script><img src=x onerror=alert(1)>', 'x'.repeat(100_000), '\u0000\ud800']],
  ['dialogos.shortcuts', ['on', '{}']],
  ['dialogos.api.capi.base', ['javascript:alert(1)', '</script><img src=x onerror=alert(1)>', 'x'.repeat(100_000)]],
  ['dialogos.api.uuid', ["'; rm -rf / #", '\u0000\ud800']],
  ['local-search.recent', ['{', '[1,{}]', '["<img src=x onerror=alert(1)>"]']],
  ['local-search', ['{', 'null', '5', '{"path":"/content","at":9e15,"terms":5}', '{"path":"/content","at":9e15}']],
];

/** Changes what a page can do with its storage, before its first script. */
const spoiled = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    const tried: string[] = [];
    Object.assign(window, { tried });
    Storage.prototype.setItem = function set(key) {
      if (this === localStorage) tried.push(key);
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

/** Docusaurus writes what its own storage could not do; readers do not see it. */
const saidByTheme = /^Docusaurus (storage error|browser storage is not available)/;

/** @returns what reaches a reader or a developer as an error, from now on */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`uncaught: ${message}`));
  page.on('dialog', (dialog) => {
    errors.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !saidByTheme.test(message.text())) errors.push(message.text());
  });
  return errors;
}

/** Opens the pages and uses on each of them all that it keeps. */
async function visit(page: Page, { address, inTurn }: Part): Promise<void> {
  await openHydrated(page, address);
  for (const { name, go } of inTurn) await test.step(name, () => go(page));
}

const known = new Set(garbage.map(([key]) => key));

for (const part of uses) {
  const names = part.inTurn.map(({ name }) => name).join(', ');

  test(`with a storage that is blocked: ${names}`, async ({ page }) => {
    const errors = watchErrors(page);
    const warning = page.waitForEvent('console', (message) =>
      message.text().includes('browser storage is not available'),
    );
    await page.addInitScript(spoiled.blocked);
    await visit(page, part);
    expect((await warning).type()).toBe('warning');
    expect(errors).toEqual([]);
  });

  test(`with a storage that is full, in which the table of keys has every key that the site stores: ${names}`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await page.addInitScript(spoiled.full);
    await visit(page, part);
    expect(errors).toEqual([]);
    const tried = await page.evaluate(() => (window as unknown as { tried: string[] }).tried);
    expect(tried).toEqual(expect.arrayContaining([...part.stores]));
    expect(tried.filter((key) => !known.has(key))).toEqual([]);
  });
}

test('with a storage that is blocked nothing is kept, and the version of the docs can be chosen', async ({ page }) => {
  const shell = siteUrl('shell');
  await page.addInitScript(spoiled.blocked);
  await openHydrated(page, `${shell}/docs/tabs`);
  const dropdown = page.locator('.navbar__item.dropdown', { hasText: '1.0' });
  await dropdown.hover();
  await dropdown.getByRole('link', { name: '1.0' }).click();
  await expect(page).toHaveURL(`${shell}/docs/1.0/tabs`);
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await openHydrated(page, `${shell}/`);
  await expect(page.getByRole('link', { name: 'Single doc' }).first()).toHaveAttribute('href', '/docs/start');
});

const rounds = Math.max(...garbage.map(([, texts]) => texts.length));

/** What is kept for the page of a result has the most texts, the last of them for one page: the other keys are through then. */
const roundsOfAllPages = Math.max(
  ...garbage.filter(([key]) => key !== 'local-search').map(([, texts]) => texts.length),
);
const pagesOfKeys = ['/api/capi/', '/channels/platforms/server-api', '/content', '/syntax-DL/about-DL'];

// Each key has garbage in each round, and no two parts of the site read the same key.
test(`garbage under all ${garbage.length} keys, in ${rounds} rounds`, async ({ page }) => {
  const errors = watchErrors(page);
  for (let round = 0; round < rounds; round += 1) {
    await test.step(`round ${round + 1}`, async () => {
      // What the rounds before stored is overwritten, as their scripts run first.
      await page.addInitScript(
        (pairs) => {
          for (const [name, value] of pairs) localStorage.setItem(name, value);
        },
        garbage.map(([key, texts]) => [key, texts[round % texts.length] ?? ''] as const),
      );
      for (const address of round < roundsOfAllPages ? pagesOfKeys : ['/content']) {
        await openHydrated(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
        await expect(page.locator('img[src="x"]')).toHaveCount(0);
        await page.locator('nav.navbar').getByRole('link', { name: 'Contents', exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${at('/content')}$`));
      }
      expect(errors).toEqual([]);
    });
  }
});
