import { LIMITS } from '../common/limits';
import type { SearchAnswer, SearchDocument, SearchHit } from '../common/schema';
import { type Chunk, chunksOf, normalise } from '../common/text';
import { askedFor } from './askedFor';
import { batches, type Candidate, scored } from './candidates';
import { type Evidence, gather } from './gather';
import type { TagIndex } from './load';
import { type Finder, isKnown, LEAST_SURE, type LookedUp, lookUp, lookUpName } from './lookUp';
import { nearestWords } from './nearest';
import { type Query, sharesOf } from './query';
import { weights } from './weights';

/** Maximum sections of one page among the results, so that a long page does not hide the others. */
const sectionsOfPage = 3;

/** A section that was found, and the words of the query that it has. */
type Found = {
  index: TagIndex;
  place: number;
  score: number;
  words: LookedUp[];
  question: string | null;
  /** See `memberOf`. */
  family: string;
  member: string;
};

const stands = ({ terms, named }: LookedUp, stem: string): boolean =>
  stem === named || (terms.get(stem) ?? 0) >= LEAST_SURE;

/** @returns whether a section is the page itself, and not a part below one of its headings */
const isWholePage = ({ firsts }: TagIndex, place: number): boolean => firsts[place] === place;

/** A page that has the name itself as its title or keyword counts as this many matching titles. */
const ofName = 3;
/** The same for a title that consists of exactly the name that was typed. */
const ofExactTitle = 2;

/** Share of the words of the title that the query contains: a whole title, or the name in it, points to that page. */
function titleShare({ index, place, words }: Pick<Found, 'index' | 'place' | 'words'>, isName: boolean): number {
  const title = index.titleStems(place);
  const { tags } = index.documents[place] as SearchDocument;
  const isNamed = ({ named, keywords = [] }: LookedUp) =>
    (named !== undefined && title.includes(named)) || keywords.some((keyword) => tags.includes(keyword));
  if (isWholePage(index, place) && words.some(isNamed)) {
    return ofName;
  }
  const asked = title.filter((stem) => words.some((word) => stands(word, stem)));
  const isExact =
    isName && asked.length === title.length && words.every((word) => title.some((stem) => stands(word, stem)));
  const share = index.templates[place] === 1 ? weights.template : 1;
  return title.length === 0 ? 0 : isExact ? ofExactTitle : (share * asked.length) / title.length;
}

/** From this similarity on, a question is shown, because it very likely expresses what the reader wants. */
const sureLikeness = 0.5;

