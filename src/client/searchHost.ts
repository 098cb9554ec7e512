import { OtherVersion } from '../../plugins/bundle/page-routes/client/OtherVersion';
import { fetchPageScripts } from '../../plugins/bundle/page-routes/client/pageScripts';
import { readScriptNames } from '../../plugins/bundle/page-routes/client/scriptNames';
import type { SearchHost } from '../../plugins/search/host/host';
import { shortcuts } from '../components/Shortcuts/shortcuts';

export { isKeyOf } from '../components/Shortcuts/shortcutKeys';
export { areShortcutsOff as areKeysOff } from '../components/Shortcuts/switch';

// What this site tells its search (`plugins/search/host/host.ts`).

export const addKeys: SearchHost['addKeys'] = (keys) => {
  shortcuts.unshift(...keys);
};

/** The index names no version, but the list of scripts that the server has now does. */
export const isSiteNewer: SearchHost['isSiteNewer'] = async () => {
  try {
    return !(await readScriptNames(await fetchPageScripts()));
  } catch (error) {
    // Without an answer the results open as those of this version do.
    return error instanceof OtherVersion;
  }
};
