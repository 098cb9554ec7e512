import styles from './Shortcuts.module.css';
import { shortcuts } from './shortcuts';

/** Opens the list of shortcuts without a key: for readers who turned the keys off or do not know them. */
export default function ShortcutsButton() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      onClick={() => import('./ShortcutsDialog').then(({ openShortcuts }) => openShortcuts(shortcuts))}
    >
      Keyboard shortcuts
    </button>
  );
}
