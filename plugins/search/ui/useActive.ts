import { type FocusEvent, type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { BOX_LIMITS } from '../common/boxLimits';

/** @returns whether the reader is in the box, and what finds out */
export function useActive(input: RefObject<HTMLInputElement | null>) {
  const [isActive, setActive] = useState(false);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-searching', isActive);
    const isNarrow = window.matchMedia(`(max-width: ${BOX_LIMITS.mobile}px)`);
    const onWidth = () => {
      // The sheet opens on purpose only: the Tab key stops at the button and passes the field, which is invisible.
      if (input.current) input.current.tabIndex = isNarrow.matches && !isActive ? -1 : 0;
    };
    onWidth();
    isNarrow.addEventListener('change', onWidth);
    return () => isNarrow.removeEventListener('change', onWidth);
  }, [isActive, input]);
  const leave = useCallback(() => {
    setActive(false);
    input.current?.blur();
  }, [input]);
  const enter = ({ target }: FocusEvent) => {
    // Selecting a button of the box does not mean that the reader wants to type.
    if (target === input.current) {
      startTransition(() => setActive(true));
    }
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Without a next element the reader is scrolling the results, or in another window.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) {
      setActive(false);
    }
  };
  return { isActive, enter, leave, onBlur };
}
