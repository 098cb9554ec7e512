import Translate, { translate } from '@docusaurus/Translate';
import List, { type Props as ListProps } from './List';
import Notes, { spokenNotes } from './Notes';
import Nothing, { noResults } from './Nothing';
import type { Shown } from './useSession';

type Props = Pick<ListProps, 'api' | 'excerpts' | 'open' | 'onOtherTab'> & {
  readonly shown: Shown | undefined;
  readonly input: HTMLInputElement;
  readonly lookUp: (query: string) => void;
  /** Asks again for an index that did not come. */
  readonly reload: () => void;
};

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
  return count > 0 ? [...spokenNotes(answered.found), countOf(count)].join('. ') : noResults(answered.query);
}

/** The panel: the results by page, or that there are none. Nothing of it is shown while it is closed. */
export default function Results({ api, shown, excerpts, open, onOtherTab, input, lookUp, reload }: Props) {
  const collection = shown?.state.collections[0];
  const items = collection?.items ?? [];
  const isOpen = shown?.state.isOpen ?? false;

  return (
    <>
      <div className="dos-search__panel" hidden={!isOpen} {...api.getPanelProps()}>
        {shown?.answered && <Notes found={shown.answered.found} />}
        {items.length > 0 && collection ? (
          <List {...{ api, collection, excerpts, open, onOtherTab }} activeItemId={shown?.state.activeItemId ?? null} />
        ) : (
          <Nothing
            query={shown?.answered?.query ?? ''}
            nearest={isOpen ? (shown?.answered?.found.nearest ?? []) : []}
            {...{ input, lookUp, reload }}
          />
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
