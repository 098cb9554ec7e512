import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './Shortcuts.module.css';
import type { Shortcut } from './shortcut';
import { areShortcutsOff, turnShortcuts } from './switch';

/** Name of the key that starts commands on this machine. */
const modName = (): string => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl');

/** Turns all shortcuts off, as WCAG 2.1.4 requires. */
function ShortcutsSwitch() {
  const [isOn, setOn] = useState(() => !areShortcutsOff());
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          turnShortcuts(target.checked);
          setOn(target.checked);
        }}
      />
      <span>
        Turn on keyboard shortcuts
        <small>
          When shortcuts are turned off, you can still open this list with the button at the end of each documentation
          page.
        </small>
      </span>
    </label>
  );
}

/** The keyboard shortcuts of this site, and the switch that turns them off. */
function ShortcutsDialog({
  shortcuts,
  onClose,
}: {
  readonly shortcuts: readonly Shortcut[];
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="shortcuts-title"
      onClose={onClose}
      // A click outside the window reaches the dialog element itself.
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
      onKeyDown={({ key }) => key === '?' && dialog.current?.close()}
    >
      <form method="dialog" className={styles.content}>
        <header className={styles.header}>
          <h2 id="shortcuts-title">Keyboard shortcuts</h2>
          <button type="submit">Close</button>
        </header>
        <dl className={styles.list}>
          {shortcuts.map(({ key, does, withMod }) => (
            <div key={key}>
              <dt>{does}</dt>
              <dd>
                {withMod && (
                  <>
                    <kbd>{modName()}</kbd>{' '}
                  </>
                )}
                <kbd>{withMod ? key.toUpperCase() : key === 'Escape' ? 'Esc' : key}</kbd>
              </dd>
            </div>
          ))}
        </dl>
        <ShortcutsSwitch />
      </form>
    </dialog>
  );
}

/** Opens the list of shortcuts; one that is open stays. Focus goes back to where it was. */
export function openShortcuts(shortcuts: readonly Shortcut[]): void {
  if (document.querySelector(`.${styles['dialog']}`)) {
    return;
  }
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <ShortcutsDialog
      shortcuts={shortcuts}
      onClose={() => {
        root.unmount();
        place.remove();
      }}
    />,
  );
}
