import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { kept } from '../components/stored';

const key = 'theme';

/**
 * Handles two cases of the stored colour mode that the theme does not handle (specification, section 4):
 * - a value that is neither light nor dark, which the theme would accept as a mode: the page is light, as by default;
 * - `localStorage.clear()` in another tab, which fires one event without a key. "Clearing the choice returns to the
 *   default."
 */
if (ExecutionEnvironment.canUseDOM) {
  const choice = kept(key);
  if (choice !== null && choice !== 'light' && choice !== 'dark') {
    window.localStorage.removeItem(key);
    document.documentElement.setAttribute('data-theme', 'light');
    document.documentElement.removeAttribute('data-theme-choice');
  }
  window.addEventListener('storage', (event) => {
    if (event.key === null) {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: event.storageArea }));
    }
  });
}
