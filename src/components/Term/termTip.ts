import styles from './Term.module.css';

/** One tip serves all terms of the page: it is moved to the term that asks for it. */
const tipId = 'term-tip';

const gap = 6;
const edge = 8;

let tip: HTMLElement | undefined;
let shownFor: HTMLElement | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

function makeTip(): HTMLElement {
  const element = document.createElement('div');
  element.id = tipId;
  element.className = styles['tip'] ?? '';
  element.setAttribute('role', 'tooltip');
  // The top layer keeps the tip out of tables and boxes that cut what leaves them.
  element.setAttribute('popover', 'manual');
  // The pointer may go to the tip, to read or copy it (WCAG 1.4.13).
  element.addEventListener('pointerenter', () => clearTimeout(closing));
  element.addEventListener('pointerleave', closeSoon);
  return element;
}

/** Below the words, or above them if there is no space, but never beyond the edge of the window. */
function place(element: HTMLElement, link: HTMLElement): void {
  const [words = link.getBoundingClientRect()] = link.getClientRects();
  const { offsetWidth, offsetHeight } = element;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = words.bottom + gap;
  const top = below + offsetHeight + edge > clientHeight ? words.top - gap - offsetHeight : below;
  element.style.top = `${Math.max(edge, top)}px`;
  element.style.left = `${Math.max(edge, Math.min(words.left, clientWidth - offsetWidth - edge))}px`;
}

function closeSoon(): void {
  clearTimeout(closing);
  closing = setTimeout(closeTip, 150);
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    closeTip();
  }
}

function closeOutside({ target }: Event): void {
  if (target instanceof Node && !tip?.contains(target) && !shownFor?.contains(target)) {
    closeTip();
  }
}

function closeTip(): void {
  clearTimeout(closing);
  shownFor?.removeAttribute('aria-describedby');
  shownFor?.removeEventListener('pointerleave', closeSoon);
  shownFor?.removeEventListener('blur', closeTip);
  shownFor = undefined;
  tip?.remove();
  document.removeEventListener('keydown', closeOnEscape);
  document.removeEventListener('pointerdown', closeOutside);
  window.removeEventListener('scroll', closeTip);
}

/**
 * Shows the meaning of a term next to its link until the pointer, the focus or the page moves, or Escape is pressed.
 *
 * @param link words of the term; its title would be a second tip and is removed
 * @returns what hides the tip of this link, for the time when the link itself disappears
 */
export function showTip(link: HTMLElement, meaning: string): () => void {
  const hide = () => {
    if (shownFor === link) closeTip();
  };
  clearTimeout(closing);
  if (shownFor === link || !link.isConnected) {
    return hide;
  }
  closeTip();
  tip ??= makeTip();
  tip.textContent = meaning;
  (link.closest('main') ?? document.body).append(tip);
  // Browsers without popovers show the element as it is, above the text by its style.
  tip.showPopover?.();
  place(tip, link);
  link.removeAttribute('title');
  link.setAttribute('aria-describedby', tipId);
  shownFor = link;
  link.addEventListener('pointerleave', closeSoon);
  link.addEventListener('blur', closeTip);
  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('pointerdown', closeOutside);
  // The Tab key scrolls to the words after they have the focus, and that must not close the tip.
  requestAnimationFrame(() => {
    if (tip && shownFor === link) {
      place(tip, link);
      window.addEventListener('scroll', closeTip, { passive: true });
    }
  });
  return hide;
}
