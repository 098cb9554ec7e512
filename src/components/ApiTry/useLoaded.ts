import { useEffect, useState } from 'react';

/**
 * Loads something once.
 *
 * @param load the same function every time
 * @returns what was loaded, or how far it is
 */
export function useLoaded<Value extends object>(load: () => Promise<Value>): Value | 'loading' | 'failed' {
  const [state, setState] = useState<Value | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isShown = true;
    load().then(
      (value) => isShown && setState(value),
      () => isShown && setState('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [load]);
  return state;
}
