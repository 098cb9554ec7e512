const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Lets the browser ask before the page is left.
 *
 * @returns what ends that
 */
export function askBeforeLeaving(): () => void {
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
