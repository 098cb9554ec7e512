/**
 * How the word splitter treats a character (section 3). The reference engine does not follow Unicode but has its own
 * table, and a letter that is not in it is a separate word.
 */

const wordRanges = [
  '\\u0030-\\u0039\\u0041-\\u005a\\u0061-\\u007a\\u007e\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u0131\\u0134-\\u0137',
  '\\u0139-\\u013e\\u0141-\\u0148\\u014a-\\u017e\\u0192\\u01a0-\\u01a1\\u01af-\\u01b0\\u0218-\\u021b\\u0300-\\u0301',
  '\\u0303\\u0309\\u0323\\u0386\\u0388-\\u03cf\\u03d7\\u03f3\\u0401-\\u040c\\u040e-\\u044f\\u0451-\\u045c',
  '\\u045e-\\u045f\\u0490-\\u0493\\u049a-\\u049b\\u04a2-\\u04a3\\u04ae-\\u04b1\\u04ba-\\u04bb\\u04d8-\\u04d9',
  '\\u04e8-\\u04e9\\u0610-\\u061a\\u0620-\\u0659\\u065d-\\u065f\\u066e-\\u0674\\u0679-\\u06d3\\u06d5-\\u06ef',
  '\\u06fa-\\u06fc\\u06ff\\u10a0-\\u10c0\\u10d0-\\u10f0\\u1ea0-\\u1ebb\\u1ebd-\\u1ef9',
].join('');

const gapRanges = [
  '\\s\\u0022\\u0027-\\u0029\\u002c-\\u002f\\u003a-\\u003c\\u003e\\u005b-\\u005d\\u005f\\u007b\\u007d\\u00a6-\\u00a7',
  '\\u00a9\\u00ab-\\u00ac\\u00ae\\u00b0-\\u00b1\\u00b6-\\u00b7\\u00bb\\u2013-\\u2014\\u2019-\\u201a\\u201c-\\u201e',
  '\\u2020\\u2022\\u2028-\\u2029\\u2039-\\u203a\\u2116',
].join('');

const wordCharacter = new RegExp(`[${wordRanges}]`, 'u');
const gap = new RegExp(`[${gapRanges}]`, 'u');
const ignored = /[\u00ad\u2021]/u;

/**
 * `word`: sticks to its neighbours; `ignored`: as if it were not there; `gap`: between words; `own`: a word by itself.
 */
type CharacterKind = 'word' | 'ignored' | 'gap' | 'own';

export function kindOf(char: string): CharacterKind {
  if (wordCharacter.test(char)) return 'word';
  if (gap.test(char)) return 'gap';
  return ignored.test(char) ? 'ignored' : 'own';
}
