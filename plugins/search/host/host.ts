/** A key that leads to the search from anywhere on the page. */
export type SearchKey = {
  /** The character that the key types. */
  key: string;
  /** Physical key, for readers whose keyboard types Cyrillic there. */
  code?: string;
  /** Together with Ctrl, or Cmd on a Mac. */
  withMod?: true;
  /** What a list of shortcuts says about it. */
  does: string;
  run: () => void;
};

/** What the search needs from the site that it is part of. A site can provide its own module with the option `host`. */
export type SearchHost = {
  /** Listens to the keys from now on. */
  addKeys: (keys: readonly SearchKey[]) => void;
  isKeyOf: (event: KeyboardEvent, key: SearchKey) => boolean;
  /** Whether the reader has turned shortcuts off. */
  areKeysOff: () => boolean;
  /** Whether the site was published again since this page was opened. */
  isSiteNewer: () => Promise<boolean>;
};
