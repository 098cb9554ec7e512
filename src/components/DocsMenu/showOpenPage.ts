/** What covers the ends of a list: the field that filters it stays at the top. */
const covered = '-56px 0px -8px';

/** A part of the list unfolds for half a second at most after the page has changed. */
const unfolding = 1000;

/**
 * Scrolls a list of pages, and nothing around it, so that the link of the open page is in its middle; a link that is in
 * sight stays where it is. The browser reports the place of the link after it has laid out the page anyway, and again while
 * a part of the list unfolds, so the first visit to a page does not wait for it.
 *
 * @param list element that scrolls
 * @returns stops it
 */
export function showOpenPage(list: HTMLElement): () => void {
  const place = new IntersectionObserver(
    ([entry]) => {
      // Asked once: what happens later is the reader's own scrolling.
      place.disconnect();
      const seen = entry?.rootBounds;
      const { top, bottom } = entry?.boundingClientRect ?? { top: 0, bottom: 0 };
      if (seen && (top < seen.top || bottom > seen.bottom)) {
        list.scrollBy({ top: (top + bottom - seen.top - seen.bottom) / 2, behavior: 'instant' });
      }
    },
    { root: list, rootMargin: covered },
  );
  const size = new ResizeObserver(() => {
    // The theme adds the links of a folded part only when it unfolds.
    const link = list.querySelector('[aria-current="page"]');
    if (link) {
      place.observe(link);
    }
  });
  for (const part of list.children) {
    size.observe(part);
  }
  const stop = () => {
    place.disconnect();
    size.disconnect();
  };
  const timer = setTimeout(stop, unfolding);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
