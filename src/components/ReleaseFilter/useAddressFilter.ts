import { useHistory, useLocation } from '@docusaurus/router';
import choices from '@generated/release-filter/default/choices.json';
import { useEffect, useRef, useState } from 'react';
import { everything, type Filter, isTyping, readFilter, writeFilter } from './filter';

/** Browsers refuse more than about three changes of the address a second. */
const pause = 300;

/**
 * A filter that is kept in the query of the address. Each choice is an entry of the history, while typing stays in one.
 *
 * @returns the filter, and what changes it: at once on the page, after a short pause in the address
 */
export function useAddressFilter(): [Filter, (filter: Filter) => void] {
  const history = useHistory();
  const location = useLocation();
  const [filter, setFilter] = useState(everything);
  const own = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The build knows no query, so the first filter of the page is read after it was taken over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the place is a reason to read the address
  useEffect(() => {
    const { search } = window.location;
    if (search !== own.current) {
      own.current = search;
      clearTimeout(timer.current);
      setFilter(readFilter(search, choices));
    }
  }, [location]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function writeAddress(next: Filter): void {
    const { pathname, search, hash } = window.location;
    const query = writeFilter(search, next);
    if (query === search) {
      return;
    }
    own.current = query;
    if (!isTyping(readFilter(search, choices), next)) {
      window.history.pushState(null, '');
    }
    // Where the router itself adds an entry, the theme takes the focus to the top of the page.
    history.replace({ pathname, search: query, hash });
  }

  function change(next: Filter): void {
    setFilter(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(writeAddress, pause, next);
  }

  return [filter, change];
}
