import { type RefObject, useEffect, useState } from 'react';

/**
 * @param unmeasured the answer until the element has been measured
 * @returns whether the element is wider (or higher) inside than outside, kept up to date when its size changes
 */
export function useOverflow<Unmeasured extends false | undefined>(
  ref: RefObject<HTMLElement | null>,
  unmeasured: Unmeasured,
  direction: 'Width' | 'Height' = 'Width',
): boolean | Unmeasured {
  const [overflows, setOverflows] = useState<boolean | Unmeasured>(unmeasured);
  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      const measured = element[`scroll${direction}`] > element[`client${direction}`];
      // What the answer changes may have another size: in the same frame Firefox reports that as a loop.
      requestAnimationFrame(() => setOverflows(measured));
    });
    observer.observe(element);
    // Wrapping changes the width of the content, but not always the size of the frame.
    for (const child of element.children) {
      observer.observe(child);
    }
    return () => observer.disconnect();
  }, [ref, direction]);
  return overflows;
}
