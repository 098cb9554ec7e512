import { commonWords } from '../common/commonWords';
import type { LanguageTools } from '../common/languages';
import { LIMITS } from '../common/limits';
import { fromLatin, otherLayout, withoutEnding } from '../common/otherSpellings';
import type { EngineOptions } from '../common/schema';
import { asName, asTyped, type Chunk, chunksOf } from '../common/text';
import { otherForms } from '../common/wordForms';
import { editDistance, mostWrong, nearTerms } from './fuzzy';
import { type TagIndex, termsWithPrefix } from './load';
import { shownForm } from './shownWords';
import type { Translation, Translator } from './translations';
import { weights } from './weights';

/** From this weight on, a form is the word itself or starts with it, rather than being only a part of it. */
export const LEAST_SURE = weights.prefix;

/** How many words of the index a prefix may match at most, by its length. */
const prefixLimit = (length: number): number => (length === 1 ? 24 : length === 2 ? 48 : 96);

const shortestPart = 3;

/** A word of the query as the indexes have it. */
export type LookedUp = {
  /** Word of the index → how much it counts. */
  terms: Map<string, number>;
  /** The words to highlight. */
  surface: string[];
  /** The word that was looked up instead, which is shown to the reader. */
  instead: string | null;
  /** Only words with different letters were found for it. */
  isNear?: true;
  /** The stem of `%name` without its signs: a title that has it is about that name. */
  named?: string;
  /** A stop word that was looked up as a name, and its translation: a page with such a keyword is about it. */
  keywords?: readonly string[];
};

export type Finder = {
  indexes: readonly TagIndex[];
  options: EngineOptions;
  tools: LanguageTools;
  /** Word → other words for it. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** Word → related words, which count less than synonyms. */
  related: ReadonlyMap<string, readonly string[]>;
  translator: Translator;
  /** See `sectionKinds`. */
  kindsOf: (index: TagIndex) => Uint8Array;
};

/** @returns whether the texts have a word of the index */
export const isKnown = ({ indexes }: Pick<Finder, 'indexes'>, term: string): boolean =>
  indexes.some(({ postings }) => postings.has(term));

function add(terms: Map<string, number>, term: string, weight: number): void {
  terms.set(term, Math.max(weight, terms.get(term) ?? 0));
}

function addPrefix(finder: Finder, terms: Map<string, number>, prefix: string, weight: number): void {
  for (const index of finder.indexes) {
    for (const term of termsWithPrefix(index, prefix, prefixLimit(prefix.length))) {
      add(terms, term, weight);
    }
  }
}

/**
 * Adds the word itself in all its forms, and words that start with it. If the texts have the word, the latter are added
 * only while the reader may still be typing, with a much lower weight.
 */
function addWord(finder: Finder, terms: Map<string, number>, word: string, isLast: boolean): void {
  const stem = finder.tools.stem(word);
  for (const form of otherForms(word)) {
    const other = finder.tools.stem(form);
    if (isKnown(finder, other)) add(terms, other, weights.form);
  }
  const isWord = isKnown(finder, stem) || terms.size > 0;
  if (isKnown(finder, stem)) {
    add(terms, stem, weights.stem);
  }
  if (isWord && !isLast) {
    return;
  }
  // A single letter is a prefix only while the reader is typing; in "U-105", it is the whole word.
  if (word.length > 1 || isLast) addPrefix(finder, terms, word, isWord ? weights.longer : weights.prefix);
  if (!isWord && stem.length >= shortestPart && stem !== word) {
    addPrefix(finder, terms, stem, weights.prefixOfStem);
  }
}

/** @returns the words of a translation that were added */
function addTranslation(finder: Finder, terms: Map<string, number>, translation: Translation | null): string[] {
  const known = translation?.stems.filter((stem) => isKnown(finder, stem)) ?? [];
  for (const stem of known) add(terms, stem, weights.translation);
  return known;
}

const shownIn = ({ indexes }: Finder) => indexes.map(({ shownWords }) => shownWords());

const surfaceOf = (finder: Finder, term: string): string => shownForm(shownIn(finder), term, finder.tools) ?? term;

/** The word itself if the texts have it; otherwise the form in the texts, because a respelt word may lack its end. */
function shownAs(finder: Finder, word: string): string {
  const isShown = shownIn(finder).some((words) => words.has(word));
  const stem = finder.tools.stem(word);
  return isShown || !isKnown(finder, stem) ? word : surfaceOf(finder, stem);
}

/** Another spelling counts if it is a word or, with enough letters, the prefix of one. */
function respelt(finder: Finder, words: readonly string[]): LookedUp | null {
  for (const word of words) {
    const terms = new Map<string, number>();
    addWord(finder, terms, word, true);
    const others = addTranslation(finder, terms, finder.translator.translate([word])[0] ?? null);
    if (terms.size > 0 && (word.length > shortestPart || isKnown(finder, finder.tools.stem(word)))) {
      return { terms, surface: [word, ...others], instead: shownAs(finder, word) };
    }
  }
  return null;
}

/** Several words, each with its own terms, that together replace one word of the query. */
function together(stems: readonly string[], weight: number, instead: string | null): LookedUp[] {
  return stems.map((stem, at) => ({
    terms: new Map([[stem, weight]]),
    surface: [stem],
    instead: at === 0 ? instead : null,
  }));
}

const translated = (finder: Finder, { stems, words }: Translation): LookedUp[] =>
  together(
    stems.filter((stem) => isKnown(finder, stem)),
    weights.translation,
    words,
  );

/** Splits "handover" if the texts have "hand over", and "sessiontimeoutsetting" if they have all its words. */
function parted(finder: Finder, word: string, most = mostParts): LookedUp[] {
  const halves = partsWithin(finder, word, most);
  return together(halves.map(finder.tools.stem), weights.near, halves.join(' '));
}

