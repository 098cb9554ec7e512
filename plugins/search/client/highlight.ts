import type { Range as Place } from '../common/schema';

/** Name of the highlight for `::highlight()`. */
const name = 'dos-search';

/** Not read as text, or drawn. */
const unread = 'script, style, noscript, svg, textarea, select, [hidden], .hash-link';

/** Parts that change while the page is read; React writes there, so that only the browser may mark in them. */
const changing = 'pre, code, button, summary, [role="tab"], [contenteditable], [data-live]';

const isRegistry = () => typeof CSS !== 'undefined' && 'highlights' in CSS;

/** The texts of a part of the page that a reader can see, in the order of the page. */
export function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ parentElement, nodeValue }) =>
    nodeValue?.trim() && !parentElement?.closest(unread) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  return texts;
}

function rangeOf(text: Text, [start, end]: Place): Range {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range;
}

/** Marks by the browser: the elements of the page stay as they are. */
function paint(texts: readonly Text[], places: readonly Place[][]): () => void {
  const ranges = texts.flatMap((text, at) => (places[at] ?? []).map((place) => rangeOf(text, place)));
  CSS.highlights.set(name, new Highlight(...ranges));
  return () => CSS.highlights.delete(name);
}

/** The text keeps its node, to which React may refer, and gets what follows its first mark as neighbours. */
function wrap(text: Text, places: readonly Place[]): () => void {
  const whole = text.data;
  const pieces = places.flatMap(([start, end], at) => {
    const mark = document.createElement('mark');
    mark.className = `${name}-mark`;
    mark.textContent = whole.slice(start, end);
    return [mark, whole.slice(end, places[at + 1]?.[0])];
  });
  const nodes = pieces.map((piece) => (typeof piece === 'string' ? document.createTextNode(piece) : piece));
  const before = whole.slice(0, places[0]?.[0]);
  text.data = before;
  text.after(...nodes);
  return () => {
    for (const node of nodes) node.remove();
    // A text that React has changed in the meantime is the newer one.
    if (text.data === before) {
      text.data = whole;
    }
  };
}

/** What was marked, and how to end it. */
export type Marked = { count: number; remove: () => void };

/**
 * Marks places of a page.
 *
 * @param texts the texts of the page
 * @param places ranges of each text, in order and apart
 */
export function highlight(texts: readonly Text[], places: readonly Place[][]): Marked {
  const count = (of: readonly Place[][]) => of.reduce((sum, { length }) => sum + length, 0);
  if (isRegistry()) {
    return { count: count(places), remove: paint(texts, places) };
  }
  const safe = texts.map((text, at) => (text.parentElement?.closest(changing) ? [] : (places[at] ?? [])));
  const undo = texts.flatMap((text, at) => (safe[at]?.length ? wrap(text, safe[at]) : []));
  return {
    count: count(safe),
    remove: () => {
      for (const one of undo) one();
    },
  };
}
