import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Where the reader is in the tour.
 *
 * @returns the number of the step that is open, what goes to another one, and where its heading goes: a step that the
 *   reader has gone to takes the focus and comes into view
 */
export function useTourPlace(): [number, (step: number) => void, RefObject<HTMLHeadingElement>] {
  const [place, setPlace] = useState({ step: 0, hasMoved: false });
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (place.hasMoved) {
      heading.current?.focus({ preventScroll: true });
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      heading.current?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
    }
  }, [place]);

  return [place.step, (step) => setPlace({ step, hasMoved: true }), heading];
}
