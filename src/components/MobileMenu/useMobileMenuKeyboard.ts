import { useEffect } from 'react';
import { isMenuOpen, whenToggled } from './whenToggled';

const focusable = 'a[href], button:not([disabled]), input, [tabindex]:not([tabindex="-1"])';

function focusableIn(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !element.closest('[inert]') && element.getClientRects().length > 0,
  );
}

/**
 * Moves the focus as soon as the browser allows it: while the menu slides in, its first frame is still hidden
 * and cannot have the focus.
 */
function focusWhenVisible(target: HTMLElement | null, isWanted: () => boolean, framesLeft = 30): void {
  if (!target || !isWanted()) {
    return;
  }
  target.focus();
  if (document.activeElement !== target && framesLeft > 0) {
    requestAnimationFrame(() => focusWhenVisible(target, isWanted, framesLeft - 1));
  }
}

/**
 * Keyboard behaviour of the mobile menu, as for any modal dialog (WAI-ARIA Authoring Practices, "Dialog"):
 * focus moves in when it opens, stays in, and returns to the opener unless it was moved elsewhere; Escape closes it.
 * A screen reader stays in it as well: on a touch screen it would read on into the page behind.
 */
export function useMobileMenuKeyboard(): void {
  useEffect(() => {
    const navbar = document.querySelector('nav.navbar');
    const menu = navbar?.querySelector('.navbar-sidebar');
    if (!navbar || !menu) {
      return undefined;
    }
    const isOpen = () => isMenuOpen(navbar);
    const closeButton = () => menu.querySelector<HTMLButtonElement>('.navbar-sidebar__close');
    const toggle = () => navbar.querySelector<HTMLButtonElement>('.navbar__toggle');

    const setPageInert = (isInert: boolean) => {
      for (const part of document.querySelectorAll('.navbar ~ *')) part.toggleAttribute('inert', isInert);
    };

    const stopListening = whenToggled(navbar, (opened) => {
      setPageInert(opened);
      if (opened) {
        focusWhenVisible(closeButton(), isOpen);
      } else if (document.activeElement === document.body || menu.contains(document.activeElement)) {
        toggle()?.focus();
      }
    });

    const onKeyDown = (event: KeyboardEvent) => {
      if (!isOpen()) {
        return;
      }
      if (event.key === 'Escape') {
        closeButton()?.click();
      }
      if (event.key === 'Tab') {
        const elements = focusableIn(menu);
        const leaving = event.shiftKey ? elements[0] : elements.at(-1);
        const inside = menu.contains(document.activeElement);
        if (!inside || document.activeElement === leaving) {
          event.preventDefault();
          (event.shiftKey ? elements.at(-1) : elements[0])?.focus();
        }
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      stopListening();
      setPageInert(false);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
