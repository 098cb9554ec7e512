import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ApiPage } from '../../api/page';
import { redocHash } from './redocHash';
import { useStoredChoice } from './useStoredChoice';

export type View = 'reference' | 'redoc';

const toView = (value: string | null): View | undefined =>
  value === 'redoc' || value === 'reference' ? value : undefined;

/**
 * Which of the two views of an API is shown: the one of the address (`?view=redoc`), else the one of the last visit,
 * which has the key that tabs of the site have (specification section 4). An address of a part that Redoc does not show
 * leads to our reference, without changing what the reader prefers.
 */
export function useView(page: ApiPage): [view: View, show: (view: View) => void] {
  const { pathname, search, hash } = useLocation();
  const { replace } = useHistory();
  const isBrowser = useIsBrowser();
  const [stored, store] = useStoredChoice('docusaurus.tab.api-view');
  const isUnknown = isBrowser && redocHash(page, decodeURIComponent(hash)) === undefined;
  // What is stored is known before the address is: shown alone, it would take away the part the address names.
  const wanted = isBrowser ? (toView(new URLSearchParams(search).get('view')) ?? toView(stored)) : undefined;
  return [
    isUnknown || wanted === undefined ? 'reference' : wanted,
    (view) => {
      store(view);
      // Redoc writes the place of its reader into the address without the router.
      const now = window.location.hash;
      if (search !== '' || isUnknown || now !== hash) replace(pathname + (isUnknown && view === 'redoc' ? '' : now));
    },
  ];
}
