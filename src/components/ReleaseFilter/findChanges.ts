import type { Change, ReleaseChanges } from '@site/src/data/filterChanges';
import { compareVersions } from '@site/src/data/versions';
import type { Filter } from './filter';

/** A matched part of a text: its first character and the one after its last. */
export type Range = [start: number, end: number];

type FoundChange = Change & { readonly ranges: readonly Range[] };
export type FoundRelease = Omit<ReleaseChanges, 'items'> & { readonly items: readonly FoundChange[] };

function placesOf(word: string, text: string): Range[] {
  const places: Range[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    places.push([at, at + word.length]);
  }
  return places;
}

/** Places of different words may touch or overlap: each letter is marked once. */
function joined(places: readonly Range[]): Range[] {
  const ranges: Range[] = [];
  for (const [start, end] of places.toSorted(([a], [b]) => a - b)) {
    const last = ranges.at(-1);
    if (last && start <= last[1]) {
      ranges[ranges.length - 1] = [last[0], Math.max(last[1], end)];
    } else {
      ranges.push([start, end]);
    }
  }
  return ranges;
}

/**
 * @param releases newest first
 * @returns the changes that match, with the positions of the words in their texts, below their releases in the same
 *   order
 */
export function findChanges(
  releases: readonly ReleaseChanges[],
  { since, areas, kinds, text }: Filter,
): FoundRelease[] {
  const words = [...new Set(text.toLowerCase().split(/\s+/).filter(Boolean))];
  const newer = releases.filter(({ version }) => since === '' || compareVersions(version, since) > 0);
  return newer.flatMap((release) => {
    const items = release.items.flatMap((change) => {
      const lower = change.text.toLowerCase();
      const places = words.map((word) => placesOf(word, lower));
      const fits =
        (areas.length === 0 || areas.includes(change.area)) &&
        (kinds.length === 0 || kinds.includes(change.kind)) &&
        places.every((found) => found.length > 0);
      return fits ? [{ ...change, ranges: joined(places.flat()) }] : [];
    });
    return items.length > 0 ? [{ ...release, items }] : [];
  });
}
