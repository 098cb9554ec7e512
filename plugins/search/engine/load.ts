import lunr from 'lunr';
import type { LanguageTools } from '../common/languages';
import { readRef, type SerialisedIndex } from '../common/lunrFile';
import {
  FIELDS,
  type IndexFile,
  type Kind,
  plainKind,
  type SearchDocument,
  type StoredDocument,
} from '../common/schema';
import { chunksOf, normalise } from '../common/text';
import { askedFor } from './askedFor';
import { type ShownWords, shownWords } from './shownWords';

/** A reader question or a typed line, prepared for comparison with a query. */
export type ReaderQuestion = {
  /** `null` for a typed line, which is never shown. */
  text: string | null;
  /** The section that answers it. */
  place: number;
  /** Its stems, each once, without stop words. */
  stems: readonly string[];
  /** What it asks for; see `askedFor`. */
  asked: string | undefined;
};

/** The file of a tag, inverted for looking up words. */
export type TagIndex = {
  documents: readonly SearchDocument[];
  /** Page of each document, by its place: the route without the hash. */
  pages: readonly string[];
  /** Place of the first section of the page of each document. */
  firsts: Int32Array;
  /** 1 for each section under a heading that many pages have, such as "Limits". */
  templates: Uint8Array;
  /** All words, in alphabetical order. */
  terms: readonly string[];
  /** Word → pairs, flattened: the number of a section and field that have it (`FIELD_BITS`), and the score. */
  postings: Pick<ReadonlyMap<string, readonly number[]>, 'has' | 'get'>;
  /** Words of titles. */
  inTitle: ReadonlySet<string>;
  /** Whether a section has a word itself, and not only the title and categories above it. */
  hasItself: (place: number, term: string) => boolean;
  /** Stems of the title of a section, without stop words. */
  titleStems: (place: number) => readonly string[];
  questions: () => Questions;
  shownWords: () => ShownWords;
  /** @returns the title of a section in small letters */
  titleText: (place: number) => string;
  /** The letters of each of the `terms`, for quickly excluding words that cannot be similar to another one. */
  letters: () => Int32Array;
  /** The index as lunr searches it. */
  lunr: () => lunr.Index;
};

/** A section and a field, by its place in `FIELDS`, are packed into one number, with the field in the lowest bits. */
export const FIELD_BITS = 3;
export const FIELD_MASK = 2 ** FIELD_BITS - 1;

/** The categories above a section are not part of its own words. */
const parentsField = FIELDS.indexOf('sidebarParentCategories');

/** @returns `hasItself` of a `TagIndex` with these postings */
export const hasItself =
  (postings: TagIndex['postings']): TagIndex['hasItself'] =>
  (place, term) => {
    const list = postings.get(term) ?? [];
    for (let at = 0; at < list.length; at += 2) {
      const key = list[at] as number;
      if (key >> FIELD_BITS === place && (key & FIELD_MASK) !== parentsField) return true;
    }
    return false;
  };

/** Adds the defaults that the file omits: empty questions, and the kind of the page or the type. */
export function wholeDocuments(documents: readonly StoredDocument[]): SearchDocument[] {
  let ofPage: Kind | undefined;
  return documents.map((document) => {
    const usual = plainKind(document.type);
    if (!document.sectionRoute.includes('#')) ofPage = document.kind ?? usual;
    return { questions: [], typed: [], kind: ofPage ?? usual, ...document };
  });
}

