import type { ChangeKind } from '../../../src/data/schema/history';

/** A feature of the register (`src/data/facts/features.yml`) that an item is about. */
export type ItemFeature = {
  readonly id: string;
  /** Whether this item introduced it: there is a "+" before its id. */
  readonly isIntroduced: boolean;
};

/** One change of a release: a list item of its post that starts with `<Change />`. */
export type ReleaseItem = {
  /** Fragment of the item in its post. It comes from the features, so that it stays when items move. */
  readonly id: string;
  /** Address of the item below the base URL: `/blog/0.34.0#report-links-dialogs`. */
  readonly route: string;
  /** The heading above it. */
  readonly kind: ChangeKind;
  /** An entry of `src/data/facts/areas.yml`. */
  readonly area: string;
  readonly features: readonly ItemFeature[];
  /** The release that introduced it. */
  readonly since: string;
  /** The words without marks, without examples and without `<Change />`. */
  readonly text: string;
  /** The same as Markdown, and as HTML with links as `hrefOf` makes them. */
  readonly markdown: string;
  readonly html: string;
  /** Routes that it leads to, without fragments, in reading order. */
  readonly links: readonly string[];
  /** Line of the post, for messages. */
  readonly line: number;
};

/** A release note. */
export type Release = {
  readonly version: string;
  /** Day of the release from the name of the file: 2022-04-12. Empty when the name has none. */
  readonly date: string;
  readonly title: string;
  /** The description of the front matter. */
  readonly summary: string;
  /** The text above the truncate mark, as HTML with links as `hrefOf` makes them. */
  readonly lead: string;
  /** In the order of the post. */
  readonly items: readonly ReleaseItem[];
  /** The post, relative to the content root. */
  readonly file: string;
};

/** Makes the address of a route for a link: as it is below the base URL, or absolute for a feed. */
export type HrefOf = (route: string) => string;
