import { useLayoutEffect } from 'react';
import { LIMITS } from '../common/limits';

/** @returns whether the box is a sheet while the reader is in it, and a button otherwise */
export const isSheet = (): boolean => window.matchMedia(`(max-width: ${LIMITS.mobile}px)`).matches;

/** What browsers call when the reader goes back by the gesture or button of Android; not all have it, nor TypeScript. */
type WithCloseWatcher = Window & { readonly CloseWatcher?: new (options: { signal: AbortSignal }) => EventTarget };

/** Everything that the sheet covers: the siblings of the box and of everything that contains it. */
function coveredBy(box: Element): Element[] {
  const covered: Element[] = [];
  for (let one: Element | null = box; one && one !== document.body; one = one.parentElement) {
    covered.push(
      ...[...(one.parentElement?.children ?? [])].filter((next) => next !== one && !next.matches('[inert]')),
    );
  }
  return covered;
}

/**
 * On narrow screens the box is a sheet over the whole page: what it covers cannot be reached, it ends where the keyboard
 * of the screen begins, and on Android going back closes it rather than leave the page. On wide ones a click outside the
 * box leaves it.
 */
export function useSheet(box: HTMLElement, isActive: boolean, leave: () => void): void {
  useLayoutEffect(() => {
    if (!isActive) {
      return;
    }
    const ended = new AbortController();
    const { signal } = ended;
    let covered: Element[] = [];
    const cover = () => {
      for (const one of covered) one.removeAttribute('inert');
      covered = [];
      // Asking for the height makes the browser lay out the page, which a wide screen need not wait for.
      if (isSheet()) {
        covered = coveredBy(box);
        for (const one of covered) one.setAttribute('inert', '');
        box.style.setProperty('--room', `${window.visualViewport?.height ?? window.innerHeight}px`);
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(cover, LIMITS.resize);
    };
    cover();
    const { CloseWatcher }: WithCloseWatcher = window;
    if (CloseWatcher && isSheet()) {
      new CloseWatcher({ signal }).addEventListener('close', leave);
    }
    (window.visualViewport ?? window).addEventListener('resize', onResize, { signal });
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!box.contains(target as Node)) {
          leave();
        }
      },
      { signal },
    );
    box.addEventListener(
      'keydown',
      ({ key, target }) => {
        if (key === 'Escape' && target instanceof HTMLElement && target.matches('.dos-search__cancel')) {
          target.click();
        }
      },
      { signal },
    );
    return () => {
      ended.abort();
      clearTimeout(timer);
      for (const one of covered) one.removeAttribute('inert');
    };
  }, [box, isActive, leave]);
}
