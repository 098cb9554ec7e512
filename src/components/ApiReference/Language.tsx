import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { samplesOnPage } from '../../api/page';
import { useCurrentPage } from './currentPage';
import { loadMoreSamples, type MoreSamples } from './moreSamples';
import { showFills } from './showFills';
import { storedValues } from './storedFills';
import { useStoredChoice } from './useStoredChoice';

type Language = {
  readonly chosen: number;
  readonly choose: (index: number) => void;
  /** Samples that were loaded because the reader chose their language. */
  readonly more: MoreSamples | 'loading' | 'failed';
};

const Choice = createContext<Language>({ chosen: 0, choose: () => undefined, more: 'loading' });

/** @returns the language of all samples of the page, and what changes it */
export const useLanguage = (): Language => useContext(Choice);

/** Tabs of texts name a language in small letters: a choice holds there, too, and the other way round. */
const tabValue = (name = ''): string => name.toLowerCase();

/**
 * Keeps the language of the samples, under the key that the tabs with languages have in the texts (specification
 * section 4).
 */
export default function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { api, fills, languages } = useCurrentPage();
  const [stored, store] = useStoredChoice('docusaurus.tab.language');
  const [more, setMore] = useState<Language['more']>('loading');
  const chosen = Math.max(0, languages.map(tabValue).indexOf(tabValue(stored ?? '')));
  const isMore = chosen >= samplesOnPage;

  useEffect(() => {
    if (isMore) {
      loadMoreSamples(api).then(setMore, () => setMore('failed'));
    }
  }, [isMore, api]);

  // Samples that have just come still hold the values of the examples.
  useEffect(() => {
    if (typeof more === 'object') showFills(fills, storedValues(fills));
  }, [more, fills]);

  return (
    <Choice.Provider value={{ chosen, choose: (index) => store(tabValue(languages[index])), more }}>
      {children}
    </Choice.Provider>
  );
}
