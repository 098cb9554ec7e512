import Translate, { translate } from '@docusaurus/Translate';
import { hasIndex, isOffline } from '../client/searcher';
import type { Answered, SessionState } from '../client/session';
import List, { type Props as ListProps } from './List';
import Notes from './Notes';

export type Shown = { readonly state: SessionState; readonly answered: Answered | undefined };

export type Props = Pick<ListProps, 'api' | 'open' | 'onOtherTab'> & { readonly shown: Shown | undefined };

function noResults(query: string): string {
  if (!hasIndex) {
    return translate({ id: 'local-search.development', message: 'Search works only on the built site.' });
  }
  if (isOffline()) {
    const message = 'You are offline, so the search could not be loaded. It goes on when the connection is back.';
    return translate({ id: 'local-search.offline', message });
  }
  return translate({ id: 'local-search.none', message: 'No results for “{query}”' }, { query });
}

function countOf(count: number): string {
  return count === 1
    ? translate({ id: 'local-search.one', message: '1 result' })
    : translate({ id: 'local-search.many', message: '{count} results' }, { count });
}

/** What a screen reader hears when the panel changes; the arrow keys then read the results. */
function announcement({ state, answered }: Shown, count: number): string {
  if (state.status === 'stalled') {
    return translate({ id: 'local-search.stalled', message: 'Searching' });
  }
  if (!state.isOpen || !answered) {
    return '';
  }
  return count > 0 ? countOf(count) : noResults(answered.query);
}

/** The panel: the results by page, or that there are none. Nothing of it is shown while it is closed. */
export default function Results({ api, shown, open, onOtherTab }: Props) {
  const collection = shown?.state.collections[0];
  const items = collection?.items ?? [];
  const isOpen = shown?.state.isOpen ?? false;

  return (
    <>
      <div className="dos-search__panel" hidden={!isOpen} {...api.getPanelProps()}>
        {shown?.answered && <Notes found={shown.answered.found} />}
        {items.length > 0 && collection ? (
          <List {...{ api, collection, open, onOtherTab }} activeItemId={shown?.state.activeItemId ?? null} />
        ) : (
          <div className="dos-search__none">
            <p>{noResults(shown?.answered?.query ?? '')}</p>
            <p>
              {hasIndex ? (
                <Translate id="local-search.advice">Try fewer words, or a different word.</Translate>
              ) : (
                <code>npm run preview</code>
              )}
            </p>
          </div>
        )}
        {/* Signs of the web font only: to find the one for ↵ takes longer than to lay out the results. */}
        <p className="dos-search__keys" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> <Translate id="local-search.choose">choose</Translate> <kbd>Enter</kbd>{' '}
          <Translate id="local-search.open">open</Translate> <kbd>Esc</kbd>{' '}
          <Translate id="local-search.close">close</Translate>
        </p>
      </div>
      <p role="status" className="dos-search__status">
        {shown && announcement(shown, items.length)}
      </p>
    </>
  );
}
