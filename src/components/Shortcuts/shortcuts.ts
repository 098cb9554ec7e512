import type { Shortcut } from './shortcut';

const follow = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click();

/** The keys of this site in the order of the list. Other modules add theirs. */
export const shortcuts: Shortcut[] = [
  {
    key: '?',
    does: 'Show this list',
    run: () => {
      import('./ShortcutsDialog').then(
        ({ openShortcuts }) => openShortcuts(shortcuts),
        // The key can be pressed again.
        () => undefined,
      );
    },
  },
  { key: '[', code: 'BracketLeft', does: 'Previous page', run: follow('a.pagination-nav__link--prev') },
  { key: ']', code: 'BracketRight', does: 'Next page', run: follow('a.pagination-nav__link--next') },
  { key: 'Escape', does: 'Close the open panel' },
];
