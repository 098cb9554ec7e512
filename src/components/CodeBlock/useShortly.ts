import { useEffect, useState } from 'react';

/**
 * Like `useState` without a first value, but a value is gone again when it has been shown long enough.
 *
 * @param shownFor in milliseconds
 */
export function useShortly<Value>(shownFor = 2000) {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    if (value === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => setValue(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [value, shownFor]);
  return [value, setValue] as const;
}
