import { useHistory } from '@docusaurus/router';
import box from '@generated/local-search/default/box.json';
import options from '@generated/local-search/default/panel.json';
import { useCallback } from 'react';
import { leaveArrival, stateOf } from '../client/leaveArrival';
import type { Result } from '../client/messages';
import { keepSearch } from '../client/recentSearches';
import { isIndexNewer } from '../client/searcher';
import type { Target } from '../client/session';

/** A click with Shift opens a separate window; a script alone cannot open one with all its bars. */
function openWindow(url: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href: url, target: '_blank', rel: 'noopener' });
  link.dispatchEvent(new MouseEvent('click', { shiftKey: true, cancelable: true, view: window }));
}

/** Another tab or window cannot be handed what is to be marked there. */
function leaveMarks({ terms, document: { sectionRoute, type } }: Result): void {
  if (box.highlight) {
    leaveArrival(sectionRoute, { terms, type });
  }
}

/**
 * @param leave leaves the box
 * @returns what opens a result, and what is left behind when the browser opens one elsewhere by itself
 */
export function useOpening(input: HTMLInputElement, leave: () => void) {
  const history = useHistory();
  const onOtherTab = useCallback(
    (result: Result) => {
      if (options.recentSearches) keepSearch(input.value);
      leaveMarks(result);
    },
    [input],
  );
  const open = useCallback(
    (result: Result, target: Target) => {
      const { terms, document } = result;
      const url = document.sectionRoute;
      if (target === 'here' && !isIndexNewer()) {
        if (options.recentSearches) keepSearch(input.value);
        // Before the page is here: whoever comes back to the box while it is loading stays there.
        leave();
        const [pathname, hash] = url.split('#');
        history.push({
          pathname,
          ...(hash === undefined ? {} : { hash: `#${hash}` }),
          ...(box.highlight ? { state: stateOf({ terms, type: document.type }) } : {}),
        });
        return;
      }
      onOtherTab(result);
      if (target === 'here') window.location.assign(url);
      else if (target === 'tab') window.open(url, '_blank', 'noopener');
      else openWindow(url);
    },
    [history, input, leave, onOtherTab],
  );
  return { open, onOtherTab };
}
