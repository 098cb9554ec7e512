import { fail } from './builtIn';
import { daySeconds, pad } from './calendar';
import { strftime } from './strftime';

/** Numbers of a date or a time as they are written; they may be out of range. */
interface Written {
  readonly date: readonly [day: number, month: number, year: number] | null;
  readonly time: readonly [hour: number, minute: number, second: number] | null;
}

interface Shift {
  readonly years: number;
  readonly months: number;
  readonly seconds: number;
}

const date = /^\s*(\d{0,3})\s*\.\s*(\d{0,3})\s*\.\s*(\d{0,5})/;
const time = /^\s*(\d{0,3})\s*:\s*(\d{0,3})\s*(?::\s*(\d{0,3})|$|(?<=\s)(?=\d{1,3}\s*\.))/;
const part = /\s*([+-])\s*(\d+)\s*([mhdMy])/y;

/** Reads a date, a time or both in any order; null for neither. */
function readWritten(text: string): Written | null {
  const firstDate = date.exec(text);
  const afterDate = text.slice(firstDate?.[0].length ?? 0);
  const foundTime = time.exec(afterDate);
  const lastDate = firstDate ?? date.exec(afterDate.slice(foundTime?.[0].length ?? 0));
  if (firstDate === null && foundTime === null) return null;
  return { date: numbers(lastDate), time: numbers(foundTime) };
}

function numbers(found: RegExpExecArray | null): readonly [number, number, number] | null {
  return found === null ? null : [Number(found[1]), Number(found[2]), Number(found[3] ?? 0)];
}

/** Years below 100 are in the last century, as in the reference engine. */
const fullYear = (year: number) => (year < 100 ? year + 1900 : year);

/** One sign with a date or a time, or any number of signs with a number and a unit. */
function readShift(text: string): Shift | null {
  const sign = text.startsWith('-') ? -1 : 1;
  const written = /^[+-]/.test(text) ? readWritten(text.slice(1)) : null;
  if (written !== null) {
    const [day, month, year] = written.date ?? [0, 0, 0];
    const [hour, minute, second] = written.time ?? [0, 0, 0];
    const seconds = day * daySeconds + hour * 3600 + minute * 60 + second;
    return { years: sign * year, months: sign * month, seconds: sign * seconds };
  }
  const amounts = readAmounts(text);
  if (amounts === null) return null;
  const { y = 0, M = 0, d = 0, h = 0, m = 0 } = Object.fromEntries(amounts);
  return { years: y, months: M, seconds: d * daySeconds + h * 3600 + m * 60 };
}

function readAmounts(text: string): Map<string, number> | null {
  const amounts = new Map<string, number>();
  part.lastIndex = 0;
  for (let at = 0; at < text.length; at = part.lastIndex) {
    part.lastIndex = at;
    const [, sign, digits, unit] = part.exec(text) ?? [];
    if (unit === undefined) return null;
    amounts.set(unit, (amounts.get(unit) ?? 0) + Number(digits) * (sign === '-' ? -1 : 1));
  }
  return amounts;
}

function startOf(text: string, now: Date): Date {
  const written = text === '' ? { date: null, time: null } : readWritten(text);
  if (written === null) return fail(`"${text}" is no time`);
  const moment = new Date(now);
  if (written.date !== null) {
    const [day, month, year] = written.date;
    moment.setUTCFullYear(fullYear(year), month - 1, day);
  }
  if (written.time !== null) moment.setUTCHours(...written.time);
  return moment;
}

/**
 * The output of the third and the fourth argument: nothing for `HIDE`, a custom date or time format, or the default
 * one.
 */
function half(format: string, usual: string, own: (written: Written) => string | null): string | null {
  if (format === '') return usual;
  if (format.toUpperCase() === 'HIDE') return null;
  const written = readWritten(format);
  return (written === null ? null : own(written)) ?? fail(`"${format}" is no date or time`);
}

/** CalcTime (section 11.4): a time, a shift, and how both halves of the result are printed. */
export function calcTime([text = '', shiftText = '', dateFormat = '', timeFormat = '']: readonly string[], now: Date) {
  const moment = startOf(text, now);
  const shift = readShift(shiftText) ?? fail(`"${shiftText}" is no shift`);
  moment.setUTCFullYear(moment.getUTCFullYear() + shift.years, moment.getUTCMonth() + shift.months);
  moment.setTime(moment.getTime() + shift.seconds * 1000);
  if (Number.isNaN(moment.getTime())) fail(`"${shiftText}" is too far`);
  const day = half(dateFormat, strftime('%d.%m.%Y', moment), ({ date: own }) =>
    own === null ? null : `${pad(own[0])}.${pad(own[1])}.${fullYear(own[2])}`,
  );
  const clock = half(timeFormat, strftime('%H:%M', moment), ({ time: own }) =>
    own === null ? null : `${pad(own[0])}:${pad(own[1])}`,
  );
  return `${day === null ? '' : `${day} `}${clock ?? ''}`;
}
