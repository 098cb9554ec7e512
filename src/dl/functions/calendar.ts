/** Dates and times as the language writes them (section 11.4). Local time stands in the UTC fields of a Date. */

export const pad = (number: number, length = 2) => String(number).padStart(length, '0');

const date = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/;
const time = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/** Reads `d.m.yyyy` or `d.m.yy` (20yy); null for a bad date. */
export function parseDate(text: string): Date | null {
  const found = date.exec(text.trim());
  if (found === null) return null;
  const [day, month, year] = [Number(found[1]), Number(found[2]), Number(found[3])];
  const result = new Date(Date.UTC(year < 100 ? year + 2000 : year, month - 1, day));
  return result.getUTCDate() === day && result.getUTCMonth() === month - 1 ? result : null;
}

/** Reads `h:mm` or `h:mm:ss` as seconds of the day; null for a bad time. */
export function parseTime(text: string): number | null {
  const found = time.exec(text.trim());
  if (found === null) return null;
  const [hours, minutes, seconds] = [Number(found[1]), Number(found[2]), Number(found[3] ?? 0)];
  return hours > 23 || minutes > 59 || seconds > 59 ? null : hours * 3600 + minutes * 60 + seconds;
}

/** The weekday, Monday = 1. */
export const weekday = (moment: Date) => moment.getUTCDay() || 7;

export const daySeconds = 86400;
