import type { PhrasingContent } from 'mdast';
import { text, textElement } from '../../texts/elements';

/** @returns the keys in the form of the style: Ctrl+Enter, G then S */
export const keyNodes = (chords: readonly string[][]): PhrasingContent[] =>
  chords.flatMap((chord, index) => [
    ...(index > 0 ? [text(' then ')] : []),
    ...chord.flatMap((key, part) => [...(part > 0 ? [text('+')] : []), textElement('kbd', {}, [text(key)])]),
  ]);
