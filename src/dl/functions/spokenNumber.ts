import { type Decimal, decimalText } from './decimal';
import { fractions, hundreds, powers, tens, units } from './numeralTables';

/** Numbers in Russian words (section 11.3). */

const mostWhole = 27;

function formOf(number: number): 0 | 1 | 2 {
  const last = number % 100 > 19 ? number % 10 : number % 100;
  return last === 1 ? 0 : last >= 2 && last <= 4 ? 1 : 2;
}

function underThousand(number: number, feminine: boolean): string[] {
  const rest = number % 100;
  const ten = Math.floor(rest / 10);
  const unit = rest < 20 ? rest : rest % 10;
  const one = feminine && unit === 1 ? 'одна' : feminine && unit === 2 ? 'две' : unit === 0 ? '' : units[unit];
  return [hundreds[Math.floor(number / 100) - 1] ?? '', tens[ten - 2] ?? '', one ?? ''];
}

/** A whole number in words; `feminine` stands for `целая` and the names of fractions. */
function wholeInWords(digits: string, feminine: boolean): string {
  if (/^0*$/.test(digits)) return 'ноль';
  const triples = Math.ceil(digits.length / 3);
  const padded = digits.padStart(triples * 3, '0');
  const words: string[] = [];
  for (let index = 0; index < triples; index++) {
    const number = Number(padded.slice(index * 3, index * 3 + 3));
    const power = triples - 1 - index;
    if (number === 0) continue;
    words.push(...underThousand(number, power === 1 || (power === 0 && feminine)));
    words.push(powers[power - 1]?.[formOf(number)] ?? '');
  }
  return words.filter((word) => word !== '').join(' ');
}

const endsInOne = (digits: string) => /(?:^|[^1])1$/.test(digits);

/**
 * Digits → Russian words (NumberToString): the digits after the point are taken as written, zeros included. Null for a
 * negative number and for text that is not a number; a number that is too long does not change.
 */
export function numberToWords(text: string): string | null {
  const [, whole, fraction] = /^(\d+)(?:[.,](\d+))?$/.exec(text) ?? [];
  if (text === '') return '';
  if (whole === undefined) return null;
  if (whole.length > mostWhole || (fraction ?? '').length > fractions.length) return text;
  if (fraction === undefined) return wholeInWords(whole, false);
  const name = `${fractions[fraction.length - 1]}${endsInOne(fraction) ? 'ая' : 'ых'}`;
  const first = `${wholeInWords(whole, true)} ${endsInOne(whole) ? 'целая' : 'целых'}`;
  return `${first} и ${wholeInWords(fraction, true)} ${name}`;
}

/** Results of arithmetic from this number on are printed in digits. */
const mostSpoken = 10n ** 15n;

/**
 * The result of arithmetic in Russian words: the whole part and two digits after the point, the others cut off. The
 * reference engine writes `девяноста` and names one digit `десятых` and two `сотых`, whatever their place.
 */
export function resultInWords(value: Decimal): string {
  const text = decimalText(value, 10);
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  if (BigInt(whole) >= mostSpoken) return text;
  const part = Number(fraction.slice(0, 2).padEnd(2, '0'));
  const shown = part % 10 === 0 ? part / 10 : part;
  const words = [text.startsWith('-') ? 'минус' : '', wholeInWords(whole, false)];
  if (shown > 0) words.push('и', wholeInWords(String(shown), false), shown < 10 ? 'десятых' : 'сотых');
  return words
    .filter((word) => word !== '')
    .join(' ')
    .replace(/девяносто/g, 'девяноста');
}
