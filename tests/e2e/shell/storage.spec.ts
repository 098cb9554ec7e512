import { at, siteUrl } from '../../config/sites';
import { callOf } from '../../helpers/api';
import { clickFar } from '../../helpers/clickFar';
import { openHydrated } from '../../helpers/hydrated';
import { openLesson } from '../../helpers/lesson';
import { openPlayground } from '../../helpers/playground';
import { fieldOf, optionsOf, typeQuery } from '../../helpers/search';
import { expect, type Page, test } from '../../helpers/test';

// Whatever the storage of the browser does, the site stays usable, and nothing reaches the reader as an error.

type Use = { readonly name: string; readonly go: (page: Page) => Promise<void> };

const ownAddress = 'http://chat.own.example:8443';

/** Everything that the site keeps in the browser, used once. What was chosen must hold until the page is left. */
const uses: readonly Use[] = [
  {
    name: 'colour mode',
    go: async (page) => {
      await openHydrated(page, '/content');
      await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    },
  },
  {
    name: 'announcement',
    go: async (page) => {
      await openHydrated(page, '/content');
      await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click();
      await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    },
  },
  {
    name: 'tabs of a text',
    go: async (page) => {
      await openHydrated(page, '/channels/platforms/server-api');
      const tab = page.locator('.tabs-container').first().getByRole('tab', { name: 'Python' });
      await clickFar(tab);
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    name: 'language of API samples',
    go: async (page) => {
      await openHydrated(page, '/api/capi/');
      const tab = callOf(page, 'chatInit').getByRole('tab', { name: 'Python' });
      await clickFar(tab);
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    name: 'view of an API',
    go: async (page) => {
      await openHydrated(page, '/api/capi/');
      const button = page.getByRole('button', { name: 'Redoc', exact: true });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'base address',
    go: async (page) => {
      await openHydrated(page, '/api/capi/');
      await page.getByText('Fill in your address and ids').click();
      await page.getByLabel('Base address').fill(ownAddress);
      const call = callOf(page, 'chatInit');
      await expect(call.locator('.api-panel:not([hidden])').first()).toContainText(ownAddress);
      // Samples in other languages come later, and take what was filled in before.
      await clickFar(call.getByRole('tab', { name: 'Java', exact: true }));
      await expect(call.locator('.api-panel:not([hidden])').first()).toContainText(ownAddress);
    },
  },
  {
    name: 'progress of the lessons',
    go: async (page) => {
      const { write, button, root } = await openLesson(page, 'first-rule');
      await write('$ where is my parcel\n$ track my parcel\n# Send me the parcel number, please.');
      await button('Check').click();
      await expect(root.getByText(/^\d+ of 10 done$/)).toHaveText('1 of 10 done');
    },
  },
  {
    name: 'playground',
    go: async (page) => {
      const { write, say, log } = await openPlayground(page, 'Ask for the parcel number');
      await write('$ mine *\n# It is yours.');
      await say('mine');
      await expect(log).toContainText('It is yours.');
    },
  },
  {
    name: 'keyboard shortcuts',
    go: async (page) => {
      await openHydrated(page, '/content');
      await page.keyboard.press('?');
      const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await list.getByRole('checkbox', { name: /^Turn on keyboard shortcuts/ }).uncheck();
      await list.getByRole('button', { name: 'Close' }).click();
      await page.keyboard.press(']');
      await page.waitForTimeout(300);
      await expect(page).toHaveURL(`${siteUrl('main')}/content`);
    },
  },
  {
    name: 'a result of the search in a new tab',
    go: async (page) => {
      await typeQuery(page, 'dictionary');
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
];

/** Keys by their form, each with texts that the site never wrote there. */
const garbage: readonly (readonly [key: string, texts: readonly string[]])[] = [
  ['theme', ['purple', '', '{"mode":"dark"}']],
  ['docusaurus.announcement.dismiss', ['maybe', 'null']],
  ['docusaurus.announcement.id', ['{}', '']],
  ['docusaurus.tab.language', ['"><img src=x onerror=alert(1)>', '__proto__']],
  ['docusaurus.tab.api-view', ['constructor', '']],
  ['dialogos.lessons', ['no-such-lesson <b> __proto__', '   ', '[1,2]']],
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
    Storage.prototype.setItem = () => {
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

for (const [what, spoil] of Object.entries(spoiled)) {
  test.describe(`with a storage that is ${what}`, () => {
    for (const { name, go } of uses) {
      test(name, async ({ page }) => {
        const errors = watchErrors(page);
        await page.addInitScript(spoil);
        await go(page);
        expect(errors).toEqual([]);
      });
    }
  });
}

test('the table of keys has every key that the site stores', async ({ page }) => {
  test.slow();
  const stored = new Set<string>();
  await page.exposeFunction('noteKey', (key: string) => stored.add(key));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(key, text) {
      if (this === localStorage) (window as unknown as { noteKey: (name: string) => void }).noteKey(key);
      setItem.call(this, key, text);
    };
  });
  for (const { go } of uses) {
    await go(page);
    // What was chosen before must not change what the next one finds.
    await page.evaluate(() => localStorage.clear());
  }
  const known = new Set(garbage.map(([key]) => key));
  console.log(`${stored.size} keys: ${[...stored].sort().join(', ')}`);
  expect(stored.size).toBeGreaterThan(6);
  expect([...stored].filter((key) => !known.has(key))).toEqual([]);
});

const rounds = Math.max(...garbage.map(([, texts]) => texts.length));

// Each key has garbage in each round, and no two parts of the site read the same key.
for (let round = 0; round < rounds; round += 1) {
  const stored = garbage.map(([key, texts]) => [key, texts[round % texts.length] ?? ''] as const);
  test(`garbage under all ${garbage.length} keys, round ${round + 1} of ${rounds}`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.addInitScript((pairs) => {
      for (const [name, value] of pairs) localStorage.setItem(name, value);
    }, stored);
    for (const address of ['/api/capi/', '/channels/platforms/server-api', '/content', '/syntax-DL/about-DL']) {
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
