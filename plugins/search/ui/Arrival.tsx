import { useHistory, useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Arrival as Record } from '../client/arrivalRecord';
import { highlight, textsIn } from '../client/highlight';
import { ask } from '../client/host';
import { stateOf } from '../client/leaveArrival';
import './arrival.split.css';

export type Props = {
  readonly arrival: Record;
  readonly onEnd: () => void;
};

/** Where the words are marked: the article of a document or a post, the main part of any other page. */
const placeOf = ({ type }: Record) =>
  (type === 'other' ? null : document.querySelector('article')) ?? document.querySelector('main');

/** @returns the hash of the row that has the name that was looked for, such as the code of an error */
function rowNamed(place: Element, terms: readonly string[]): string | undefined {
  // What was left in the storage may be anything.
  if (!Array.isArray(terms)) return undefined;
  const names = terms.filter((term) => terms.length === 1 || /\d/.test(term));
  const rows = [...place.querySelectorAll<HTMLTableRowElement>('tr[id]')];
  const [row, ...others] = rows.filter(({ cells }) =>
    names.includes(cells[0]?.textContent?.trim().toLowerCase() ?? ''),
  );
  return row && others.length === 0 ? `#${row.id}` : undefined;
}

/** Marks the words of a search on the page that a result has led to, until Escape or the button ends it. */
export default function Arrival({ arrival, onEnd }: Props) {
  const [count, setCount] = useState(0);
  const { replace } = useHistory();
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: at another place of the page, another arrival takes over
  useEffect(() => {
    let isOver = false;
    let remove = () => {};
    const place = placeOf(arrival);
    const hash = place ? rowNamed(place, arrival.terms) : undefined;
    if (hash !== undefined && hash !== location.hash) {
      replace({ ...location, hash, state: stateOf(arrival) });
      return undefined;
    }
    const texts = place ? textsIn(place) : [];
    ask({ kind: 'match', texts: texts.map(({ data }) => data), terms: arrival.terms }).then(
      (places) => {
        if (!isOver) {
          const marked = highlight(texts, places);
          remove = marked.remove;
          setCount(marked.count);
        }
      },
      // The page is read as well without marks.
      () => undefined,
    );
    return () => {
      isOver = true;
      remove();
    };
  }, [arrival]);

  useEffect(() => {
    const onKey = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !isComposing && !document.querySelector('dialog[open]')) {
        onEnd();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onEnd]);

  return (
    count > 0 &&
    createPortal(
      <button type="button" className="dos-search-end" onClick={onEnd}>
        {translate({ id: 'local-search.unmark', message: 'Remove highlights' })}
        <span className="dos-search-end__count" aria-hidden="true">
          {count}
        </span>
      </button>,
      document.body,
    )
  );
}
