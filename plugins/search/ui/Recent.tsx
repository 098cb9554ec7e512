import Translate, { translate } from '@docusaurus/Translate';
import { type KeyboardEvent, useState } from 'react';
import { forgetSearch, forgetSearches, recentSearches } from '../client/recentSearches';
import Choices, { asChoice } from './Choices';

type Props = {
  readonly input: HTMLInputElement;
  readonly lookUp: (query: string) => void;
};

/** Searches from which a result was opened on this device, below the empty box. Nothing without storage. */
export default function Recent({ input, lookUp }: Props) {
  const [searches, setSearches] = useState(recentSearches);
  if (searches.length === 0) {
    return null;
  }
  const change = (forget: () => void) => {
    forget();
    setSearches(recentSearches());
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
              title={translate({ id: 'local-search.forget', message: 'Forget “{query}”' }, { query })}
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
