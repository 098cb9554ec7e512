import { type RefObject, useEffect } from 'react';

/** What was in the field of a page of another kind, whose box was another one. */
let kept = '';

/** Keeps what is in the field on the way to every other page. */
export function useKept(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const field = input.current;
    if (!field) {
      return;
    }
    field.value ||= kept;
    return () => {
      kept = field.value;
    };
  }, [input]);
}
