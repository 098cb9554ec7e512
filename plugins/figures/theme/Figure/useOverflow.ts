import { type RefObject, useEffect, useState } from 'react';

/** @returns whether what is in the element is wider than the element, kept up to date */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    for (const one of [element, ...element.children]) {
      observer.observe(one);
    }
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
