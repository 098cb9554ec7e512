/** The kind of a piece of source, for highlighting. */
export type SpanKind =
  | 'keyword'
  | 'name'
  | 'comment'
  | 'mark'
  | 'text'
  | 'star'
  | 'group'
  | 'fragment'
  | 'dictionary'
  | 'tag'
  | 'variable'
  | 'function'
  | 'string'
  | 'flag'
  | 'escape'
  | 'event'
  | 'invalid';

export type SpanSink = (start: number, end: number, kind: SpanKind) => void;

/** A piece of source: offsets of the first character and of the one after the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly kind: SpanKind;
}
