/** Dates and times in the format of the language (section 11.4). The UTC fields of a Date contain the local time. */

export const pad = (number: number, length = 2) => String(number).padStart(length, '0');

interface DayText {
  readonly day: number;
  readonly month: number;
  /** Null when it is missing. Two digits mean 20yy. */
  readonly year: number | null;
}

const date = /^(\d{0,3})\.(\d{0,3})(?:\.(\d{0,5}))?$/;
const time = /^(\d{0,3}):(\d{0,3})(?::(\d{0,3}))?$/;

const within = (number: number, least: number, most: number) => number >= least && number <= most;

/** Reads `d.m.yyyy`, `d.m.yy` or `d.m`; null for a bad date. Whether the month has this day is not checked. */
export function readDay(text: string): DayText | null {
  const [, days, months, years] = date.exec(text) ?? [];
  const [day, month] = [Number(days), Number(months)];
  if (days === undefined || !within(day, 1, 31) || !within(month, 1, 12)) return null;
  return { day, month, year: years === undefined ? null : Number(years) + (Number(years) < 100 ? 2000 : 0) };
}

/** A day that does not exist in its month counts on into the next month: 31.02 is 3 March. */
export function momentOf(year: number, month: number, day: number): Date {
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  return moment;
}

/** Reads `h:m` or `h:m:s` as seconds of the day; null for a bad time. */
export function parseTime(text: string): number | null {
  const [, hour, minute, second = '0'] = time.exec(text) ?? [];
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)];
  if (hour === undefined || !within(hours, 0, 23) || !within(minutes, 0, 59) || !within(seconds, 0, 59)) return null;
  return hours * 3600 + minutes * 60 + seconds;
}

/** The weekday, Monday = 1. */
export const weekday = (moment: Date) => moment.getUTCDay() || 7;

export const daySeconds = 86400;
