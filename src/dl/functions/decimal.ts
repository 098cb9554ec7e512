/** Exact decimal numbers (section 11.3: big numbers are exact). The value is `digits` / 10^`scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

const number = /^(-?)(\d+)(?:\.(\d+))?$/;
const longestFraction = 10;

/** Reads `12`, `-4`, `1.5`; null for anything else. */
export function parseDecimal(text: string): Decimal | null {
  const found = number.exec(text.trim());
  if (found === null) return null;
  const fraction = found[3] ?? '';
  const digits = BigInt(`${found[2] ?? '0'}${fraction}`);
  return { digits: found[1] === '-' ? -digits : digits, scale: fraction.length };
}

export function decimalText({ digits, scale }: Decimal): string {
  const sign = digits < 0n ? '-' : '';
  const all = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const fraction = all.slice(all.length - scale).replace(/0+$/, '');
  const whole = all.slice(0, all.length - scale);
  return fraction === '' || scale === 0 ? `${sign}${whole}` : `${sign}${whole}.${fraction}`;
}

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

export function subtract(a: Decimal, b: Decimal): Decimal {
  const both = aligned(a, b);
  return { digits: both.a - both.b, scale: both.scale };
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

/** At most ten digits after the point, rounded; by zero gives 0 (section 11.3). */
export function divide(a: Decimal, b: Decimal): Decimal {
  const both = aligned(a, b);
  if (both.b === 0n) return { digits: 0n, scale: 0 };
  const scaled = both.a * power(longestFraction + 1);
  const quotient = scaled / both.b;
  const rounded = (quotient + (quotient < 0n ? -5n : 5n)) / 10n;
  return { digits: rounded, scale: longestFraction };
}

/** The sign of the first number; by zero gives 0. */
export function remainder(a: Decimal, b: Decimal): Decimal {
  const both = aligned(a, b);
  return { digits: both.b === 0n ? 0n : both.a % both.b, scale: both.scale };
}

export function compare(a: Decimal, b: Decimal): number {
  const both = aligned(a, b);
  return both.a < both.b ? -1 : both.a > both.b ? 1 : 0;
}
