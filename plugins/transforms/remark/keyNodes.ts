import type { PhrasingContent } from 'mdast';
import { text, textElement } from '../../texts/elements';

const keyNode = (key: string): PhrasingContent => textElement('kbd', {}, [text(key)]);

/** Keys that are pressed together stay on one line. */
function chordNode([first = '', ...others]: readonly string[]): PhrasingContent {
  const keys = [keyNode(first), ...others.flatMap((key) => [text('+'), keyNode(key)])];
  return others.length === 0 ? keyNode(first) : textElement('span', { className: 'dos-keys' }, keys);
}

/** @returns the keys in the form of the style: Ctrl+Enter, G then S */
export const keyNodes = (chords: readonly string[][]): PhrasingContent[] =>
  chords.flatMap((chord, index) => [...(index > 0 ? [text(' then ')] : []), chordNode(chord)]);
