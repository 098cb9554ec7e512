import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { Shortcut } from './shortcut';
import { shortcuts } from './shortcuts';
import { areShortcutsOff } from './switch';

/** Where keys type, choose or belong to an open window. */
const ownKeys = 'input, textarea, select, [contenteditable], dialog[open]';

function isFree({ target, defaultPrevented, isComposing, repeat }: KeyboardEvent): boolean {
  const inField = target instanceof Element && target.closest(ownKeys) !== null;
  return !inField && !defaultPrevented && !isComposing && !repeat && !document.querySelector('dialog:modal');
}

/** On some keyboards AltGr, which Windows reports as Ctrl+Alt, is needed to type the sign. */
const hasModifier = (event: KeyboardEvent) =>
  (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');

const hasMod = (event: KeyboardEvent) =>
  event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey && !event.getModifierState('AltGraph');

/** Whether a press is that of a shortcut. */
export const isKeyOf = (event: KeyboardEvent, { key, code, withMod }: Shortcut) =>
  (event.key === key || (event.code === code && /\p{Script=Cyrillic}/u.test(event.key))) &&
  (withMod ? hasMod(event) : !hasModifier(event));

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    const shortcut = shortcuts.find((one) => one.run && isKeyOf(event, one));
    if (shortcut && isFree(event) && !areShortcutsOff()) {
      event.preventDefault();
      shortcut.run?.();
    }
  });
}
