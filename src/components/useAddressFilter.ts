import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';

/** Browsers refuse more than about three changes of the address a second. */
const pause = 300;

/** How a filter is written into the query of an address. */
export type AddressForm<Filter> = {
  readonly everything: Filter;
  readonly read: (search: string) => Filter;
  readonly write: (search: string, filter: Filter) => string;
  /** Whether a change stays in the same entry of the history, so that the way back need not lead through it. */
  readonly isSameEntry: (before: Filter, after: Filter) => boolean;
};

/**
 * A filter that is kept in the query of the address.
 *
 * @param form the same object in every render
 * @returns the filter, and what changes it: at once on the page, after a short pause in the address
 */
export function useAddressFilter<Filter>(form: AddressForm<Filter>): [Filter, (filter: Filter) => void] {
  const history = useHistory();
  const location = useLocation();
  const [filter, setFilter] = useState(form.everything);
  const own = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The build knows no query, so the first filter of the page is read after it was taken over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the place is a reason to read the address
  useEffect(() => {
    const { search } = window.location;
    if (search !== own.current) {
      own.current = search;
      clearTimeout(timer.current);
      setFilter(form.read(search));
    }
  }, [location]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function writeAddress(next: Filter): void {
    const { pathname, search, hash } = window.location;
    const query = form.write(search, next);
    if (query === search) {
      return;
    }
    own.current = query;
    if (!form.isSameEntry(form.read(search), next)) {
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
