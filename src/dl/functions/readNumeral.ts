import { add, type Decimal, parseDecimal } from './decimal';
import { baseForm, fractionScales, hundredValues, powerValues, tenValues, unitValues } from './numeralForms';

/**
 * Reads a number in digits or in Russian words (StringToNumber); null when it is none. The order of the words is hardly
 * checked (`двадцать десять` is 30), as in the reference engine:
 *
 *   number   = [sign] (digits with a point | natural [`целых`] [`и`] [natural fraction] | natural fraction)
 *   natural  = thousands [three digits | words below 1000] | up to three digits | words below 1000 | zero
 *   thousands = (words below 1000 | digits) power [thousands] | power [thousands] | digits
 */
export function readNumeral(text: string): Decimal | null {
  const signed = text
    .toLowerCase()
    .trim()
    .replace(/(^|\s)([+-])(?=\S)/g, '$1$2 ')
    .split(/\s+/)
    .map(baseForm)
    .join(' ');
  const [, sign, rest = ''] = /^([+-]?)\s*(.*)$/s.exec(signed.replace(/(\d) (?=\d)/g, '$1')) ?? [];
  const value = /^[\d\s.]*$/.test(rest) ? parseDecimal(rest) : new NumeralReader(rest).read();
  if (value === null) return null;
  return sign === '-' ? { ...value, digits: -value.digits } : value;
}

class NumeralReader {
  private at = 0;

  constructor(private readonly text: string) {}

  read(): Decimal | null {
    const whole = this.natural();
    if (whole === null) return null;
    const start = this.at;
    const value = { digits: whole, scale: 0 };
    if (this.skip(/\s*(?:целых)?/y) && this.atEnd) return value;
    this.skip(/\s*и?/y);
    const part = this.natural();
    if (part !== null) {
      const scale = this.known(fractionScales);
      return scale !== null && this.atEnd ? add(value, { digits: part, scale }) : null;
    }
    this.at = start;
    if (this.atEnd) return value;
    const scale = this.known(fractionScales);
    return scale !== null && this.atEnd ? { digits: whole, scale } : null;
  }

  private get atEnd(): boolean {
    return this.at >= this.text.length;
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found === null) return false;
    this.at += found[0].length;
    return true;
  }

  /** Reads a word of a table. */
  private known<Value>(table: ReadonlyMap<string, Value>): Value | null {
    const [all = '', word = ''] = /^\s*(\S+)/.exec(this.text.slice(this.at)) ?? [];
    const value = table.get(word) ?? null;
    if (value !== null) this.at += all.length;
    return value;
  }

  private orBack(read: () => bigint | null): bigint | null {
    const start = this.at;
    const value = read();
    if (value === null) this.at = start;
    return value;
  }

  private natural(): bigint | null {
    const high = this.orBack(() => this.thousands());
    if (high !== null) return high + (this.digits(/\d{3}/y) ?? this.words() ?? 0n);
    return this.digits(/\d{1,3}/y) ?? this.words() ?? this.zero();
  }

  private thousands(): bigint | null {
    const start = this.at;
    const count = this.words() ?? this.digits(/\d+/y);
    const power = this.known(powerValues);
    if (power === null) {
      this.at = start;
      return count === null ? null : this.digits(/\d+/y);
    }
    if (count !== null && count >= power) return null;
    const rest = this.orBack(() => this.thousands()) ?? 0n;
    return rest < power ? (count ?? 1n) * power + rest : null;
  }

  private digits(pattern: RegExp): bigint | null {
    return this.orBack(() => {
      this.skip(/\s*/y);
      const start = this.at;
      return this.skip(pattern) ? BigInt(this.text.slice(start, this.at)) : null;
    });
  }

  private words(): bigint | null {
    const found = [this.known(hundredValues), this.known(tenValues), this.known(unitValues)];
    if (found.every((value) => value === null)) return null;
    return found.reduce<bigint>((sum, value) => sum + (value ?? 0n), 0n);
  }

  private zero(): bigint | null {
    return this.known(new Map([['ноль', 0n]]));
  }
}
