import lunr from 'lunr';
import type { LanguageTools } from '../common/languages';
import { readRef, type SerialisedIndex } from '../common/lunrFile';
import type { IndexFile, SearchDocument, StoredDocument } from '../common/schema';
import { asName, chunksOf, normalise } from '../common/text';

/** The file of a tag, turned round for looking words up. */
export type TagIndex = {
  documents: readonly SearchDocument[];
  /** Page of each document, by its place: the route without the hash. */
  pages: readonly string[];
  /** Words in the order of their letters. */
  terms: readonly string[];
  /** Number of a word → places of documents and their scores in turn. */
  scores: ReadonlyMap<string, readonly number[]>;
  /** Words that stand in a title. */
  inTitle: ReadonlySet<string>;
  /** Whether a section has a word itself, and not only in what it stands under. */
  hasItself: (place: number, term: string) => boolean;
  /** Stems of the title of a section, without stop words. */
  titleStems: (place: number, tools: LanguageTools) => readonly string[];
  /** Stems of the title and the keywords of the page of a section. */
  headStems: (place: number, tools: LanguageTools) => readonly string[];
  /** Words of titles, keywords and excerpts, as they are written. */
  shownWords: () => readonly string[];
  /** Letters of each of the `terms`, for leaving out at once what cannot be near another word. */
  letters: () => Int32Array;
  /** The index as lunr searches it. */
  lunr: () => lunr.Index;
};

const whole = (document: StoredDocument): SearchDocument => ({
  title: document.sectionTitle,
  content: '',
  tags: [],
  questions: [],
  sidebarParentCategories: [],
  ...document,
});

const wordsShown = ({ sectionTitle, pageTitle, tags, content }: SearchDocument): string[] =>
  normalise([sectionTitle, pageTitle, ...tags, content].join(' '))
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u);

/** @returns a bit for each letter of a word; letters 32 apart share one */
export function letterSet(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** What takes time and is seldom needed is made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Scores of all fields together; lunr adds them up, too. */
function scoresByNumber(index: SerialisedIndex, placeOf: ReadonlyMap<string, number>): number[][] {
  const byNumber: number[][] = index.invertedIndex.map(() => []);
  // Fields of one document follow each other in the file, but nothing promises that.
  const slots = new Map<number, number>();
  for (const [ref, elements] of index.fieldVectors) {
    const place = placeOf.get(readRef(ref).id);
    if (place === undefined) {
      continue;
    }
    for (let at = 0; at < elements.length; at += 2) {
      const number = elements[at] as number;
      const score = elements[at + 1] as number;
      const list = byNumber[number] as number[];
      const key = number * placeOf.size + place;
      const slot = slots.get(key);
      if (slot === undefined) {
        slots.set(key, list.push(place, score) - 1);
      } else {
        list[slot] = (list[slot] as number) + score;
      }
    }
  }
  return byNumber;
}

function read(file: IndexFile): TagIndex {
  const index = file.index as SerialisedIndex;
  const documents = file.documents.map(whole);
  const placeOf = new Map(documents.map(({ id }, place) => [String(id), place]));
  const byNumber = scoresByNumber(index, placeOf);
  const terms = index.invertedIndex.map(([term]) => term);
  const postings = new Map(index.invertedIndex);
  const pages = documents.map(({ sectionRoute }) => sectionRoute.split('#', 1)[0] ?? sectionRoute);
  const firstPlaces = new Map([...pages.entries()].reverse().map(([place, page]) => [page, place]));
  const titles = new Map<number, string[]>();
  const heads = new Map<number, string[]>();
  const stemsOf = (title: string, { stem, isStopWord }: LanguageTools) =>
    chunksOf(normalise(title)).flatMap(({ word }) => (word === '' || isStopWord(word) ? [] : stem(word)));
  const headOf = ({ sectionTitle, tags }: SearchDocument, tools: LanguageTools) => {
    // A stop word that is a keyword by itself is a name: the functions "And" and "Not".
    const names = tags.filter(tools.isStopWord).map((word) => tools.stem(asName(word)));
    return [...new Set([...[sectionTitle, ...tags].flatMap((text) => stemsOf(text, tools)), ...names])];
  };
  return {
    documents,
    pages,
    terms,
    scores: new Map(index.invertedIndex.map(([term, { _index }]) => [term, byNumber[_index] ?? []])),
    inTitle: new Set(index.invertedIndex.flatMap(([term, { title }]) => (Object.keys(title).length > 0 ? term : []))),
    hasItself: (place, term) => {
      const id = String(documents[place]?.id);
      const posting = postings.get(term);
      return posting !== undefined && (id in posting.title || id in posting.content || id in posting.tags);
    },
    titleStems: (place, tools) => {
      const stems = titles.get(place) ?? stemsOf(documents[place]?.sectionTitle ?? '', tools);
      titles.set(place, stems);
      return stems;
    },
    headStems: (place, tools) => {
      const first = firstPlaces.get(pages[place] ?? '') ?? place;
      const stems = heads.get(first) ?? headOf(documents[first] as SearchDocument, tools);
      heads.set(first, stems);
      return stems;
    },
    shownWords: once(() => [...new Set(documents.flatMap(wordsShown))]),
    letters: once(() => Int32Array.from(terms, letterSet)),
    lunr: once(() => lunr.Index.load(index)),
  };
}

/** @returns the index in the text of a file, or `null` when the text is none. Never throws. */
export function readIndex(text: string): TagIndex | null {
  try {
    return read(JSON.parse(text) as IndexFile);
  } catch {
    return null;
  }
}

/** @returns words of the index that begin so, at most so many; those of titles first */
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
