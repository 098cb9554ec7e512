import { LIMITS, type SearchAnswer, type SearchDocument, type SearchHit } from '../common/schema';
import { type Chunk, chunksOf, normalise } from '../common/text';
import type { TagIndex } from './load';
import { type Finder, LEAST_SURE, type LookedUp, lookUp, lookUpName } from './lookUp';

/** Sections of one page among the results, so that a long page does not hide the others. */
const sectionsOfPage = 3;

/** What a word gives to a section. */
type Gains = Map<LookedUp, number>;

type Found = { index: TagIndex; place: number; score: number; words: Gains };

/** The sections of an index that have a word of the query, and what each word gives to each of them. */
type Gathered = { places: number[]; byWord: Float64Array[]; counts: number[] };

/** Of the several forms of a word the best one counts. Plain numbers, because a short word is in thousands of sections. */
function gather(index: TagIndex, words: readonly LookedUp[]): Gathered {
  const seen = new Uint8Array(index.documents.length);
  const places: number[] = [];
  const counts: number[] = [];
  const byWord = words.map(({ terms }) => {
    const gains = new Float64Array(index.documents.length);
    let count = 0;
    for (const [term, weight] of terms) {
      const list = index.scores.get(term) ?? [];
      for (let at = 0; at < list.length; at += 2) {
        const place = list[at] as number;
        const gain = weight * (list[at + 1] as number);
        const before = gains[place] as number;
        if (gain > before) {
          count += before === 0 ? 1 : 0;
          gains[place] = gain;
        }
        if (gain > 0 && seen[place] === 0) {
          seen[place] = 1;
          places.push(place);
        }
      }
    }
    counts.push(count);
    return gains;
  });
  return { places, byWord, counts };
}

/** How much a word says: one that is everywhere says nothing about what the reader wants. */
type Rarity = ReadonlyMap<LookedUp, number>;

/** @returns the share of the query that each word is; all together are 1 */
function rarityOf(words: readonly LookedUp[], counts: readonly number[], all: number): Rarity {
  const rarity = counts.map((count) => Math.log(1 + all / Math.max(count, 1)));
  const total = rarity.reduce((sum, one) => sum + one, 0);
  return new Map(words.map((word, at) => [word, (rarity[at] as number) / total]));
}

function shareOf(words: Iterable<LookedUp>, rarity: Rarity): number {
  let share = 0;
  for (const word of words) share += rarity.get(word) ?? 0;
  return share;
}

const stands = ({ terms, named }: LookedUp, stem: string): boolean =>
  stem === named || (terms.get(stem) ?? 0) >= LEAST_SURE;

/** @returns whether a section is its page, and not a part below one of its headings */
const isWholePage = (index: TagIndex, place: number): boolean =>
  index.documents[place]?.sectionRoute === index.pages[place];

/** Share of the words of the title that were asked for: who types a whole title, or the name in it, wants that page. */
function titleShare({ tools }: Finder, { index, place, words }: Omit<Found, 'score'>): number {
  const title = index.titleStems(place, tools);
  if (
    isWholePage(index, place) &&
    [...words.keys()].some(({ named }) => named !== undefined && title.includes(named))
  ) {
    return 1;
  }
  const asked = title.filter((stem) => [...words.keys()].some((word) => stands(word, stem)));
  return title.length === 0 ? 0 : asked.length / title.length;
}

/** Share of the words of the query that the title and the keywords of the page have: the page is about them. */
function headShare({ tools }: Finder, index: TagIndex, place: number, rarity: Rarity): number {
  const head = index.headStems(place, tools);
  return shareOf(
    [...rarity.keys()].filter((word) => head.some((stem) => stands(word, stem))),
    rarity,
  );
}

/** The whole page comes before a section with the same title on another page. */
const ofWholePage = 1.5;
/** What the title and the keywords of a page say about it counts more than a word somewhere in its text. */
const ofHead = 4;
/** Who wants to know how something works wants its page, not the day on which it was new. */
const ofPost = 0.7;

/** A section before its title and the head of its page have been looked at. */
type Candidate = { index: TagIndex; place: number; score: number; gathered: Gathered };

function candidatesIn(
  index: TagIndex,
  gathered: Gathered,
  shares: readonly number[],
  wantsPosts: boolean,
): Candidate[] {
  const { places, byWord } = gathered;
  return places.map((place) => {
    let sum = 0;
    let share = 0;
    for (let word = 0; word < byWord.length; word += 1) {
      const gain = byWord[word]?.[place] ?? 0;
      sum += gain;
      share += gain > 0 ? (shares[word] as number) : 0;
    }
    const { type } = index.documents[place] as SearchDocument;
    const page = isWholePage(index, place) ? ofWholePage : 1;
    const kind = type === 'blog' && !wantsPosts ? ofPost : 1;
    return { index, place, score: sum * share ** 2.5 * page * kind, gathered };
  });
}

/** What title and head can make of a score at most. */
const mostFactor = 2 * (1 + ofHead);
/** Sections whose title and head are looked at before asking whether the rest can still be among the best. */
const batch = 64;

