/**
 * FindEmail and FindPhone (section 11.2), with the rules of the reference engine: it reads a text from left to right
 * and takes the longest e-mail address or phone number at each position, so a run of digits that is too long for a
 * phone number is not one.
 */

const plain = String.raw`[^()<>@,;:\\"[\]\0-\x20\x80-\u{10ffff}]`;
const quoted = String.raw`"(?:\\"|[^"\\\0-\x20\x80-\u{10ffff}]|\\(?!"))+"`;
const domain = String.raw`[^.\x80-\u{10ffff}]${plain}+`;
const email = new RegExp(`(?:${plain}+|(?:(?:${plain}+\\.)?${quoted})+${plain}*)@${domain}`, 'uy');
const plainRun = new RegExp(`${plain}+`, 'uy');

const space = String.raw`[ \t\v\f]*`;
const digits = (least: number) => `(?:\\d${space}(?:-${space})?){${least},7}`;
const countries =
  '1|1242|1246|1264|1268|1284|1340|1345|1441|1473|1664|1670|1671|1758|1767|1784|1787|1808|1829|1868|1869|1876|' +
  '262|29[789]|3[0-4]|3395|34928|35[0-9]|36|37[0-8]|38[0-2]|38[5-79]|39|40|41|42[013]|4[3-9]|50[1-79]|5[1-8]|59\\d|60|' +
  '6[1-6]|67[235689]|68[5679]|69[01]|7|8[1246]|840|850|85[2356]|880|886|9[0-5]|960|96[1-8]|97[1-7]|98|99[234568]';
const russian = `(?:(?:(?:\\+7(?:${space}8)?|8|7)${space}(?:10${space}7${space})?)?(?:-?\\d{2,3}-?|\\(\\d{2,3}\\))${space})?`;
const area = `${space}(?:\\d{1,4}|\\(${space}\\d{1,4}${space}\\)|-\\d{1,4}-)${space}`;
const phone = new RegExp(`^(?:${russian}${digits(7)}|(?:\\+|00)?${space}(?:${countries})${area}${digits(5)})$`);

const phoneRun = /[-+()\d \t\v\f]{1,100}/y;
const moreDigits = new RegExp(`${space}-?${space}\\d`, 'y');
const restOfNumber = /[\d \t\v\f-]*/y;

interface Contact {
  readonly kind: 'email' | 'phone';
  readonly text: string;
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** The longest phone number at a place; empty when there is none. */
function phoneAt(text: string, at: number): string {
  const run = matchAt(phoneRun, text, at);
  for (let length = run.length; length >= 7; length--) {
    if (phone.test(run.slice(0, length))) return run.slice(0, length);
  }
  return '';
}

function* contacts(text: string): Generator<Contact> {
  for (let at = 0; at < text.length; ) {
    const address = matchAt(email, text, at);
    if (address !== '') {
      yield { kind: 'email', text: address };
      at += address.length;
    } else if (/[\d+(]/.test(text.charAt(at))) {
      const number = phoneAt(text, at);
      at += Math.max(number.length, 1);
      if (number === '') continue;
      if (matchAt(moreDigits, text, at) !== '') at += matchAt(restOfNumber, text, at).length;
      else yield { kind: 'phone', text: number };
      at++;
    } else {
      at += runWithoutNumber(text, at);
    }
  }
}

/** If no address starts at the beginning of a run of plain characters, none starts inside it; a number may. */
function runWithoutNumber(text: string, at: number): number {
  const run = matchAt(plainRun, text, at);
  const number = run.search(/[\d+]/);
  return Math.max(number === -1 ? run.length : number, 1);
}

function first(text: string, kind: Contact['kind']): string {
  for (const contact of contacts(text)) if (contact.kind === kind) return contact.text;
  return '';
}

export const findEmail = (text: string) => first(text, 'email');

export const findPhone = (text: string) => first(text, 'phone');