/** Queries of this form are names, which are searched for on all kinds of pages. */
const identifier = /[%@$#_\d[\]]|\p{Ll}\p{Lu}/u;

/**
 * @returns whether a word is the name of an API call in any letters: `sendrequest`. Names that are ordinary words, such as
 *   `event`, are words.
 */
function namesCall({ indexes }: Finder, [chunk, ...others]: readonly Chunk[]): boolean {
  if (!chunk || others.length > 0) {
    return false;
  }
  const isIt = (name: string) => name.toLowerCase() === chunk.word && identifier.test(name);
  return indexes.some(({ documents }) =>
    documents.some(({ kind, sectionTitle }) => kind === 'operation' && sectionTitle.split(/[\s:]+/).some(isIt)),
  );
}

/** The largest factor by which a title can raise a score. */
function mostFactor({ words, isName }: Query): number {
  const isNamed = words.some(({ named, keywords }) => named !== undefined || keywords !== undefined);
  return 1 + weights.title * (isNamed ? ofName : isName ? ofExactTitle : 1);
}

/**
 * The best sections of all indexes. Checking titles takes time, so this is done only where they can change the result.
 */
function bestSections(finder: Finder, query: Query, most: number): Found[] {
  const { words } = query;
  const tags = finder.indexes.map((index) => gather(index, words));
  const all = finder.indexes.reduce((sum, { documents }) => sum + documents.length, 0);
  const counts = words.map((_word, at) => tags.reduce((sum, { byWord }) => sum + (byWord[at]?.count ?? 0), 0));
  const shares = sharesOf(counts, all);
  const ofTitle = mostFactor(query);
  const found: Found[] = [];
  let kept: Found[] = [];
  for (const batch of batches(tags.map((gathered) => scored(finder, gathered, query, shares)))) {
    const last = kept[most - 1];
    if (last && (batch[0] as Candidate).score * ofTitle < last.score) {
      break;
    }
    for (const { gathered, place, score, alike } of batch) {
      const { index, byWord } = gathered;
      const own = words.filter((_word, at) => ((byWord[at] as Evidence).sure[place] as number) > 0);
      const factor = 1 + weights.title * titleShare({ index, place, words: own }, query.isName);
      const question = alike && alike.shown >= sureLikeness ? alike.text : null;
      const { family, member } = memberOf(finder, index, place);
      found.push({ index, place, words: own, question, score: score * factor, family, member });
    }
    kept = best(found, most, query.isName);
  }
  return kept;
}

/**
 * If a page title matches, all its sections are under it, but only those that contain a word themselves are results.
 */
function isAnswer({ index, place, words }: Found): boolean {
  return (
    isWholePage(index, place) ||
    words.some(({ terms }) => [...terms.keys()].some((term) => index.hasItself(place, term)))
  );
}

/** Finds the version in titles such as `sendRequest (v1)`. */
const versionOfCall = /\s*\(?v\d+\)?$/iu;

/** The family of a section, and its identity in the family: its page, or the call that it describes. */
function memberOf({ options }: Finder, index: TagIndex, place: number): { family: string; member: string } {
  const { kind, sectionRoute, sectionTitle } = index.documents[place] as SearchDocument;
  const page = index.pages[place] as string;
  if (kind === 'operation') {
    return { family: `${page}#${sectionTitle.replace(versionOfCall, '')}`, member: sectionRoute };
  }
  return { family: options.families.find((start) => page.startsWith(start)) ?? page, member: page };
}

/** Similar pages and calls share one result, at the rank of the best of them, which shows the first of the family. */
function oneOfEachFamily(sorted: readonly Found[]): Found[] {
  const hubs = new Map<string, string>();
  const scores = new Map<string, number>();
  for (const { family, member, score } of sorted) {
    const known = hubs.get(family);
    // The first member has no number, or the lowest one.
    if (known === undefined || member < known) hubs.set(family, member);
    if (known === undefined) scores.set(family, score);
  }
  const seen = new Set<string>();
  return sorted
    .filter(({ family, member }) => hubs.get(family) === member)
    .map((one) => {
      const isBest = !seen.has(one.family);
      seen.add(one.family);
      return isBest ? { ...one, score: scores.get(one.family) ?? one.score } : one;
    })
    .sort((a, b) => b.score - a.score || a.place - b.place);
}

function best(found: readonly Found[], most: number, isName: boolean): Found[] {
  const byScore = [...found].sort((a, b) => b.score - a.score || a.place - b.place);
  const sorted = isName ? byScore : oneOfEachFamily(byScore);
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

const hitOf = ({ index, place, score, words, question }: Found): SearchHit[] => {
  const document = index.documents[place];
  return document ? [{ document, score, question, terms: [...new Set(words.flatMap(({ surface }) => surface))] }] : [];
};

/** Release numbers and words for news. */
const ofPosts =
  /\d\.\d|\b(?:releases?\b|changelog|news\b|(?:what(?:'s| is)|anything) new|new in\b|version \d)|(?:релиз|выпуск|обновлени|что нового|новости)/iu;

/** Words about programming. */
const ofCalls =
  /\b(?:api|http\w*|curl|json|webhooks?|endpoints?|requests?|responses?|calls?|server|services?|parameters?|fields?|body|status|health|errors?|keys?|poll\w*|post|get)\b|(?:запрос|вебхук|сервер|ошибк|параметр|апи)/iu;

/** Titles that contain the query: the last resort for words that are not in the index. */
function titlesWith({ indexes, options }: Finder, query: string): SearchHit[] {
  const typed = query.toLowerCase().trim();
  if (typed.length < 2) {
    return [];
  }
  const hits = indexes.flatMap(({ documents, titleText }) =>
    documents.filter((_document, place) => ` ${titleText(place)}`.includes(` ${typed}`)),
  );
  return hits
    .slice(0, options.searchResultLimits)
    .map((document) => ({ document, score: 0, question: null, terms: [typed] }));
}

const pairsOf = (chunks: readonly Chunk[]): [Chunk, Chunk][] =>
  chunks.slice(1).map((chunk, at) => [chunks[at] as Chunk, chunk]);

/** Particles that form a verb with the previous word: "log in" in texts that have "login". */
const particles = new Set(['back', 'down', 'in', 'off', 'on', 'out', 'over', 'up']);

/** Adjacent words that are one word in the texts. */
type Joins = {
  /** Word of the query → the stem of both. */
  stems: ReadonlyMap<Chunk, string>;
  /** Verb → the noun that it forms with its particle, which is a stop word. */
  nouns: ReadonlyMap<Chunk, Chunk>;
};

/** Adjacent words may be one word in the texts: "time-out" in texts with "timeout"; with a hyphen, even stop words. */
function joined(finder: Finder, chunks: readonly Chunk[], wanted: readonly Chunk[], text: string): Joins {
  const { stem } = finder.tools;
  const hyphenated = pairsOf(chunks).filter(([one, next]) => text.toLowerCase().includes(`${one.raw}-${next.raw}`));
  const withParticle = pairsOf(chunks).filter(([one, next]) => wanted.includes(one) && particles.has(next.word));
  const stems = new Map<Chunk, string>();
  const pairs = [...pairsOf(wanted), ...hyphenated, ...withParticle].filter((pair) => pair.every(({ word }) => word));
  for (const [chunk, next] of pairs) {
    const both = stem(chunk.word + next.word);
    if (isKnown(finder, both)) {
      stems.set(chunk, both);
      stems.set(next, both);
    }
  }
  const nouns = new Map<Chunk, Chunk>();
  for (const [chunk, next] of withParticle.filter(([, { word }]) => finder.tools.isStopWord(word))) {
    // "logging in" is a form of "log in".
    const noun = [chunk.word, stem(chunk.word)]
      .map((verb) => verb + next.word)
      .find((word) => isKnown(finder, stem(word)));
    if (noun !== undefined) nouns.set(chunk, { raw: noun, word: noun, parts: [], marks: [] });
  }
  return { stems, nouns };
}

/** A verb with its particle means what the noun means: who wants to log in looks for the login, too. */
function addNoun(finder: Finder, [first]: readonly LookedUp[], noun: Chunk): void {
  if (!first || first.instead !== null) return;
  const translation = finder.translator.translate([noun.word])[0] ?? null;
  for (const { terms, surface } of lookUp(finder, noun, false, translation)) {
    for (const [term, weight] of terms) first.terms.set(term, Math.max(weight, first.terms.get(term) ?? 0));
    first.surface.push(...surface);
  }
}

/** The texts are in English, with only a few Russian words. */
const isForeign = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text);

/** "v0.54" is release 0.54. */
const releaseMark = /(?<![\p{L}\p{N}])v(?=\d+\.\d)/giu;

/** The words of a query, with everything in the texts that may match them. */
type LookedUpQuery = {
  readonly text: string;
  /** The words that are looked up: those that are not fillers or stop words, or all if there are no others. */
  readonly looked: readonly Chunk[];
  readonly isStopWordsOnly: boolean;
  /** The possible matches of each word in the texts, the most likely first. */
  readonly found: readonly LookedUp[][];
};

/** Without symbols that are no name in the texts, unless there is nothing else: "?" after a space, "&", an emoji. */
function wordsOf(finder: Finder, text: string): Chunk[] {
  const chunks = chunksOf(text);
  const isName = (mark: string) => isKnown(finder, finder.tools.stem(mark));
  const words = chunks.filter(({ word, marks }) => word !== '' || marks.some(isName));
  return (words.length > 0 ? words : chunks).slice(0, LIMITS.words);
}

function lookUpQuery(finder: Finder, text: string): LookedUpQuery {
  const chunks = wordsOf(finder, text);
  const isStop = ({ word, marks }: Chunk) =>
    word !== '' && finder.tools.isStopWord(word) && !marks.some((mark) => isKnown(finder, mark));
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
    const noun = joins.nouns.get(chunk);
    if (noun) addNoun(finder, all, noun);
    const join = joins.stems.get(chunk);
    if (first && join !== undefined && first.instead === null) {
      first.terms.set(join, Math.max(2, first.terms.get(join) ?? 0));
    }
    return all;
  });
  return { text, looked, isStopWordsOnly: wanted.length === 0, found };
}

/** @returns whether so much of a query is unknown that any results would be about something else */
function isStrange({ text, looked, isStopWordsOnly, found }: LookedUpQuery): boolean {
  if (isStopWordsOnly || looked.length < 2) {
    return false;
  }
  // A single letter next to an unknown word does not count: "U-999".
  if (looked.every(({ word }, at) => word.length < 2 || found[at]?.[0]?.terms.size === 0)) {
    return true;
  }
  // The texts need not contain a name with symbols, a number or a word for news.
  const unknown = found.filter((all, at) => {
    const raw = looked[at]?.raw ?? '';
    return all.every(({ terms }) => terms.size === 0) && /^\p{L}+$/u.test(raw) && !ofPosts.test(raw);
  }).length;
  // If there is an unknown word, an approximate match of another word is doubtful.
  const doubtful = unknown === 0 ? 0 : found.filter(([first]) => first?.isNear).length / 2;
  return unknown + doubtful >= looked.length * (isForeign(text) ? weights.strangeForeign : weights.strange);
}

/**
 * The full ranking: the plain query of the specification, extended by names, other spellings and the share of words
 * found.
 *
 * @param typed at most `LIMITS.query` characters
 */
export function searchRanked(finder: Finder, typed: string): Omit<SearchAnswer, 'note'> {
  const text = normalise(typed).replace(releaseMark, '');
  const query = lookUpQuery(finder, text);
  const { looked, found } = query;
  const asked = {
    words: found.flat(),
    wantsPosts: ofPosts.test(text),
    wantsCalls: ofCalls.test(text),
    isName: identifier.test(text) || namesCall(finder, looked),
    asked: askedFor(text),
  };
  const sections = isStrange(query) ? [] : bestSections(finder, asked, finder.options.searchResultLimits);
  const hits = sections.flatMap(hitOf);
  if (hits.length > 0) {
    // A word that is typed twice is mentioned once.
    const used = new Map(
      looked.flatMap(({ raw }, at): [string, string][] => {
        const instead = found[at]?.[0]?.instead ?? null;
        return instead === null ? [] : [[raw, instead]];
      }),
    );
    return { hits, used: [...used].map(([from, to]) => ({ from, to })), nearest: [] };
  }
  const titled = titlesWith(finder, text);
  const nearest = titled.length > 0 ? [] : nearestWords(finder.indexes, looked, finder.tools);
  return { hits: titled, used: [], nearest };
}
