import { useEffect, useState } from 'react';

/**
 * Loads something once.
 *
 * @param load the same function every time
 * @param isShown what failed is loaded again when it is shown again
 * @returns what was loaded, or how far it is
 */
export function useLoaded<Value extends object>(
  load: () => Promise<Value>,
  isShown = true,
): Value | 'loading' | 'failed' {
  const [state, setState] = useState<Value | 'loading' | 'failed'>('loading');
  const isWanted = isShown && typeof state !== 'object';
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    setState('loading');
    load().then(
      (value) => isCurrent && setState(value),
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted]);
  return state;
}
