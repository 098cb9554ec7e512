/**
 * Widths of characters in hundredths of the type size. The page uses the system's own type, so the real widths are
 * not known while building: these are those of DejaVu Sans, the widest of the common ones, so that no label outgrows its box.
 */
const WIDTHS: Readonly<Record<number, string>> = {
  28: "ijl'",
  32: ' ,.·IJ',
  35: '/:;\\|f-',
  40: '()[]t!r',
  48: '"*_`–',
  54: 'sz“”?гзcсэ',
  58: 'LFkт',
  60: 'vxyвухчь•PРкя',
  62: 'TYaoГТУаоeбеё',
  64: 'ESbdghnpquЕрЁ$0123456789{}Злийнп',
  69: 'KVAАЦBRXZБВХЧЬЯдCСЭъ',
  76: 'HUNИЙЛНПмDG&ДЦ',
  81: 'OQОыwЪ',
  86: '#+<=>^~ю→×⇄≥фMМФЫ',
  95: 'жшщ%mW',
  104: '@—…№ШЖЮЩ',
};

const widthOf = new Map<string, number>(
  Object.entries(WIDTHS).flatMap(([width, characters]) =>
    [...characters].map((character): [string, number] => [character, Number(width) / 100]),
  ),
);

const UNKNOWN = 0.7;
const BOLD = 1.14;
const MONO = 0.61;

/** How a label is set: its size in pixels, and the face where it is not the plain one. */
export interface Type {
  readonly size: number;
  readonly face?: 'bold' | 'mono';
}

/** @returns the greatest width in pixels that the text takes on one line */
export function textWidth(text: string, { size, face }: Type): number {
  if (face === 'mono') {
    return [...text].length * MONO * size;
  }
  const ems = [...text].reduce((sum, character) => sum + (widthOf.get(character) ?? UNKNOWN), 0);
  return ems * size * (face === 'bold' ? BOLD : 1);
}
