/** The pointer moves, a finger touches the screen, or the reader goes through the page by key. */
const signs = ['pointermove', 'pointerdown', 'focusin'] as const;

type Connection = { saveData?: boolean; effectiveType?: string };

/** As Docusaurus itself decides before it fetches a page ahead. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/**
 * A reader who only reads is sent nothing more. One who moves may turn to another page soon, and what leads to it has
 * come before the pointer is at a link.
 *
 * @param begin is called once, at the first sign after the page has come to life, never on a slow or sparing connection
 */
export function atFirstSign(begin: () => void): void {
  const look = () => {
    if (document.documentElement.dataset['hasHydrated'] !== 'true') {
      return;
    }
    for (const sign of signs) document.removeEventListener(sign, look);
    if (!isSparing()) {
      // A task of its own: the browser answers the reader first.
      setTimeout(begin);
    }
  };
  for (const sign of signs) document.addEventListener(sign, look, { passive: true });
}
