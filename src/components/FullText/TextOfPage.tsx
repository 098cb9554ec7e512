import { useLayoutEffect, useRef } from 'react';

/** Parts of a text that may be wider than the page and then scroll by themselves. */
const wideParts = 'pre, div:has(> table), figure div, figure';

/** What scrolls sideways is a stop of the Tab key, as on its own page (WCAG 2.1.1). */
function letScrollByKey(text: Element): void {
  for (const part of text.querySelectorAll<HTMLElement>(wideParts)) {
    if (part.tabIndex !== 0 && part.scrollWidth > part.clientWidth) {
      part.tabIndex = 0;
      part.role = 'group';
      part.ariaLabel = 'Scrollable part';
    }
  }
}

/**
 * A loaded text in the page. React does not look inside: it is HTML that the build has made. All of it is laid out
 * (`src/css/far.css`), because what is far from the screen has no width to be measured.
 */
export default function TextOfPage({ text }: { text: Element }) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(text);
    // At once and whenever the page gets narrower: what fitted may not fit any more.
    const size = new ResizeObserver(() => letScrollByKey(text));
    size.observe(text);
    return () => size.disconnect();
  }, [text]);
  return <article ref={place} data-whole="" />;
}