const mostParts = 4;

/**
 * @returns the smallest number of known words that form a word, preferring long ones at the start; empty if there are
 * none
 */
function partsWithin(finder: Finder, word: string, most: number): string[] {
  let best: string[] = [];
  for (let at = word.length - shortestPart; most > 1 && at >= shortestPart; at -= 1) {
    const start = word.slice(0, at);
    if (!isKnown(finder, finder.tools.stem(start))) continue;
    const rest = word.slice(at);
    const others = isKnown(finder, finder.tools.stem(rest)) ? [rest] : partsWithin(finder, rest, most - 1);
    if (others.length > 0 && (best.length === 0 || others.length + 1 < best.length)) best = [start, ...others];
  }
  return best;
}

function near(finder: Finder, word: string): LookedUp[] {
  const stem = finder.tools.stem(word);
  const found = nearTerms(finder.indexes, stem);
  const [first] = found;
  const translation = finder.translator.nearest(stem);
  if (translation && (first === undefined || editDistance(stem, first, mostWrong(stem)) > translation.distance)) {
    return translated(finder, translation);
  }
  if (first === undefined) {
    return [];
  }
  const instead = surfaceOf(finder, first);
  const terms = new Map(found.map((term) => [term, weights.near]));
  const others = addTranslation(finder, terms, finder.translator.translate([instead])[0] ?? null);
  return [{ terms, surface: [...found, ...others], instead, isNear: true }];
}

function otherSpellings(finder: Finder, { raw, word }: Chunk): LookedUp[] {
  const { layouts, fuzzy } = finder.options;
  for (const stem of withoutEnding(word)) {
    if (isKnown(finder, stem)) {
      return together([stem], weights.stem, null);
    }
  }
  const trimmed = (text: string) =>
    chunksOf(text)
      .map((chunk) => chunk.word)
      .filter(Boolean);
  const otherSpellings = layouts ? [...trimmed(otherLayout(raw)), ...fromLatin(word)] : [];
  const spelling = respelt(finder, otherSpellings);
  if (spelling || fuzzy !== 'when-empty') {
    return spelling ? [spelling] : [];
  }
  // "dialognodes" is two words of the texts, and not a typing error in another one.
  const halves = parted(finder, word, 2);
  const like = halves.length > 0 || commonWords.has(word) ? halves : near(finder, word);
  return like.length > 0 ? like : parted(finder, word);
}

const knownParts = (finder: Finder, { parts }: Chunk): string[] =>
  parts
    .filter((part) => !finder.tools.isStopWord(part))
    .map(finder.tools.stem)
    .filter((stem) => isKnown(finder, stem));

/**
 * @param isLast whether the reader may still be typing the word
 * @param translation the word that the texts use
 * @returns the terms that match a word of the query: several entries if it is written as one word, or one without terms
 *   if nothing is found for it
 */
export function lookUp(finder: Finder, chunk: Chunk, isLast: boolean, translation: Translation | null): LookedUp[] {
  const { word, marks } = chunk;
  const terms = new Map<string, number>();
  const parts = knownParts(finder, chunk);
  const knownMarks = marks.filter((mark) => isKnown(finder, finder.tools.stem(mark)));
  if (word !== '') {
    addWord(finder, terms, word, isLast);
    for (const synonym of finder.synonyms.get(finder.tools.stem(word)) ?? []) {
      if (isKnown(finder, synonym)) add(terms, synonym, weights.synonym);
    }
    const isWord = isKnown(finder, finder.tools.stem(word));
    for (const other of finder.related.get(finder.tools.stem(word)) ?? []) {
      if (isKnown(finder, other)) add(terms, other, isWord ? weights.related : weights.relatedOfUnknown);
    }
  }
  const called = terms.size === 0 && translation ? translated(finder, translation) : [];
  if (called.length > 0) {
    return called;
  }
  const others = addTranslation(finder, terms, translation);
  if (others.length > 0) {
    return [{ terms, surface: [word, ...others], instead: null }];
  }
  if (knownMarks.length > 0) {
    for (const [term, weight] of terms) terms.set(term, weight * weights.ofMark);
    for (const mark of knownMarks) terms.set(finder.tools.stem(mark), weights.mark);
  }
  if (terms.size > 0) {
    const weight = isKnown(finder, finder.tools.stem(word)) ? weights.partOfKnown : weights.part;
    for (const part of parts) add(terms, part, weight);
    return knownMarks.length > 0
      ? [{ terms, surface: knownMarks.map(asTyped), instead: null, named: finder.tools.stem(word) }]
      : [{ terms, surface: [word], instead: null }];
  }
  const other = otherSpellings(finder, chunk);
  if (other.length > 0) {
    return other;
  }
  const found = together(parts.slice(0, LIMITS.words), weights.part, null);
  return found.length > 0 ? found : [{ terms, surface: [], instead: null }];
}

/** @returns the terms for a stop word: names that consist of it or its translation, and words that start with it */
export function lookUpName(finder: Finder, { word }: Chunk, translation: Translation | null): LookedUp {
  const terms = new Map<string, number>();
  const addName = (text: string) => {
    const name = finder.tools.stem(asName(text));
    if (isKnown(finder, name)) add(terms, name, weights.mark);
  };
  addPrefix(finder, terms, word, weights.part);
  addName(word);
  const isFound = terms.size > 0;
  const others = addTranslation(finder, terms, translation);
  for (const stem of translation?.stems ?? []) addName(stem);
  const instead = translation && !isFound && terms.size > 0 ? translation.words : null;
  return {
    terms,
    surface: [word, ...(instead ? [instead] : others)],
    instead,
    keywords: [word, ...(translation?.stems ?? [])],
  };
}
