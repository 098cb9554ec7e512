import { expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from './hydrated';
import { holdFiles } from './shell';

/** A page of the main site on which the tests search, and a query with several results on several pages. */
export const searchPage = '/content';
export const someQuery = 'dictionary';

export const fieldOf = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' });
export const panelOf = (page: Page): Locator => page.locator('.dos-search__panel');
export const listOf = (page: Page): Locator => page.getByRole('listbox', { name: 'Search results' });
export const optionsOf = (page: Page): Locator => listOf(page).getByRole('option');
export const activeOf = (page: Page): Locator => listOf(page).getByRole('option', { selected: true });
export const statusOf = (page: Page): Locator => page.locator('.dos-search__status');
export const boxOf = (page: Page): Locator => page.getByRole('search');

/** Files of the index, whatever their tag. */
export const indexFiles = /\/search-index-[^/]+\.json$/;

/** Names of the index files that the page asks for. Call it before the page is opened. */
export function watchIndexes(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (indexFiles.test(pathname)) {
      asked.push(pathname);
    }
  });
  return asked;
}

/** Opens the page and types into the box. */
export async function typeQuery(page: Page, query: string): Promise<void> {
  await openHydrated(page, searchPage);
  await fieldOf(page).click();
  await fieldOf(page).pressSequentially(query);
}

/** Opens the page, types into the box and waits for all results: the first frame has only some of them. */
export async function findSome(page: Page, query = someQuery): Promise<void> {
  await typeQuery(page, query);
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(boxOf(page)).toHaveAttribute('data-status', 'idle');
  await expect(optionsOf(page)).toHaveCount(Number.parseInt(await statusOf(page).innerText(), 10));
}

/** Waits until the panel says that nothing is found; a closed one has words, too. */
export async function findNothing(page: Page, query: string): Promise<void> {
  await expect(panelOf(page)).toBeVisible();
  await expect(panelOf(page)).toContainText(`No results for “${query}”`);
}

/** Holds the index files back until they are released. */
export const holdIndexes = async (page: Page): Promise<() => void> => (await holdFiles(page, indexFiles)).release;

/** A stored document as a test changes it. */
type Stored = { sectionTitle: string; pageTitle: string; content?: string };

/** Changes the documents of the index on their way to the page. */
export async function changeDocuments(page: Page, change: (document: Stored) => Partial<Stored>): Promise<void> {
  await page.route(indexFiles, async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as { documents: Stored[]; index: object };
    const documents = file.documents.map((document) => ({ ...document, ...change(document) }));
    await route.fulfill({ response, json: { ...file, documents } });
  });
}
