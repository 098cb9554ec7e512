import { languageTools } from '../common/languages';
import { LIMITS } from '../common/limits';
import { wholeIndex } from '../common/parts';
import type { Engine, EngineOptions, Part, SearchAnswer } from '../common/schema';
import { chunksOf, normalise } from '../common/text';
import { readIndex, type TagIndex } from './load';
import { matchRanges } from './match';
import { type PartialIndex, readHead } from './partialIndex';
import { searchPlain } from './plainRanking';
import { searchRanked } from './ranking';
import { searchClauses } from './searchClauses';
import { sectionKinds } from './sectionKinds';
import { parseSyntax } from './syntax';
import { translator } from './translations';

type Stem = (word: string) => string;

function synonymsByStem(lists: readonly string[][], stem: Stem): Map<string, string[]> {
  const synonyms = new Map<string, string[]>();
  for (const list of lists) {
    const stems = list.map((phrase) => chunksOf(normalise(phrase)).map(({ word }) => stem(word)));
    for (const [first, ...more] of stems) {
      // Only a single word has synonyms, but a phrase may be one of them.
      if (first === undefined || more.length > 0) continue;
      const others = stems.flat().filter((other) => other !== first);
      synonyms.set(first, [...new Set([...(synonyms.get(first) ?? []), ...others])]);
    }
  }
  return synonyms;
}

/** @returns an engine without indexes; see `Engine` */
export function createEngine(options: EngineOptions): Engine {
  const tools = languageTools(options.language, options.removeDefaultStopWordFilter);
  const synonyms = synonymsByStem(options.synonyms, tools.stem);
  const related = synonymsByStem(options.related, tools.stem);
  const translations = translator(options.translations, tools);
  const byTag = new Map<string, TagIndex | PartialIndex>();
  const ofParts = () => [...byTag].flatMap(([tag, index]) => ('missing' in index ? [{ tag, index }] : []));
  let needsWhole: Part[] = [];
  const most = options.searchResultLimits;
  const kindsOf = sectionKinds(options.secondary);

  const rank = (query: string, indexes: readonly TagIndex[]): Omit<SearchAnswer, 'note'> =>
    options.ranking === 'plain'
      ? { hits: searchPlain(indexes, query, most), used: [], nearest: [] }
      : searchRanked({ indexes, options, tools, synonyms, related, translator: translations, kindsOf }, query);

  return {
    load: (tag, text) => {
      const index = readIndex(text, tools);
      if (index) byTag.set(tag, index);
      return index !== null;
    },
    loadHead: (tag, text) => {
      const index = readHead(text, tools);
      if (index) byTag.set(tag, index);
      return index !== null;
    },
    missing: () => [
      ...needsWhole,
      ...ofParts().flatMap(({ tag, index }) => index.missing().map((name): Part => ({ tag, name }))),
    ],
    add: ({ tag, name }, text) => {
      const index = byTag.get(tag);
      if (index && 'add' in index) index.add(name, text);
    },
    search: (query, tags) => {
      const typed = query.slice(0, LIMITS.query);
      const indexes = [...new Set(tags)].flatMap((tag) => byTag.get(tag) ?? []);
      const parsed = parseSyntax(typed);
      const isOfLunr = options.ranking === 'plain' || (parsed !== null && 'clauses' in parsed);
      needsWhole = isOfLunr ? ofParts().map(({ tag }): Part => ({ tag, name: wholeIndex })) : [];
      if (needsWhole.length > 0) {
        return { hits: [], used: [], note: null, nearest: [] };
      }
      if (parsed && 'clauses' in parsed) {
        return { hits: searchClauses(indexes, parsed.clauses, tools, most), used: [], note: null, nearest: [] };
      }
      return { ...rank(typed, indexes), note: parsed?.note ?? null };
    },
    match: (text, terms) => matchRanges(text, terms, tools),
  };
}
