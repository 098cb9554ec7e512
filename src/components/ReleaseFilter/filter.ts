import type { Choices } from '@site/src/data/filterChanges';
import { writeQuery } from '../writeQuery';

/** What a reader of the release notes looks for; empty parts let everything through. */
export type Filter = {
  /** The version of the reader, which need not have a release note: only newer releases are shown. */
  readonly since: string;
  readonly areas: readonly string[];
  readonly kinds: readonly string[];
  /** Words that a change must contain, all of them. */
  readonly text: string;
};

export const everything: Filter = { since: '', areas: [], kinds: [], text: '' };

/** More than any reader types, because an address could contain a whole book. */
export const longestText = 100;

/** @returns the version as releases write it, 0.60.0 for 0.60 or v0.60.0; for any other text, none */
function versionIn(text: string): string {
  const parts = /^v?(\d{1,3})\.(\d{1,3})(?:\.(\d{1,3}))?$/i.exec(text.trim())?.slice(1);
  return parts?.map((part = '0') => Number(part)).join('.') ?? '';
}

const queryOf = ({ since, areas, kinds, text }: Filter) => ({
  since,
  area: areas.join(','),
  kind: kinds.join(','),
  text: text.trim(),
});

/** @returns false for a filter that lets everything through */
export const isSet = (filter: Filter): boolean => Object.values(queryOf(filter)).some((value) => value !== '');

/** @returns the filter in the query of an address; values that are not among the choices are ignored */
export function readFilter(search: string, { areas, kinds }: Choices): Filter {
  const query = new URLSearchParams(search);
  const known = (name: string, names: Choices['areas']) =>
    Object.keys(names).filter((id) => query.get(name)?.split(',').includes(id));
  return {
    since: versionIn(query.get('since') ?? ''),
    areas: known('area', areas),
    kinds: known('kind', kinds),
    text: (query.get('text') ?? '').slice(0, longestText),
  };
}

/** @returns the query with the filter in it; other parameters stay, and empty parts leave nothing */
export const writeFilter = (search: string, filter: Filter): string => writeQuery(search, queryOf(filter));

/** @returns whether only the words have changed, and not from or to none: the way back need not lead through each letter */
export function isTyping(before: Filter, after: Filter): boolean {
  const [old, now] = [queryOf(before), queryOf(after)];
  return (
    old.text !== '' && now.text !== '' && JSON.stringify({ ...old, text: '' }) === JSON.stringify({ ...now, text: '' })
  );
}
