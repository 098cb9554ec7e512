/**
 * Letters that count as one letter (section 3, point 2). Keys are lower case, after NFKC.
 */
const sameLetters: Readonly<Record<string, string>> = {
  ё: 'е',
  ї: 'i',
  і: 'i',
  ґ: 'г',
  є: 'э',
  ң: 'н',
  ө: 'о',
  ү: 'у',
};

/** Georgian: Asomtavruli (10A0) and Nuskhuri (2D00) letters become Mkhedruli (10D0). */
function modernGeorgian(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (code >= 0x10a0 && code <= 0x10c5) return String.fromCodePoint(code - 0x10a0 + 0x10d0);
  if (code >= 0x2d00 && code <= 0x2d25) return String.fromCodePoint(code - 0x2d00 + 0x10d0);
  return char;
}

/** Compatibility normalisation (section 3, point 1), which leaves `№` as it is. */
export function normalized(text: string): string {
  return text.replace(/[^№]+/gu, (part) => part.normalize('NFKC'));
}

/** The form in which a letter is compared: lower case, letters that count as one as the same (section 3, point 2). */
export function comparableLetter(char: string): string {
  const [lower = char] = char.toLowerCase();
  return sameLetters[lower] ?? modernGeorgian(lower);
}

/** The form in which words are compared. */
export function comparable(text: string): string {
  return Array.from(normalized(text).replace(/[\u00ad\u2021]/g, ''), comparableLetter).join('');
}
