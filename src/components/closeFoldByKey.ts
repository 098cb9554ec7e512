/**
 * What a fold that covers the page does with a key: Escape closes it, and so does the Tab key when it leads out of it,
 * or the reader would not see where.
 */
export function closeFoldByKey(key: string, fold: HTMLDetailsElement | null, close: () => void): void {
  if (!fold?.open) return;
  if (key === 'Escape') {
    close();
    fold.querySelector('summary')?.focus();
  }
  if (key === 'Tab') {
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (fold.contains(activeElement)) return;
      close();
      activeElement?.scrollIntoView({ block: 'nearest' });
    });
  }
}
