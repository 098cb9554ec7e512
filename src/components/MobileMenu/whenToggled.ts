const openClass = 'navbar-sidebar--show';

/** @returns whether the menu of a phone is open. The theme offers no public hook, but sets a class on the navbar. */
export const isMenuOpen = (navbar: Element) => navbar.classList.contains(openClass);

/**
 * @param onToggle is called each time the menu of the navbar opens or closes
 * @returns stops it
 */
export function whenToggled(navbar: Element, onToggle: (isOpen: boolean) => void): () => void {
  let wasOpen = isMenuOpen(navbar);
  const observer = new MutationObserver(() => {
    const isOpen = isMenuOpen(navbar);
    if (isOpen !== wasOpen) {
      wasOpen = isOpen;
      onToggle(isOpen);
    }
  });
  observer.observe(navbar, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
