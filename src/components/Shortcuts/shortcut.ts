/** One key of this site. */
export type Shortcut = {
  /** The sign that the key types. */
  key: string;
  /** Physical key, for readers whose keyboard types Cyrillic there. */
  code?: string;
  /** Together with Ctrl, or Cmd on a Mac. */
  withMod?: true;
  /** What the list says about it. */
  does: string;
  /** Missing if the browser acts itself. */
  run?: () => void;
};
