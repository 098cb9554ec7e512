import { OtherVersion } from '../../plugins/bundle/page-routes/client/OtherVersion';
import { fetchPageScripts } from '../../plugins/bundle/page-routes/client/pageScripts';
import { readScriptNames } from '../../plugins/bundle/page-routes/client/scriptNames';
import type { SearchHost } from '../../plugins/search/host/host';
import { shortcuts } from '../components/Shortcuts/shortcuts';

export { isKeyOf } from '../components/Shortcuts/shortcutKeys';
export { areShortcutsOff as areKeysOff } from '../components/Shortcuts/switch';

// The settings of this site for the search (`plugins/search/host/host.ts`).

export const addKeys: SearchHost['addKeys'] = (keys) => {
  shortcuts.unshift(...keys);
};

/** The index does not contain a version, but the server's current list of scripts does. */
export const isSiteNewer: SearchHost['isSiteNewer'] = async () => {
  try {
    return !(await readScriptNames(await fetchPageScripts()));
  } catch (error) {
    // Without a response, results open as in the current version.
    return error instanceof OtherVersion;
  }
};
