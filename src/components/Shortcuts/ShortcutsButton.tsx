import { useState } from 'react';
import styles from './Shortcuts.module.css';
import { shortcuts } from './shortcuts';

/** Opens the list of shortcuts without a key: for readers who turned the keys off or do not know them. */
export default function ShortcutsButton() {
  const [hasFailed, setFailed] = useState(false);
  const open = () =>
    import('./ShortcutsDialog').then(
      ({ openShortcuts }) => {
        setFailed(false);
        openShortcuts(shortcuts);
      },
      () => setFailed(true),
    );
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" onClick={open}>
      Keyboard shortcuts{hasFailed && ' could not be loaded. Try again.'}
    </button>
  );
}
