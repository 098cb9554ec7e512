/** The pointer moves, a finger touches the screen, or the reader moves the keyboard focus. */
const signs = ['pointermove', 'pointerdown', 'focusin'] as const;

type Connection = { saveData?: boolean; effectiveType?: string };

/** The same condition as in Docusaurus itself for prefetching a page. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Resolves when the page has loaded and the browser is idle. Safari has no `requestIdleCallback`. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}

/** Resolves on the reader's first interaction. */
export function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      for (const sign of signs) document.removeEventListener(sign, look);
      // In a separate task, so that the browser responds to the reader first.
      setTimeout(resolve);
    };
    for (const sign of signs) document.addEventListener(sign, look, { passive: true });
  });
}
