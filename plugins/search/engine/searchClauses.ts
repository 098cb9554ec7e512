import lunr from 'lunr';
import type { LanguageTools } from '../common/languages';
import { LIMITS } from '../common/limits';
import type { SearchHit } from '../common/schema';
import { chunksOf, normalise } from '../common/text';
import type { TagIndex } from './load';
import { hitsOf, mergeHits } from './plainRanking';
import type { Clause } from './syntax';

const presences = {
  optional: lunr.Query.presence.OPTIONAL,
  required: lunr.Query.presence.REQUIRED,
  prohibited: lunr.Query.presence.PROHIBITED,
};

/** For fuzzy matching of longer words, lunr needs seconds, then minutes and all memory. */
const longestNear = 30;

/** Clauses with the words of the index. */
function wordsOf(clauses: readonly Clause[]): Clause[] {
  return clauses.flatMap((clause) =>
    chunksOf(normalise(clause.term))
      .filter(({ word }) => word !== '')
      .map(({ word }) => ({ ...clause, term: word, distance: word.length > longestNear ? 0 : clause.distance })),
  );
}

function addTo(query: lunr.Query, { term, field, presence, distance, boost }: Clause, stem: string): void {
  const common = { boost, presence: presences[presence], usePipeline: false, ...(field ? { fields: [field] } : {}) };
  const { NONE, TRAILING } = lunr.Query.wildcard;
  // The stem with a wildcard also finds the stem itself, and a required word is looked up only once.
  if (presence === 'required' && distance === 0) {
    query.term(stem, { ...common, wildcard: TRAILING });
    return;
  }
  query.term(stem, { ...common, wildcard: NONE, ...(distance > 0 ? { editDistance: distance } : {}) });
  if (presence === 'optional' && distance === 0) {
    query.term(term, { ...common, wildcard: TRAILING });
  }
}

/** Runs a query with operators in lunr itself, with the first `LIMITS.words` words. Unknown words find nothing. */
export function searchClauses(
  indexes: readonly TagIndex[],
  clauses: readonly Clause[],
  { stem, isStopWord }: LanguageTools,
  most: number,
): SearchHit[] {
  // No index contains stop words, so a required one would find nothing.
  const words = wordsOf(clauses)
    .filter(({ term }) => !isStopWord(term))
    .slice(0, LIMITS.words);
  if (words.length === 0) {
    return [];
  }
  const terms = words.filter(({ presence }) => presence !== 'prohibited').map(({ term }) => term);
  const hits = indexes.flatMap((index) => {
    const results = index.lunr().query((query) => {
      for (const word of words) addTo(query, word, stem(word.term));
    });
    return hitsOf(index, results, terms);
  });
  return mergeHits(hits, most);
}
