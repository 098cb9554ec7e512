import { arg, boolFunction, E, fail, T, textFunction } from './builtIn';
import { calcTime } from './calcTime';
import { daySeconds, momentOf, pad, parseTime, readDay, weekday } from './calendar';
import { dayNames, languageOf, languages, monthGenitives, monthNames } from './dateNames';
import { strftime } from './strftime';

/** Functions on dates and times (sections 11.4 and 11.6). Bad dates and times fail. */

const time = (text: string) => parseTime(text) ?? fail(`"${text}" is no time`);

/** A date with its year as one number, in which dates are ordered as they are written. */
function order(text: string): number {
  const found = readDay(text);
  if (found === null || found.year === null) return fail(`"${text}" is no date`);
  return (found.year * 13 + found.month) * 32 + found.day;
}

/** A date without a year is the next such day, today included. */
function moment(text: string, now: Date | null): Date {
  const found = readDay(text);
  if (found === null) return fail(`"${text}" is no date`);
  const { day, month, year } = found;
  if (year !== null) return momentOf(year, month, day);
  if (now === null) return fail(`"${text}" has no year`);
  const past = month < now.getUTCMonth() + 1 || (month === now.getUTCMonth() + 1 && day < now.getUTCDate());
  return momentOf(now.getUTCFullYear() + (past ? 1 : 0), month, day);
}

/** Days between two dates, one of which may have no year. */
function distance([first = '', second = '']: readonly string[], now: Date): string {
  if (readDay(first)?.year === null && readDay(second)?.year === null) fail('both dates lack the year');
  const between = moment(first, now).getTime() - moment(second, now).getTime();
  return String(Math.abs(Math.round(between / (daySeconds * 1000))));
}

function dayOfWeek(language: string, now: Date): string {
  if (language.trim().toLowerCase() === 'n') return String(weekday(now));
  const known = languageOf(language) ?? fail(`"${language}" is no language`);
  return dayNames[known][weekday(now) - 1] ?? '';
}

function extract(dateText: string, format: string, language: string): string {
  const known = languages.find((name) => name === language) ?? fail(`"${language}" is no language`);
  const day = moment(dateText, null);
  const name = dayNames[known][weekday(day) - 1] ?? '';
  const month = day.getUTCMonth();
  const marks: Readonly<Record<string, string>> = {
    d: pad(day.getUTCDate()),
    m: pad(month + 1),
    M: monthNames[known][month] ?? '',
    S: monthGenitives[known][month] ?? '',
    D: known === 'en' ? name : name.toLowerCase(),
    u: String(weekday(day)),
    y: pad(day.getUTCFullYear(), 4),
    g: pad(day.getUTCFullYear() % 100),
    '%': '%',
  };
  return format.replace(/%(.?)/gs, (all, mark: string) => (mark === '' ? '' : (marks[mark] ?? all)));
}

const dates = (names: string, holds: (a: number, b: number) => boolean) =>
  boolFunction(names, { parameters: [E(), E()] }, (args) => holds(order(arg(args, 0)), order(arg(args, 1))));

const times = (names: string, holds: (a: number, b: number) => boolean) =>
  boolFunction(names, { parameters: [E(), E()] }, (args) => holds(time(arg(args, 0)), time(arg(args, 1))));

const usualDate = '%d.%m.%Y';

export const dateFunctions = [
  ...textFunction('Date dt', { parameters: [E(usualDate)] }, (args, { now }) =>
    strftime(arg(args, 0) === '' ? usualDate : arg(args, 0), now),
  ),
  ...textFunction('Time tm', { parameters: [] }, (_args, { now }) => strftime('%H:%M:%S', now)),
  ...textFunction('DayOfWeek dow', { parameters: [T()] }, (args, { now }) => dayOfWeek(arg(args, 0), now)),
  ...textFunction('Extract dext', { parameters: [E(), E(), E('ru')] }, (args) =>
    extract(arg(args, 0), arg(args, 1), arg(args, 2)),
  ),
  ...textFunction('CalcTime', { parameters: [E(), E(), E(''), E('')] }, (args, { now }) => calcTime(args, now)),
  ...textFunction('DateDist ddst', { parameters: [E(), E()] }, (args, { now }) => distance(args, now)),
  ...dates('DateGreater d>', (a, b) => a > b),
  ...dates('DateLess d<', (a, b) => a < b),
  ...times('TimeGreater t>', (a, b) => a > b),
  ...times('TimeLess t<', (a, b) => a < b),
];
