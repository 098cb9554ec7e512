import lunr from 'lunr';
import russian from 'lunr-languages/lunr.ru';
import stemmerSupport from 'lunr-languages/lunr.stemmer.support';
import { remembered } from './remembered';
import type { Language } from './schema';

type WordFunction = (token: lunr.Token) => lunr.Token | undefined;

/** What lunr and lunr-languages know of a language; each is registered under its name in a stored index. */
type Rules = { stemmer: lunr.PipelineFunction; stopWordFilter: lunr.PipelineFunction };

// lunr keeps its register of functions in one place, so languages are set up once, where this module is loaded.
// It must be before `lunr.Index.load`, which looks the stemmers up.
stemmerSupport(lunr);
russian(lunr);

const rules: Record<Language, Rules> = {
  en: { stemmer: lunr.stemmer, stopWordFilter: lunr.stopWordFilter },
  ru: (lunr as unknown as { ru: Rules }).ru,
};

/** The list of lunr-languages has this word with an invisible sign before it, so it is never found there. */
const missedStopWord = 'а';

export type LanguageTools = {
  /** Stemmers, for the pipelines of lunr. */
  stemmers: lunr.PipelineFunction[];
  stem: (word: string) => string;
  isStopWord: (word: string) => boolean;
};

/**
 * @param language languages of the texts (specification, section 9)
 * @param keepStopWords languages whose stop words stay in the index
 */
export function languageTools(language: readonly Language[], keepStopWords: readonly Language[]): LanguageTools {
  const stemmers = language.map((name) => rules[name].stemmer);
  const filters = language.filter((name) => !keepStopWords.includes(name)).map((name) => rules[name].stopWordFilter);
  const dropsMissed = language.includes('ru') && !keepStopWords.includes('ru');
  const run = (apply: lunr.PipelineFunction, word: string) => (apply as WordFunction)(new lunr.Token(word, {}));
  return {
    stemmers,
    stem: remembered((word) => stemmers.reduce((stem, stemmer) => run(stemmer, stem)?.toString() ?? stem, word)),
    isStopWord: remembered(
      (word) => filters.some((filter) => run(filter, word) === undefined) || (dropsMissed && word === missedStopWord),
    ),
  };
}
