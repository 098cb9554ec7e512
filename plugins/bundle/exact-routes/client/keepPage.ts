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

/** Whether the reader navigated to the address from a page that is still open. It is false during the build. */
const isChosen = (pathname: string): boolean =>
  typeof window !== 'undefined' &&
  document.documentElement.dataset['hasHydrated'] === 'true' &&
  window.location.pathname === pathname;

/**
 * When a page cannot be loaded, Docusaurus loads its address in full (specification, section 4). Without a connection,
 * this would replace the open page with an error of the browser. In this case nothing is loaded: `page-unreachable` is
 * sent, and the page stays.
 *
 * @param pathname address of the page that is loaded
 * @param load loads it
 * @returns the result of `load`; a promise that never resolves if the open page stays
 * @throws whatever `load` throws when a server responds, when the page is only prefetched, or before the first page
 *   is hydrated
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