/** @returns a bit for each letter of a word; letters 32 apart share one */
export function letterSet(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Computes an expensive and rarely needed value on first use. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Scores by the number of a word; see `TagIndex.postings`. */
function postingsByNumber(index: SerialisedIndex, placeOf: ReadonlyMap<string, number>): number[][] {
  const byNumber: number[][] = index.invertedIndex.map(() => []);
  for (const [ref, elements] of index.fieldVectors) {
    const { field, id } = readRef(ref);
    const place = placeOf.get(id);
    const number = (FIELDS as readonly string[]).indexOf(field);
    if (place === undefined || number < 0) {
      continue;
    }
    const key = place * 2 ** FIELD_BITS + number;
    for (let at = 0; at < elements.length; at += 2) {
      (byNumber[elements[at] as number] as number[]).push(key, elements[at + 1] as number);
    }
  }
  return byNumber;
}

export const stemsOf = (text: string, { stem, isStopWord }: LanguageTools): string[] =>
  chunksOf(normalise(text)).flatMap(({ word }) => (word === '' || isStopWord(word) ? [] : stem(word)));

/** Reader questions, and for each stem the places among them of those that have it. */
export type Questions = { questions: ReaderQuestion[]; withStem: Map<string, number[]> };

/** Adds the questions of the documents at these places. */
export function addQuestions(
  { questions, withStem }: Questions,
  documents: readonly SearchDocument[],
  places: Iterable<number>,
  tools: LanguageTools,
): void {
  const add = (place: number, line: string, text: string | null) => {
    const stems = [...new Set(stemsOf(line, tools))];
    for (const stem of stems) {
      const list = withStem.get(stem);
      if (list) list.push(questions.length);
      else withStem.set(stem, [questions.length]);
    }
    questions.push({ text, place, stems, asked: askedFor(line) });
  };
  for (const place of places) {
    const { questions: shown = [], typed = [] } = documents[place] ?? {};
    for (const line of shown) add(place, line, line);
    for (const line of typed) add(place, line, null);
  }
}

/** @returns the cached result of `make` for the title of a section; nothing for a section that has not been fetched */
function madeOnce<T>(
  documents: readonly SearchDocument[],
  make: (title: string) => T,
  nothing: T,
): (place: number) => T {
  const known = new Map<SearchDocument, T>();
  return (place) => {
    const document = documents[place];
    if (document === undefined || document.sectionTitle === '') return nothing;
    const made = known.get(document) ?? make(document.sectionTitle);
    known.set(document, made);
    return made;
  };
}

export const titleStemsOf = (documents: readonly SearchDocument[], tools: LanguageTools): TagIndex['titleStems'] =>
  madeOnce(documents, (title): readonly string[] => stemsOf(title, tools), []);

export const titleTextOf = (documents: readonly SearchDocument[]): TagIndex['titleText'] =>
  madeOnce(documents, (title) => normalise(title).toLowerCase(), '');

function firstPlacesOf(pages: readonly string[]): Int32Array {
  const firsts = new Map([...pages.entries()].reverse().map(([place, page]) => [page, place]));
  return Int32Array.from(pages, (page) => firsts.get(page) ?? 0);
}

/** A heading on at least this many pages is part of their template and does not show what a page is about. */
const templatePages = 4;

function templatesAmong(documents: readonly SearchDocument[]): Uint8Array {
  const counts = new Map<string, number>();
  // In posts, such headings describe their contents: "Fixed".
  const isPart = ({ sectionRoute, type }: SearchDocument) => type !== 'blog' && sectionRoute.includes('#');
  for (const { sectionTitle } of documents.filter(isPart)) {
    counts.set(sectionTitle, (counts.get(sectionTitle) ?? 0) + 1);
  }
  return Uint8Array.from(documents, (one) =>
    isPart(one) && (counts.get(one.sectionTitle) ?? 0) >= templatePages ? 1 : 0,
  );
}

/** The score of a word that occurs only in typed lines: that of a word in many questions. */
const typedScore = 8;
const questionsField = FIELDS.indexOf('questions');

/** Adds the words of typed lines to the pages that lack them. They are not in the file, to keep it small. */
function addTyped(postings: Map<string, number[]>, documents: readonly SearchDocument[], tools: LanguageTools): void {
  for (const [place, { typed }] of documents.entries()) {
    for (const term of new Set(typed.flatMap((line) => stemsOf(line, tools)))) {
      const list = postings.get(term) ?? [];
      const isThere = list.some((key, at) => at % 2 === 0 && key >> FIELD_BITS === place);
      if (!isThere) postings.set(term, [...list, place * 2 ** FIELD_BITS + questionsField, typedScore]);
    }
  }
}

function read(file: IndexFile, tools: LanguageTools): TagIndex {
  const index = file.index as SerialisedIndex;
  const documents = wholeDocuments(file.documents);
  const placeOf = new Map(documents.map(({ id }, place) => [String(id), place]));
  const byNumber = postingsByNumber(index, placeOf);
  const postings = new Map(index.invertedIndex.map(([term, { _index }]) => [term, byNumber[_index] ?? []]));
  addTyped(postings, documents, tools);
  const terms = [...postings.keys()].sort();
  const pages = documents.map(({ sectionRoute }) => sectionRoute.split('#', 1)[0] ?? sectionRoute);
  return {
    documents,
    pages,
    firsts: firstPlacesOf(pages),
    templates: templatesAmong(documents),
    terms,
    postings,
    inTitle: new Set(index.invertedIndex.flatMap(([term, { title }]) => (Object.keys(title).length > 0 ? term : []))),
    hasItself: hasItself(postings),
    titleStems: titleStemsOf(documents, tools),
    questions: once(() => {
      const all: Questions = { questions: [], withStem: new Map() };
      addQuestions(all, documents, documents.keys(), tools);
      return all;
    }),
    shownWords: once(() => {
      const words = shownWords();
      for (const document of documents) words.add(document);
      return words;
    }),
    titleText: titleTextOf(documents),
    letters: once(() => Int32Array.from(terms, letterSet)),
    lunr: once(() => lunr.Index.load(index)),
  };
}

/** @returns the index in the text of a file, or `null` if the text is not an index. Never throws. */
export function readIndex(text: string, tools: LanguageTools): TagIndex | null {
  try {
    return read(JSON.parse(text) as IndexFile, tools);
  } catch {
    return null;
  }
}

/** @returns words of the index with this prefix, up to the limit; those in titles first */
export function termsWithPrefix({ terms, inTitle }: TagIndex, prefix: string, most: number): string[] {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] as string) < prefix) low = middle + 1;
    else high = middle;
  }
  const titles: string[] = [];
  const others: string[] = [];
  for (let at = low; at < terms.length && titles.length < most; at += 1) {
    const term = terms[at] as string;
    if (!term.startsWith(prefix)) break;
    if (inTitle.has(term)) titles.push(term);
    else if (others.length < most) others.push(term);
  }
  return [...titles, ...others].slice(0, most);
}
