import Translate, { translate } from '@docusaurus/Translate';
import { pagesOf, type Result } from '@site/plugins/local-search/client/results';
import { hasIndex } from '@site/plugins/local-search/client/searcher';
import type { Answered, SessionApi, SessionState, Target } from '@site/plugins/local-search/client/session';
import type { MouseEvent } from 'react';
import Notes from './Notes';
import Option from './Option';

export type Shown = { readonly state: SessionState; readonly answered: Answered | undefined };

export type Props = {
  readonly api: SessionApi;
  readonly shown: Shown | undefined;
  readonly open: (result: Result, target: Target) => void;
  /** The browser itself opens the link of a result in another tab. */
  readonly onOtherTab: (result: Result) => void;
};

const noResults = (query: string) =>
  translate({ id: 'local-search.none', message: 'No results for “{query}”' }, { query });

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

  const onClick = (event: MouseEvent, result: Result) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      onOtherTab(result);
    } else {
      event.preventDefault();
      open(result, 'here');
    }
  };

  return (
    <>
      <div className="dos-search__panel" hidden={!isOpen} {...api.getPanelProps()}>
        {shown?.answered && <Notes found={shown.answered.found} />}
        {items.length > 0 && collection ? (
          <div
            role="listbox"
            id="search-results"
            className="dos-search__list"
            aria-label={translate({ id: 'local-search.results', message: 'Search results' })}
          >
            {pagesOf(items).map((page) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
              <div
                role="group"
                key={page[0]?.url}
                aria-label={page[0]?.document.pageTitle}
                className="dos-search__page"
              >
                {page.map((item, at) => {
                  const {
                    id,
                    'aria-selected': isActive,
                    onMouseMove,
                    onMouseDown,
                  } = api.getItemProps({ item, source: collection.source });
                  return (
                    <Option
                      key={item.url}
                      {...{ id, onMouseMove, onMouseDown }}
                      result={item}
                      isFirst={at === 0}
                      isActive={isActive}
                      onClick={(event) => onClick(event, item)}
                      onAuxClick={(event) => onClick(event, item)}
                    />
                  );
                })}
              </div>
            ))}
          </div>
        ) : (
          <div className="dos-search__none">
            <p>
              {hasIndex ? (
                noResults(shown?.answered?.query ?? '')
              ) : (
                <Translate id="local-search.development">Search works in the built site only.</Translate>
              )}
            </p>
            <p>
              {hasIndex ? (
                <Translate id="local-search.advice">Try fewer words, or another word for the same.</Translate>
              ) : (
                <code>npm run preview</code>
              )}
            </p>
          </div>
        )}
        <p className="dos-search__keys" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> <Translate id="local-search.choose">choose</Translate> <kbd>↵</kbd>{' '}
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
