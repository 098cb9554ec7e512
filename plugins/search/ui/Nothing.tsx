import Translate, { translate } from '@docusaurus/Translate';
import options from '@generated/local-search/default/panel.json';
import { hasIndex, lacksIndex } from '../client/searcher';
import AllPages from './AllPages';
import Choices, { asChoice } from './Choices';

type Props = {
  readonly query: string;
  readonly nearest: readonly string[];
  readonly input: HTMLInputElement;
  readonly lookUp: (query: string) => void;
  readonly reload: () => void;
};

/** @returns why there is nothing to show */
export function noResults(query: string): string {
  if (!hasIndex) {
    return translate({ id: 'local-search.development', message: 'Search works only on the built site.' });
  }
  if (lacksIndex() && !navigator.onLine) {
    const message = 'You are offline, so the search could not be loaded. It continues when you are back online.';
    return translate({ id: 'local-search.offline', message });
  }
  return translate({ id: 'local-search.none', message: 'No results for “{query}”' }, { query });
}

/** What the reader can do: other words do not help as long as an index is missing. */
function Advice() {
  if (lacksIndex()) {
    return null;
  }
  return (
    <p>
      {hasIndex ? (
        <Translate id="local-search.advice">Try fewer words, or a different word.</Translate>
      ) : (
        <code>npm run preview</code>
      )}
    </p>
  );
}

/**
 * That nothing was found, and where to go from there: to try again what did not come, words that the texts have, and the
 * page with all pages.
 */
export default function Nothing({ query, nearest, input, lookUp, reload }: Props) {
  const isLost = lacksIndex();
  const words = isLost ? [] : nearest;
  const onReload = () => {
    // The button goes when the index comes.
    input.focus();
    reload();
  };
  return (
    <div className="dos-search__none">
      <p>{noResults(query)}</p>
      <Advice />
      {hasIndex && (isLost || words.length > 0 || options.contents !== '') && (
        <Choices
          {...{ input }}
          className="dos-search__help"
          label={translate({ id: 'local-search.help', message: 'Other ways to find a page' })}
        >
          {isLost && (
            <button type="button" {...asChoice} onClick={onReload}>
              <Translate id="local-search.again">Try again</Translate>
            </button>
          )}
          {words.map((word) => (
            <button
              key={word}
              type="button"
              {...asChoice}
              aria-label={translate({ id: 'local-search.lookup', message: 'Search for {word}' }, { word })}
              onClick={() => lookUp(word)}
            >
              {word}
            </button>
          ))}
          <AllPages />
        </Choices>
      )}
    </div>
  );
}
