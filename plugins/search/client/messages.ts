import type { Range, SearchAnswer, SearchHit } from '../common/schema';

/** The words to mark in what the panel shows of a result. */
export type Marks = Readonly<Record<'sectionTitle' | 'pageTitle' | 'content' | 'question', Range[]>>;

/** A hit as the panel shows it; a type and not an interface, because autocomplete-core wants a plain record. */
export type Result = SearchHit & { readonly marks: Marks };

/** An answer whose hits have marks. */
export type Found = Omit<SearchAnswer, 'hits'> & { readonly hits: Result[] };

/** A section of which the panel wants the best piece, and the words to mark there. */
export type ExcerptOf = { readonly file: string; readonly anchor: string; readonly terms: readonly string[] };

/** A piece of a text around the words of a query. */
export type Excerpt = { readonly text: string; readonly marks: readonly Range[] };

/** What the page asks the engine. */
export type Request =
  /** The file of a tag is at this address. */
  | { readonly kind: 'load'; readonly tag: string; readonly url: string }
  | { readonly kind: 'search'; readonly query: string; readonly tags: readonly string[] }
  /** What to show of sections, in so many characters: the texts of each page are in the file at its address. */
  | { readonly kind: 'excerpts'; readonly of: readonly ExcerptOf[]; readonly length: number }
  /** Which words of these texts have the stem of a term. */
  | { readonly kind: 'match'; readonly texts: readonly string[]; readonly terms: readonly string[] };

/** What is answered, by the kind of the request; to `load`, whether the file is an index. */
export type Results = {
  load: boolean;
  search: Found;
  /** In their order; `null` when the text did not come or is empty. */
  excerpts: (Excerpt | null)[];
  match: Range[][];
};

export type RequestOf<Kind extends Request['kind']> = Extract<Request, { kind: Kind }>;

/** A request on its way to the worker. */
export type Envelope = { readonly id: number; readonly request: Request };

/** What is returned: first `ready`, then one answer for each request. */
export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly id: number }
  | { readonly kind: 'done'; readonly id: number; readonly result: Results[Request['kind']] };
