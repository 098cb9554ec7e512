const key = 'dialogos.shortcuts';

/** Without storage the choice lasts until the page is loaded again. */
let isOffHere = false;

const warn = (error: unknown) => console.warn('The setting for keyboard shortcuts could not be saved:', error);

export function areShortcutsOff(): boolean {
  try {
    return isOffHere || localStorage.getItem(key) === 'off';
  } catch (error) {
    warn(error);
    return isOffHere;
  }
}

export function turnShortcuts(on: boolean): void {
  isOffHere = !on;
  try {
    if (on) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, 'off');
    }
  } catch (error) {
    warn(error);
  }
}
