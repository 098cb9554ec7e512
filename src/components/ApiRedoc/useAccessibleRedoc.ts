import { type RefObject, useEffect } from 'react';

/**
 * Redoc's small headings skip levels, the link before a heading is called "tag/Chat/operation/chatInit", and scrolling
 * samples cannot be reached by the keyboard.
 */
function repair(root: HTMLElement): void {
  for (const heading of root.querySelectorAll('h5:not([aria-level])')) heading.setAttribute('aria-level', '3');
  for (const link of root.querySelectorAll('h1 > a, h2 > a')) {
    link.setAttribute('aria-label', `Direct link to ${link.parentElement?.textContent}`);
  }
  for (const code of root.querySelectorAll<HTMLElement>('pre:not([tabindex]), .redoc-json:not([tabindex])')) {
    code.tabIndex = 0;
  }
  for (const group of root.querySelectorAll('[role="group"][aria-label], [role="menu"] [aria-label]')) {
    if (!group.matches('a, button, input')) group.removeAttribute('aria-label');
  }
}

/** Makes Redoc accessible with a keyboard and a screen reader, now and whenever it draws more. */
export function useAccessibleRedoc(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) {
      return undefined;
    }
    repair(element);
    const observer = new MutationObserver(() => repair(element));
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root]);
}