/** The best sections of all indexes. Titles and heads, which take time, are looked at only where they can decide. */
function bestSections(finder: Finder, words: readonly LookedUp[], wantsPosts: boolean, most: number): Found[] {
  const tags = finder.indexes.map((index) => ({ index, gathered: gather(index, words) }));
  const all = finder.indexes.reduce((sum, { documents }) => sum + documents.length, 0);
  const counts = words.map((_word, at) => tags.reduce((sum, { gathered }) => sum + (gathered.counts[at] ?? 0), 0));
  const rarity = rarityOf(words, counts, all);
  const shares = words.map((word) => rarity.get(word) ?? 0);
  const candidates = tags
    .flatMap(({ index, gathered }) => candidatesIn(index, gathered, shares, wantsPosts))
    .sort((a, b) => b.score - a.score);
  const heads = new Map<string, number>();
  const headOf = (index: TagIndex, place: number) => {
    const page = index.pages[place] as string;
    const share = heads.get(page) ?? headShare(finder, index, place, rarity);
    heads.set(page, share);
    return share;
  };
  const found: Found[] = [];
  let kept: Found[] = [];
  for (let start = 0; start < candidates.length; start += batch) {
    const last = kept[most - 1];
    if (last && (candidates[start] as Candidate).score * mostFactor < last.score) {
      break;
    }
    for (const { index, place, score, gathered } of candidates.slice(start, start + batch)) {
      const own = words.flatMap((word, at): [LookedUp, number][] => {
        const gain = gathered.byWord[at]?.[place] ?? 0;
        return gain > 0 ? [[word, gain]] : [];
      });
      const section = { index, place, words: new Map(own) };
      const factor = (1 + titleShare(finder, section)) * (1 + ofHead * headOf(index, place));
      found.push({ ...section, score: score * factor });
    }
    kept = best(found, most);
  }
  return kept;
}

/** Under a page that was asked for every section stands under its title; only those that say more are an answer. */
function isAnswer({ index, place, words }: Found): boolean {
  return (
    isWholePage(index, place) ||
    [...words.keys()].some(({ terms }) => [...terms.keys()].some((term) => index.hasItself(place, term)))
  );
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
  return document
    ? [{ document, score, terms: [...new Set([...words.keys()].flatMap(({ surface }) => surface))] }]
    : [];
};

/** A release number, or a word for what is new. */
const ofPosts =
  /\d\.\d|\b(?:release|announce|change|new\b)|(?:релиз|выпуск|обновлени|изменени|нов(?:ое|ого|ости|ый|ая)(?!\p{L}))/iu;
const asksForPosts = (query: string): boolean => ofPosts.test(query);

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

const pairsOf = (chunks: readonly Chunk[]): [Chunk, Chunk][] =>
  chunks.slice(1).map((chunk, at) => [chunks[at] as Chunk, chunk]);

/** Words side by side may stand for one: "time-out" in texts that have "timeout"; with a hyphen stop words, too. */
function joined(finder: Finder, chunks: readonly Chunk[], wanted: readonly Chunk[], text: string): Map<Chunk, string> {
  const hyphenated = pairsOf(chunks).filter(([one, next]) => text.toLowerCase().includes(`${one.raw}-${next.raw}`));
  const joins = new Map<Chunk, string>();
  for (const [chunk, next] of [...pairsOf(wanted), ...hyphenated]) {
    const stem = finder.tools.stem(chunk.word + next.word);
    if (finder.indexes.some(({ scores }) => scores.has(stem))) {
      joins.set(chunk, stem);
      joins.set(next, stem);
    }
  }
  return joins;
}

/** "v0.54" is release 0.54. */
const releaseMark = /(?<![\p{L}\p{N}])v(?=\d+\.\d)/giu;

/**
 * The ranking of the design: the bare query of the specification with names, other spellings and the share of words found.
 *
 * @param query at most `LIMITS.query` characters
 */
export function searchRanked(finder: Finder, query: string): Omit<SearchAnswer, 'note'> {
  const text = normalise(query).replace(releaseMark, '');
  const chunks = chunksOf(text).slice(0, LIMITS.words);
  const isStop = ({ word, marks }: Chunk) =>
    word !== '' &&
    finder.tools.isStopWord(word) &&
    !marks.some((mark) => finder.indexes.some((i) => i.scores.has(mark)));
  const own = chunks.filter((chunk) => !isStop(chunk));
  const telling = own.filter(({ word }) => !finder.options.fillers.includes(word));
  const wanted = telling.length > 0 ? telling : own;
  const joins = joined(finder, chunks, wanted, text);
  const looked = wanted.length > 0 ? wanted : chunks;
  const translations = finder.translator.translate(looked.map(({ word }) => word));
  const found = looked.map((chunk, at): LookedUp[] => {
    const translation = translations[at] ?? null;
    if (wanted.length === 0) {
      return [lookUpName(finder, chunk, translation)];
    }
    const all = lookUp(finder, chunk, at === wanted.length - 1, translation);
    const [first] = all;
    const join = joins.get(chunk);
    if (first && join !== undefined && first.instead === null) {
      first.terms.set(join, Math.max(2, first.terms.get(join) ?? 0));
    }
    return all;
  });
  const words = found.flat();
  // A single letter beside words that nobody knows says nothing: "U-999".
  const isNothing =
    wanted.length > 1 && wanted.every(({ word }, at) => word.length < 2 || found[at]?.[0]?.terms.size === 0);
  const most = finder.options.searchResultLimits;
  const hits = isNothing ? [] : bestSections(finder, words, asksForPosts(text), most).flatMap(hitOf);
  const used = looked.flatMap(({ raw }, at) => {
    const instead = found[at]?.[0]?.instead ?? null;
    return instead === null ? [] : [{ from: raw, to: instead }];
  });
  return hits.length > 0 ? { hits, used } : { hits: titlesWith(finder, text), used: [] };
}
