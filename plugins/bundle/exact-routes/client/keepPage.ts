import { endOfClick } from './endOfClick';

/** Sent to the window when the reader has chosen a page and no server answers. */
export const pageUnreachable = 'page-unreachable';

/** @returns whether a server answers for the address, whatever it says */
export async function isReachable(pathname: string): Promise<boolean> {
  try {
    await fetch(pathname, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Whether the reader came to the address from a page that is still open. It is false while the site is built. */
const isChosen = (pathname: string): boolean =>
  typeof window !== 'undefined' &&
  document.documentElement.dataset['hasHydrated'] === 'true' &&
  window.location.pathname === pathname;

/**
 * When a page cannot be loaded, Docusaurus loads its address as a whole (specification, section 4). Without a line the
 * reader would lose the page on the screen for an error of the browser, so then nothing is loaded: `page-unreachable`
 * is sent, and the page stays.
 *
 * @param pathname address of the page that is loaded
 * @param load loads it
 * @returns what `load` gives; a promise that stays open when the reader keeps the page
 * @throws whatever `load` throws when a server answers, when the page is only fetched ahead, or before the first page
 *   is alive
 */
export async function orKeepPage<Result>(pathname: string, load: () => Result | Promise<Result>): Promise<Result> {
  const chosen = isChosen(pathname);
  const clicked = chosen ? endOfClick() : undefined;
  try {
    const loaded = await load();
    await clicked;
    return loaded;
  } catch (error) {
    if (!chosen || (await isReachable(pathname))) {
      throw error;
    }
    if (window.location.pathname === pathname) {
      window.dispatchEvent(new Event(pageUnreachable));
    }
    return new Promise(() => {});
  }
}
