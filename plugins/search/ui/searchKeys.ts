import box from '@generated/local-search/default/box.json';
import { addKeys } from '@local-search/host';
import type { SearchKey } from '../host/host';

/** Class of the field, which only one element has. */
export const fieldClass = 'dos-search__field';

const run = () => document.querySelector<HTMLElement>(`.${fieldClass}`)?.focus();

function withLetter(key: string): SearchKey {
  return { key, code: `Key${key.toUpperCase()}`, withMod: true, does: 'Search, as on many other sites', run };
}

/** Comes to the box from anywhere, together with Ctrl or Cmd; none where the configuration wants none. */
export const searchKey = box.searchBarShortcut ? withLetter(box.searchBarShortcutKeymap.slice(-1)) : undefined;

if (searchKey) {
  addKeys([{ key: '/', does: 'Search', run }, searchKey]);
}
