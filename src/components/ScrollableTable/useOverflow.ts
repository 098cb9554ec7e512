import { type RefObject, useEffect, useState } from 'react';

/**
 * @returns whether the element is wider (or higher) inside than outside, kept up to date when its size changes; nothing
 *   until it has been measured
 */
export function useOverflow(
  ref: RefObject<HTMLElement | null>,
  direction: 'Width' | 'Height' = 'Width',
): boolean | undefined {
  const [overflows, setOverflows] = useState<boolean>();
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
