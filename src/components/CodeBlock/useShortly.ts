import { useEffect, useState } from 'react';

/** Time for which the result of copying stays on the screen, in milliseconds. */
const shownFor = 2000;

/** Like `useState` without a first value, but a value is gone again when it has been shown long enough. */
export function useShortly<Value>() {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    if (value === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => setValue(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [value]);
  return [value, setValue] as const;
}
