/** Fields of the index, in the order in which they are declared to lunr. */
export const FIELDS = ['title', 'content', 'tags', 'sidebarParentCategories', 'questions'] as const;

export type Field = (typeof FIELDS)[number];

/** How much a match in a field counts: the first four as in the specification (section 9), a question as a keyword. */
export const BOOSTS: Readonly<Record<Field, number>> = {
  title: 5,
  content: 1,
  tags: 3,
  sidebarParentCategories: 2,
  questions: 3,
};

export type DocumentType = 'docs' | 'blog' | 'other';

/** What a page is for a reader: it explains, lists facts, describes a call of an API, is a post, or none of these. */
export type Kind = 'guide' | 'reference' | 'operation' | 'post' | 'page';

const kindOfType: Readonly<Record<DocumentType, Kind>> = { docs: 'guide', blog: 'post', other: 'page' };

/** @returns the kind of a page of which nothing else is said */
export const plainKind = (type: DocumentType): Kind => kindOfType[type];

/** A section of a page, as it is found (specification, section 3). */
export type SearchDocument = {
  /** From 1, by route and then by place on the page. Unique in one file. */
  id: number;
  title: string;
  /** Beginning of the text; the whole text is in the index only. */
  content: string;
  /** Keywords of a document, tags of a post; on the first section of a page. */
  tags: string[];
  /** What readers ask that the section answers, in their words; on the first section of a page, and on calls of an API. */
  questions: string[];
  /** What readers type who want the page, on its first section; searched like questions, and never shown. */
  typed: string[];
  /** Categories above the page, outermost first. */
  sidebarParentCategories: string[];
  /** Path with the base URL, followed by a hash or not. */
  sectionRoute: string;
  sectionTitle: string;
  pageTitle: string;
  type: DocumentType;
  kind: Kind;
};

/**
 * A document in the file: every field of the specification, the questions and what readers type where there are some, and
 * the kind where it is neither that of the type nor that of the first section of the page.
 */
export type StoredDocument = Omit<SearchDocument, 'questions' | 'typed' | 'kind'> &
  Partial<Pick<SearchDocument, 'questions' | 'typed' | 'kind'>>;

/** The content of `search-index-{tag}.json`; `index` is an index of lunr 2.3, serialised. */
export type IndexFile = { documents: StoredDocument[]; index: object };

/** @returns the name of the file of a tag, below the base URL (specification, section 7) */
export const indexFileName = (tag: string): string => `search-index-${tag}.json`;

/** Texts of a page by the anchors of its sections; the first section has none. */
export type TextFile = Readonly<Record<string, string>>;

/**
 * The file with the texts of a page, from which the panel cuts what it shows of a result.
 *
 * @param route of the page, without the base URL and a hash
 * @returns its name below the base URL
 */
export const textFileName = (route: string): string => `search-text/${route.replace(/^\/|\/$/g, '') || 'index'}.json`;

/** Languages whose stems and stop words are known. */
export const LANGUAGES = ['en', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The ranking: `plain` is only the query of the specification, `full` adds the rules in the README. */
export type Ranking = 'full' | 'plain';

/** What the engine needs to know; the module `@generated/local-search/default/engine.json` holds it. */
export type EngineOptions = {
  language: Language[];
  searchResultLimits: number;
  ranking: Ranking;
  fuzzy: 'when-empty' | 'off';
  layouts: boolean;
  /** Lists of words that mean the same. */
  synonyms: string[][];
  /** Lists of words of the same field: a weaker hint than a word that means the same. */
  related: string[][];
  /** Pairs: a phrase in another language, and what the texts call it. */
  translations: string[][];
  /** Words that are left out of a query that has others. */
  fillers: string[];
  /** Beginnings of the routes of pages that come after those that explain: lists of facts, copies. */
  secondary: string[];
  /** Beginnings of the routes of pages that look alike: each family takes one place, the first page's. */
  families: string[];
  removeDefaultStopWordFilter: Language[];
  /** Whether the browser fetches parts of the index as a query needs them, and not one file. */
  parts: boolean;
};

/** What the box needs to know; the module `@generated/local-search/default/box.json` holds it. */
export type BoxOptions = {
  searchBarShortcut: boolean;
  /** For example `mod+k`; `mod` is Ctrl or Cmd. */
  searchBarShortcutKeymap: string;
  highlight: boolean;
};

/** What the panel needs to know; the module `@generated/local-search/default/panel.json` holds it. */
export type PanelOptions = {
  /** What a result from the blog is called, for example "Release notes". */
  blogLabel: string;
  /** The page with all pages, without the base URL, to which the panel leads when nothing is found; or nothing. */
  contents: string;
  /** Whether the words of searches from which a result was opened are kept on the device. */
  recentSearches: boolean;
};

/** Start and end of a piece of a text. */
export type Range = [start: number, end: number];

export type SearchHit = {
  document: SearchDocument;
  score: number;
  /** Words to mark in the panel and on the page, for `Engine.match`. */
  terms: string[];
  /** The question of readers that is most like the query; none when the section has none with one of its words. */
  question: string | null;
};

/** What is wrong with the syntax of a query (specification, section 5); `message` is English, `kind` is for translating. */
export type SyntaxNote = { kind: 'field' | 'term' | 'distance' | 'boost'; message: string };

export type SearchAnswer = {
  /** Best first. */
  hits: SearchHit[];
  /** Words of the query that nothing was found for, and what was looked up instead. */
  used: { from: string; to: string }[];
  note: SyntaxNote | null;
  /** Words that the texts have, like those of the query; only when nothing was found. */
  nearest: string[];
};

/** A part of the index of a tag that a search needs: the whole index, some words, or the sections of a page. */
export type Part = { readonly tag: string; readonly name: string };

/** Pure TypeScript without DOM and Node, so that it runs in a worker, in the page and in tests. */
export type Engine = {
  /** Takes the text of the file of a tag. Says whether it is an index; what is broken leaves the tag empty. Never throws. */
  load: (tag: string, text: string) => boolean;
  /** Takes the head of a tag whose index is in parts; else like `load`. */
  loadHead: (tag: string, text: string) => boolean;
  /** Parts that the last search would have needed; with them it finds more. */
  missing: () => Part[];
  /** Takes a part, or that it does not come. */
  add: (part: Part, text: string | null) => void;
  /** Searches the tags; one that is not loaded is empty. Never throws. */
  search: (query: string, tags: readonly string[]) => SearchAnswer;
  /** Ranges of a text, in order and apart, whose words have the stem of one of the terms or begin with it. */
  match: (text: string, terms: readonly string[]) => Range[];
};
