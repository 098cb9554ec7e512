import { type RefObject, useLayoutEffect, useState } from 'react';
import { readReadyText } from '../readyText';
import { keepMarkup, keptMarkup } from './store';

/** Loads the page as a whole: the server has every part of it. */
const missing = '<a href="">This part could not be loaded. Reload the page.</a>';

/**
 * @param ref the element that the properties are for
 * @param text markup, or the ready text that `rehypeReadyMarkup` made of it
 * @returns properties of the element that holds the markup
 */
export function useReadyMarkup<T extends HTMLElement>(ref: RefObject<T | null>, text: string) {
  const { id, markup } = readReadyText(text);
  // Read once: what the reader or the search has changed in the part since then must stay.
  const [kept] = useState(() => (id === undefined ? '' : (keptMarkup(id) ?? '')));
  useLayoutEffect(() => {
    const element = ref.current;
    if (id === undefined || element === null) {
      return;
    }
    if (element.hasChildNodes()) {
      keepMarkup(id, element.innerHTML);
    } else {
      element.innerHTML = missing;
    }
  }, [id, ref]);
  return {
    ref,
    ...(id === undefined ? {} : { 'data-ready': id }),
    // The browser keeps what the HTML of the page holds, although the script has no markup.
    suppressHydrationWarning: id !== undefined,
    dangerouslySetInnerHTML: { __html: markup || kept },
  };
}
