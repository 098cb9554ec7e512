/** What a reader may choose from: names by their ids in the order of the facts, and versions, newest first. */
export type Choices = {
  readonly areas: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, string>>;
  /** Ids of the kinds that a reader may have to act on, which one box chooses together. */
  readonly urgent: readonly string[];
  readonly versions: readonly string[];
};

/** A change as the filter shows it. */
export type Change = { readonly id: string; readonly kind: string; readonly area: string; readonly text: string };

/** The changes of a release, in the order of its post. */
export type ReleaseChanges = { readonly version: string; readonly date: string; readonly items: readonly Change[] };

/** @returns of each release what the filter needs, newest first */
export function changesOf(releases: readonly ReleaseChanges[]): ReleaseChanges[] {
  return releases.map(({ version, date, items }) => ({
    version,
    date,
    items: items.map(({ id, kind, area, text }) => ({ id, kind, area, text })),
  }));
}
