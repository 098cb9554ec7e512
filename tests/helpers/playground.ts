import { expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from './hydrated';

/** The page with the sample assistant and with examples that are whole, a part, and wrong. */
export const playgroundPage = '/syntax-DL/about-DL';

/** A playground and its parts. */
export type Playground = {
  root: Locator;
  editor: Locator;
  field: Locator;
  log: Locator;
  reasons: Locator;
  messages: Locator;
  status: Locator;
  button: (name: string | RegExp) => Locator;
  /** The button of a file of the base. */
  file: (name: string) => Locator;
  say: (phrase: string) => Promise<void>;
  /** Replaces the text of the file that is shown. */
  write: (text: string) => Promise<void>;
};

/** @param title of the block that the playground replaces */
export function playgroundOf(page: Page, title: string): Playground {
  const root = page.getByRole('region', { name: `Playground ${title}` });
  const button = (name: string | RegExp) => root.getByRole('button', { name, exact: typeof name === 'string' });
  const field = root.getByRole('textbox', { name: 'Write as the user' });
  const editor = root.locator('.cm-content');
  return {
    root,
    editor,
    field,
    log: root.getByRole('log', { name: 'Chat' }),
    reasons: root.locator('.dl-play__reasons'),
    messages: root.locator('.dl-play__messages'),
    status: root.locator('.dl-play__status'),
    button,
    file: (name) =>
      root.locator('.dl-play__files').getByRole('button', { name: new RegExp(`^${name}( \\d+)?( changed)?$`) }),
    say: async (phrase) => {
      await field.fill(phrase);
      await button('Send').click();
    },
    write: async (text) => {
      await editor.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
  };
}

/** The block of an example with its button. */
export const blockOf = (page: Page, title: string): Locator =>
  page.locator('[data-dl]').filter({ has: page.getByText(title, { exact: true }) });

/** Opens the page of the examples and one of them as a playground. */
export async function openPlayground(page: Page, title: string): Promise<Playground> {
  await openHydrated(page, playgroundPage);
  await blockOf(page, title).getByRole('button', { name: 'Try it' }).click();
  const playground = playgroundOf(page, title);
  await expect(playground.editor).toBeVisible();
  return playground;
}
