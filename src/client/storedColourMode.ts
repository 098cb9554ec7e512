import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const key = 'theme';

/** A browser that blocks its storage has no choice to read; Docusaurus itself says so in the console. */
function storedChoice(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Two things about the stored colour mode that the theme does not see (specification, section 4):
 * - what is neither light nor dark, which it would take for a mode: the page is light then, as by default;
 * - `localStorage.clear()` in another tab, which sends one event without a key. "Clearing the choice returns to the default."
 */
if (ExecutionEnvironment.canUseDOM) {
  const choice = storedChoice();
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
