import { LIMITS, type SearchAnswer, type SearchHit } from '../common/schema';
import { type Chunk, chunksOf, normalise } from '../common/text';
import type { TagIndex } from './load';
import { type Finder, LEAST_SURE, type LookedUp, lookUp, lookUpName } from './lookUp';

/** Sections of one page among the results, so that a long page does not hide the others. */
const sectionsOfPage = 3;

/** A section with the words that it has. */
type Found = { index: TagIndex; place: number; score: number; words: Set<LookedUp> };

/** Adds what a word gives to the sections of an index: of its several forms, the best one. */
function addScores(found: Map<number, Found>, index: TagIndex, word: LookedUp): void {
  const best = new Map<number, number>();
  for (const [term, weight] of word.terms) {
    const list = index.scores.get(term) ?? [];
    for (let at = 0; at < list.length; at += 2) {
      const place = list[at] as number;
      const score = weight * (list[at + 1] as number);
      if (score > (best.get(place) ?? 0)) best.set(place, score);
    }
  }
  for (const [place, score] of best) {
    const section = found.get(place) ?? { index, place, score: 0, words: new Set<LookedUp>() };
    section.score += score;
    section.words.add(word);
    found.set(place, section);
  }
}

/** Share of the words of the title that were asked for: who types a whole title wants that page. */
function titleShare({ tools }: Finder, { index, place, words }: Found): number {
  const title = index.titleStems(place, tools);
  const asked = title.filter((stem) => [...words].some(({ terms }) => (terms.get(stem) ?? 0) >= LEAST_SURE));
  return title.length === 0 ? 0 : asked.length / title.length;
}

function sectionsWith(finder: Finder, index: TagIndex, words: readonly LookedUp[]): Found[] {
  const found = new Map<number, Found>();
  for (const word of words) {
    addScores(found, index, word);
  }
  return [...found.values()].map((section) => {
    const share = section.words.size / words.length;
    return { ...section, score: section.score * share ** 2 * (1 + titleShare(finder, section)) };
  });
}

/** Under a page that was asked for every section stands under its title; only those that say more are an answer. */
function isAnswer({ index, place, words }: Found): boolean {
  const isWholePage = index.documents[place]?.sectionRoute === index.pages[place];
  return isWholePage || [...words].some(({ terms }) => [...terms.keys()].some((term) => index.hasItself(place, term)));
}

function best(found: readonly Found[], most: number): Found[] {
  const sorted = [...found].sort((a, b) => b.score - a.score || a.place - b.place);
  const counts = new Map<string, number>();
  const kept: Found[] = [];
  for (const section of sorted) {
    const page = section.index.pages[section.place] as string;
    const count = counts.get(page) ?? 0;
    if (count < sectionsOfPage && isAnswer(section)) {
      counts.set(page, count + 1);
      kept.push(section);
    }
    if (kept.length === most) break;
  }
  return kept;
}

const hitOf = ({ index, place, score, words }: Found): SearchHit[] => {
  const document = index.documents[place];
  return document ? [{ document, score, terms: [...new Set([...words].flatMap(({ surface }) => surface))] }] : [];
};

/** Titles that hold what was typed: the last hope of words that are not in the index. */
function titlesWith({ indexes, options }: Finder, query: string): SearchHit[] {
  const typed = query.toLowerCase().trim();
  if (typed.length < 2) {
    return [];
  }
  const hits = indexes.flatMap(({ documents }) =>
    documents.filter(({ sectionTitle }) => ` ${normalise(sectionTitle).toLowerCase()}`.includes(` ${typed}`)),
  );
  return hits.slice(0, options.searchResultLimits).map((document) => ({ document, score: 0, terms: [typed] }));
}

/** Words side by side may stand for one: "time-out" in texts that have "timeout". */
function joined(finder: Finder, chunks: readonly Chunk[]): Map<Chunk, string> {
  const joins = new Map<Chunk, string>();
  for (const [at, chunk] of chunks.entries()) {
    const next = chunks[at + 1];
    const stem = next && finder.tools.stem(chunk.word + next.word);
    if (stem && finder.indexes.some(({ scores }) => scores.has(stem))) {
      joins.set(chunk, stem);
      joins.set(next, stem);
    }
  }
  return joins;
}

/**
 * The ranking of the design: the bare query of the specification with names, rescues and the share of words found.
 *
 * @param query at most `LIMITS.query` characters
 */
export function searchPlus(finder: Finder, query: string): Omit<SearchAnswer, 'note'> {
  const text = normalise(query);
  const chunks = chunksOf(text).slice(0, LIMITS.words);
  const isStop = ({ word, marks }: Chunk) =>
    word !== '' &&
    finder.tools.isStopWord(word) &&
    !marks.some((mark) => finder.indexes.some((i) => i.scores.has(mark)));
  const wanted = chunks.filter((chunk) => !isStop(chunk));
  const joins = joined(finder, wanted);
  const words =
    wanted.length > 0
      ? wanted.map((chunk, at) => {
          const word = lookUp(finder, chunk, at === wanted.length - 1);
          const join = joins.get(chunk);
          if (join !== undefined && word.instead === null) word.terms.set(join, Math.max(2, word.terms.get(join) ?? 0));
          return word;
        })
      : chunks.map((chunk) => lookUpName(finder, chunk));
  // A single letter beside words that nobody knows says nothing: "U-999".
  const isNothing = wanted.length > 1 && wanted.every(({ word }, at) => word.length < 2 || words[at]?.terms.size === 0);
  const found = (isNothing ? [] : finder.indexes).flatMap((index) => sectionsWith(finder, index, words));
  const hits = best(found, finder.options.searchResultLimits).flatMap(hitOf);
  const used = words.flatMap(({ instead }, at) =>
    instead === null ? [] : [{ from: (wanted[at] as Chunk).raw, to: instead }],
  );
  return hits.length > 0 ? { hits, used } : { hits: titlesWith(finder, text), used: [] };
}
