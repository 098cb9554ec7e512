import { keep, kept } from '../stored';

const key = 'dialogos.shortcuts';

export const areShortcutsOff = (): boolean => kept(key) === 'off';

export function turnShortcuts(on: boolean): void {
  if (!keep(key, on ? '' : 'off')) console.warn('The setting for keyboard shortcuts could not be saved.');
}
