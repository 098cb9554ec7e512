import type { SearchHost, SearchKey } from './host';

/** Elements in which keys type or choose. */
const ownKeys = 'input, textarea, select, [contenteditable], dialog[open]';

const hasMod = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => ctrlKey !== metaKey && !altKey && !shiftKey;
const hasNoMod = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !ctrlKey && !metaKey && !altKey;

export const isKeyOf: SearchHost['isKeyOf'] = (event, { key, code, withMod }) =>
  (event.key === key || (event.code === code && /\p{Script=Cyrillic}/u.test(event.key))) &&
  (withMod ? hasMod(event) : hasNoMod(event));

export function addKeys(keys: readonly SearchKey[]): void {
  if (typeof document === 'undefined') {
    return;
  }
  document.addEventListener('keydown', (event) => {
    const { target, defaultPrevented, isComposing, repeat } = event;
    const isTyping = target instanceof Element && target.closest(ownKeys) !== null;
    const pressed = keys.find((key) => isKeyOf(event, key));
    if (pressed && !isTyping && !defaultPrevented && !isComposing && !repeat) {
      event.preventDefault();
      pressed.run();
    }
  });
}

export const areKeysOff: SearchHost['areKeysOff'] = () => false;

export const isSiteNewer: SearchHost['isSiteNewer'] = async () => false;
