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

const softHyphen = /\u00ad/g;

/** The form in which letters are compared: NFKC, no soft hyphen, lower case, same letters as one (section 3, 1–2). */
export function comparable(text: string): string {
  let result = '';
  for (const char of text.normalize('NFKC').replace(softHyphen, '').toLowerCase()) {
    result += sameLetters[char] ?? modernGeorgian(char);
  }
  return result;
}
