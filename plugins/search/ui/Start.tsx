import Translate, { translate } from '@docusaurus/Translate';
import options from '@generated/local-search/default/panel.json';
import { useState } from 'react';
import { recentSearches } from '../client/recentSearches';
import AllPages from './AllPages';
import Choices from './Choices';
import Recent from './Recent';

type Props = {
  readonly input: HTMLInputElement;
  readonly lookUp: (query: string) => void;
};

/**
 * What is below the empty box: the searches of this device, or, on the sheet of a phone, which would be blank
 * otherwise, what can be typed.
 */
export default function Start({ input, lookUp }: Props) {
  const [searches, setSearches] = useState(() => (options.recentSearches ? recentSearches() : []));
  if (searches.length > 0) {
    return <Recent {...{ input, searches, lookUp }} onChange={() => setSearches(recentSearches())} />;
  }
  return (
    <div className="dos-search__start">
      <p>
        <Translate id="local-search.start">Type a word or a question.</Translate>
      </p>
      {options.contents !== '' && (
        <Choices
          {...{ input }}
          className="dos-search__help"
          label={translate({ id: 'local-search.help', message: 'Other ways to find a page' })}
        >
          <AllPages />
        </Choices>
      )}
    </div>
  );
}
