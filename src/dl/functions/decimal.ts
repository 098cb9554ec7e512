/** Exact decimal numbers (section 11.3: big numbers are exact). The value is `digits` / 10^`scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** Spaces are allowed between the digits and a point at either end of them; the exponent starts with `e` or `@`. */
const number = /^\s*(-?)((?:\d\s*)*)(?:\.((?:\s*\d)*)\s*)?(?:[e@]([+-]?\d{1,3}))?$/i;

/** Number of digits to which a result is rounded before it is truncated. */
const kept = 50;

/** Reads `12`, `-4`, `1.5`, `1 000`, `.5`, `5.`, `1e3`; null for anything else. */
export function parseDecimal(text: string): Decimal | null {
  const [, sign, whole = '', fraction = '', exponent = '0'] = number.exec(text) ?? [];
  const [left, right] = [whole.replace(/\s/g, ''), fraction.replace(/\s/g, '')];
  if (sign === undefined || left + right === '') return null;
  const digits = BigInt(left + right) * (sign === '-' ? -1n : 1n);
  const scale = right.length - Number(exponent);
  return scale < 0 ? { digits: digits * power(-scale), scale: 0 } : { digits, scale };
}

/** A number with at most `most` digits after the point, the others cut off. */
export function decimalText(value: Decimal, most: number): string {
  const { digits, scale } = rounded(value);
  const sign = digits < 0n ? '-' : '';
  const all = absolute(digits)
    .toString()
    .padStart(scale + 1, '0');
  const whole = all.slice(0, all.length - scale);
  const fraction = all
    .slice(all.length - scale)
    .replace(/0+$/, '')
    .slice(0, most);
  return fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`;
}

function rounded(value: Decimal): Decimal {
  if (value.scale <= kept) return value;
  const unit = power(value.scale - kept);
  const half = (unit / 2n) * (value.digits < 0n ? -1n : 1n);
  return { digits: (value.digits + half) / unit, scale: kept };
}

const absolute = (digits: bigint) => (digits < 0n ? -digits : digits);

const power = (exponent: number) => 10n ** BigInt(exponent);

/** Both numbers with one scale. */
function aligned(a: Decimal, b: Decimal): { a: bigint; b: bigint; scale: number } {
  const scale = Math.max(a.scale, b.scale);
  return { a: a.digits * power(scale - a.scale), b: b.digits * power(scale - b.scale), scale };
}

export function add(a: Decimal, b: Decimal): Decimal {
  const both = aligned(a, b);
  return { digits: both.a + both.b, scale: both.scale };
}

export const subtract = (a: Decimal, b: Decimal): Decimal => add(a, { ...b, digits: -b.digits });

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

/** Computes ten more digits than are kept; division by zero returns 0 (section 11.3). */
export function divide(a: Decimal, b: Decimal): Decimal {
  const both = aligned(a, b);
  if (both.b === 0n) return { digits: 0n, scale: 0 };
  return { digits: (both.a * power(kept + 10)) / both.b, scale: kept + 10 };
}

/** Both numbers are truncated to integers; the result has the sign of the first one, and is 0 for division by zero. */
export function remainder(a: Decimal, b: Decimal): Decimal {
  const divider = b.digits / power(b.scale);
  return { digits: divider === 0n ? 0n : (a.digits / power(a.scale)) % divider, scale: 0 };
}

export function difference(a: Decimal, b: Decimal): Decimal {
  const { digits, scale } = subtract(a, b);
  return { digits: absolute(digits), scale };
}

export function compare(a: Decimal, b: Decimal): number {
  const both = aligned(a, b);
  return both.a < both.b ? -1 : both.a > both.b ? 1 : 0;
}

/** The exact value of a binary fraction: in the reference engine, the sizes of units are such numbers. */
export function exactly(binary: number): Decimal {
  let scale = 0;
  let whole = binary;
  while (!Number.isInteger(whole)) {
    whole *= 2;
    scale++;
  }
  return { digits: BigInt(whole) * 5n ** BigInt(scale), scale };
}
