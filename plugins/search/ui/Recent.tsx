import Translate, { translate } from '@docusaurus/Translate';
import type { KeyboardEvent } from 'react';
import { forgetSearch, forgetSearches } from '../client/recentSearches';
import Choices, { asChoice } from './Choices';

type Props = {
  readonly input: HTMLInputElement;
  readonly searches: readonly string[];
  /** Some of them have been forgotten. */
  readonly onChange: () => void;
  readonly lookUp: (query: string) => void;
};

/** Searches from which a result was opened on this device, below the empty box. */
export default function Recent({ input, searches, onChange, lookUp }: Props) {
  const change = (forget: () => void) => {
    forget();
    onChange();
    // What had the focus is gone.
    input.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent, query: string) => {
    if (key === 'Delete') change(() => forgetSearch(query));
  };
  return (
    <Choices
      {...{ input }}
      className="dos-search__recent"
      label={translate({ id: 'local-search.recent', message: 'Recent searches' })}
    >
      <p className="dos-search__recent-title" aria-hidden="true">
        <Translate id="local-search.recent">Recent searches</Translate>
      </p>
      <ul>
        {searches.map((query) => (
          <li key={query}>
            <button
              type="button"
              {...asChoice}
              onClick={() => lookUp(query)}
              onKeyDown={(event) => onKeyDown(event, query)}
            >
              {query}
            </button>
            <button
              type="button"
              className="dos-search__forget"
              title={translate(
                { id: 'local-search.forget', message: 'Remove “{query}” from recent searches' },
                { query },
              )}
              onClick={() => change(() => forgetSearch(query))}
            />
          </li>
        ))}
      </ul>
      <button type="button" className="dos-search__forget-all" {...asChoice} onClick={() => change(forgetSearches)}>
        <Translate id="local-search.forget-all">Clear recent searches</Translate>
      </button>
    </Choices>
  );
}
