import box from '@generated/local-search/default/box.json';
import { shortcuts } from '../Shortcuts/shortcuts';

/** Class of the field, which only one element has. */
export const fieldClass = 'dos-search__field';

const run = () => document.querySelector<HTMLElement>(`.${fieldClass}`)?.focus();

/** Letter that comes to the box together with Ctrl or Cmd; none where the configuration wants none. */
export const searchKey = box.searchBarShortcut ? box.searchBarShortcutKeymap.slice(-1) : undefined;

if (searchKey) {
  shortcuts.unshift(
    { key: '/', does: 'Search', run },
    {
      key: searchKey,
      code: `Key${searchKey.toUpperCase()}`,
      withMod: true,
      does: 'Search, as on many other sites',
      run,
    },
  );
}
