/** The pointer moves, a finger touches the screen, or the reader goes through the page by key. */
const signs = ['pointermove', 'pointerdown', 'focusin'] as const;

type Connection = { saveData?: boolean; effectiveType?: string };

/** As Docusaurus itself decides before it fetches a page ahead. */
export function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Resolves when the page is whole and the browser has nothing to do. Safari has no `requestIdleCallback`. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}

/** Resolves when the reader first does anything. */
export function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      for (const sign of signs) document.removeEventListener(sign, look);
      // A task of its own: the browser answers the reader first.
      setTimeout(resolve);
    };
    for (const sign of signs) document.addEventListener(sign, look, { passive: true });
  });
}
