import type { LanguageTools } from '../common/languages';
import { type PartsHead, type PartsShard, pageName, shardName } from '../common/parts';
import type { SearchDocument, StoredDocument } from '../common/schema';
import {
  addQuestions,
  hasItself,
  letterSet,
  once,
  type Questions,
  type TagIndex,
  titleStemsOf,
  titleTextOf,
  wholeDocuments,
} from './load';
import { shownWords } from './shownWords';

/** How many pages a search fetches, the best ones: the results of others would be loaded but never seen. */
const mostPages = 32;

/**
 * An index of which only the head is loaded at first. Missing parts are treated as empty, and their names are recorded.
 */
export type PartialIndex = TagIndex & {
  /** Names of the missing parts that were requested since the last call. */
  missing: () => string[];
  /** Adds a part; one that could not be loaded is empty. */
  add: (name: string, text: string | null) => void;
};

/** The known data about a section before its page has been fetched. */
function unread(head: PartsHead): SearchDocument[] {
  let place = -1;
  return head.pages.flatMap(([route, type, kind, sections]) =>
    Array.from({ length: sections }, (_one, at): SearchDocument => {
      place += 1;
      return {
        id: place + 1,
        title: '',
        content: '',
        tags: [],
        questions: [],
        typed: [],
        sidebarParentCategories: [],
        sectionRoute: at === 0 ? route : `${route}#`,
        sectionTitle: '',
        pageTitle: '',
        type,
        kind: head.kinds[place] ?? kind,
      };
    }),
  );
}

/** The number of the group that each member belongs to, for groups of these sizes. */
const groupOf = (sizes: readonly number[]): Int32Array =>
  Int32Array.from(sizes.flatMap((size, group) => Array.from({ length: size }, () => group)));

const startsOf = (sizes: readonly number[]): number[] => {
  let next = 0;
  return sizes.map((size) => {
    const start = next;
    next += size;
    return start;
  });
};

/** Turns distances back into keys. */
function unpacked(list: readonly number[]): number[] {
  let key = 0;
  return list.map((value, at) => {
    if (at % 2 === 1) return value;
    key += value;
    return key;
  });
}

/** The postings of words, in files with ranges of words. */
function lazyPostings(terms: readonly string[], { shards }: PartsHead, wanted: Set<string>) {
  const numbers = new Map(terms.map((term, at) => [term, at]));
  const shardOf = groupOf(shards);
  const starts = startsOf(shards);
  const lists: (number[] | undefined)[] = [];
  return {
    has: (term: string) => numbers.has(term),
    get: (term: string): readonly number[] | undefined => {
      const at = numbers.get(term);
      if (at === undefined) return undefined;
      if (lists[at] === undefined) wanted.add(shardName(shardOf[at] as number));
      return lists[at] ?? [];
    },
    add: (shard: number, own: PartsShard) => {
      const start = starts[shard] as number;
      for (let at = 0; at < (shards[shard] ?? 0); at += 1) lists[start + at] = unpacked(own[at] ?? []);
    },
  };
}

const numberIn = (name: string): number => Number(/\d+/.exec(name)?.[0]);

/**
 * @param text the file `head.json` of a tag
 * @returns an index to which parts can be added, or `null` if the text is not a head. Never throws.
 */
export function readHead(text: string, tools: LanguageTools): PartialIndex | null {
  try {
    return partial(JSON.parse(text) as PartsHead, tools);
  } catch {
    return null;
  }
}

/** @returns what a part holds, or `null` if it did not come or is broken: some hosts answer with a page instead */
function contentOf(text: string | null): unknown[] | null {
  try {
    const content: unknown = JSON.parse(text ?? '');
    return Array.isArray(content) ? content : null;
  } catch {
    return null;
  }
}

/** @returns the places that were added since the last call */
function newPlaces(places: readonly number[]): () => readonly number[] {
  let taken = 0;
  return () => {
    const added = places.slice(taken);
    taken = places.length;
    return added;
  };
}

/** The shown words and questions of sections, collected once from each when it has been loaded. */
function gathered(documents: readonly SearchDocument[], places: readonly number[], tools: LanguageTools) {
  const known: Questions = { questions: [], withStem: new Map() };
  const withoutQuestions = newPlaces(places);
  const shown = shownWords();
  const notShown = newPlaces(places);
  return {
    questions: () => {
      addQuestions(known, documents, withoutQuestions(), tools);
      return known;
    },
    shownWords: () => {
      for (const place of notShown()) {
        shown.add(documents[place] as SearchDocument);
      }
      return shown;
    },
  };
}

function partial(head: PartsHead, tools: LanguageTools): PartialIndex {
  const documents = unread(head);
  const counts = head.pages.map(([, , , sections]) => sections);
  const pageOf = groupOf(counts);
  const starts = startsOf(counts);
  const terms = head.terms.split(' ');
  const templates = new Set(head.templates);
  const wanted = new Set<string>();
  const read = new Set<string>();
  const loaded = new Set<string>();
  const places: number[] = [];
  const postings = lazyPostings(terms, head, wanted);
  const titleStems = titleStemsOf(documents, tools);
  const addPage = (page: number, stored: readonly StoredDocument[]) => {
    const start = starts[page] as number;
    for (const [at, document] of wholeDocuments(stored).entries()) {
      documents[start + at] = document;
      places.push(start + at);
    }
  };
  return {
    documents,
    pages: [...pageOf].map((page) => head.pages[page]?.[0] ?? ''),
    firsts: Int32Array.from(pageOf, (page) => starts[page] as number),
    templates: Uint8Array.from(documents, (_one, place) => (templates.has(place) ? 1 : 0)),
    terms,
    postings,
    inTitle: new Set(terms.filter((_term, at) => head.inTitle[at] === '1')),
    hasItself: hasItself(postings),
    titleStems: (place) => {
      const name = pageName(pageOf[place] as number);
      if (!read.has(name)) wanted.add(name);
      return titleStems(place);
    },
    ...gathered(documents, places, tools),
    titleText: titleTextOf(documents),
    letters: once(() => Int32Array.from(terms, letterSet)),
    lunr: () => {
      throw new Error('A part of an index cannot be searched by lunr.');
    },
    missing: () => {
      const names = [...wanted];
      wanted.clear();
      const ofPages = names.filter((name) => name.startsWith('pages/'));
      return [...names.filter((name) => !name.startsWith('pages/')), ...ofPages.slice(0, mostPages)];
    },
    add: (name, text) => {
      read.add(name);
      // Two queries in the same moment ask for the same part: its questions count once, and a failure takes nothing away.
      if (loaded.has(name)) return;
      const content = contentOf(text);
      if (content) loaded.add(name);
      if (name.startsWith('pages/')) addPage(numberIn(name), (content ?? []) as StoredDocument[]);
      else postings.add(numberIn(name), (content ?? []) as PartsShard);
    },
  };
}
