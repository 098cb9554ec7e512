import { useEffect } from 'react';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Lets the browser ask before the page is left. */
export function useAskBeforeLeaving(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsked]);
}
