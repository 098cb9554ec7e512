import type { SpanKind } from '../dl';

/**
 * The colour of each kind of DL text, by the names of `src/css/code.css`. Blocks in a page and the editor share it, so
 * that a rule looks the same in both. Kinds without a colour keep that of the text.
 */
export const dlColours: Readonly<Record<SpanKind, 'comment' | 'keyword' | 'string' | 'number' | 'name' | undefined>> = {
  keyword: 'keyword',
  event: 'keyword',
  flag: 'keyword',
  tag: 'keyword',
  name: 'name',
  function: 'name',
  dictionary: 'name',
  variable: 'string',
  string: 'string',
  star: 'number',
  group: 'number',
  fragment: 'number',
  escape: 'number',
  comment: 'comment',
  mark: undefined,
  text: undefined,
  invalid: undefined,
};
