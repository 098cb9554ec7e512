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
  /** Left out where the browser acts itself. */
  run?: () => void;
};

const follow = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click();

/** The keys of this site in the order of the list. Other modules add theirs with `push`. */
export const shortcuts: Shortcut[] = [
  {
    key: '?',
    does: 'Show this list',
    run: () => {
      import('./ShortcutsDialog').then(({ openShortcuts }) => openShortcuts());
    },
  },
  { key: '[', code: 'BracketLeft', does: 'Previous page', run: follow('a.pagination-nav__link--prev') },
  { key: ']', code: 'BracketRight', does: 'Next page', run: follow('a.pagination-nav__link--next') },
  { key: 'Escape', does: 'Close the open panel' },
];
