import { daySeconds, pad, weekday } from './calendar';
import { dayNames, monthNames } from './dateNames';

const dayName = (moment: Date) => dayNames.en[weekday(moment) - 1] ?? '';
const monthName = (moment: Date) => (monthNames.en[moment.getUTCMonth()] ?? '').trim();

const dayOfYear = (moment: Date) =>
  Math.floor((moment.getTime() - Date.UTC(moment.getUTCFullYear(), 0, 1)) / (daySeconds * 1000)) + 1;

/** ISO 8601 week: the week of the nearest Thursday. */
function isoWeek(moment: Date): { year: number; week: number } {
  const thursday = new Date(moment.getTime() + (4 - weekday(moment)) * daySeconds * 1000);
  return { year: thursday.getUTCFullYear(), week: Math.ceil(dayOfYear(thursday) / 7) };
}

const hour12 = (moment: Date) => moment.getUTCHours() % 12 || 12;

const marks: Readonly<Record<string, (moment: Date) => string>> = {
  a: (moment) => dayName(moment).slice(0, 3),
  A: dayName,
  b: (moment) => monthName(moment).slice(0, 3),
  B: monthName,
  c: (moment) => strftime('%a %b %e %H:%M:%S %Y', moment),
  C: (moment) => pad(Math.floor(moment.getUTCFullYear() / 100)),
  d: (moment) => pad(moment.getUTCDate()),
  D: (moment) => strftime('%m/%d/%y', moment),
  e: (moment) => String(moment.getUTCDate()).padStart(2),
  F: (moment) => strftime('%Y-%m-%d', moment),
  g: (moment) => pad(isoWeek(moment).year % 100),
  G: (moment) => String(isoWeek(moment).year),
  h: (moment) => monthName(moment).slice(0, 3),
  H: (moment) => pad(moment.getUTCHours()),
  I: (moment) => pad(hour12(moment)),
  j: (moment) => pad(dayOfYear(moment), 3),
  k: (moment) => String(moment.getUTCHours()).padStart(2),
  l: (moment) => String(hour12(moment)).padStart(2),
  m: (moment) => pad(moment.getUTCMonth() + 1),
  M: (moment) => pad(moment.getUTCMinutes()),
  n: () => '\n',
  p: (moment) => (moment.getUTCHours() < 12 ? 'AM' : 'PM'),
  P: (moment) => (moment.getUTCHours() < 12 ? 'am' : 'pm'),
  r: (moment) => strftime('%I:%M:%S %p', moment),
  R: (moment) => strftime('%H:%M', moment),
  s: (moment) => String(Math.floor(moment.getTime() / 1000) - moscowOffset),
  S: (moment) => pad(moment.getUTCSeconds()),
  t: () => '\t',
  T: (moment) => strftime('%H:%M:%S', moment),
  u: (moment) => String(weekday(moment)),
  U: (moment) => pad(Math.floor((dayOfYear(moment) + 6 - moment.getUTCDay()) / 7)),
  V: (moment) => pad(isoWeek(moment).week),
  w: (moment) => String(moment.getUTCDay()),
  W: (moment) => pad(Math.floor((dayOfYear(moment) + 7 - weekday(moment)) / 7)),
  x: (moment) => strftime('%m/%d/%y', moment),
  X: (moment) => strftime('%H:%M:%S', moment),
  y: (moment) => pad(moment.getUTCFullYear() % 100),
  Y: (moment) => String(moment.getUTCFullYear()),
  z: () => '+0300',
  Z: () => 'MSK',
  '%': () => '%',
};

/** Seconds that Moscow time is ahead of UTC (section 11.4). */
export const moscowOffset = 3 * 3600;

/** The format specifiers of the C function strftime (section 11.4); an unknown one is printed as written. */
export function strftime(format: string, moment: Date): string {
  return format.replace(/%(.)/gs, (all, mark: string) => marks[mark]?.(moment) ?? all);
}
