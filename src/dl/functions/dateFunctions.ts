import { arg, boolFunction, E, fail, T, textFunction } from './builtIn';
import { daySeconds, pad, parseDate, parseTime, weekday } from './calendar';
import { dayNames, languageOf, monthGenitives, monthNames } from './dateNames';
import { strftime } from './strftime';

/** Functions on dates and times (sections 11.4 and 11.6). Bad dates and times fail. */

const date = (text: string) => parseDate(text) ?? fail(`"${text}" is no date`);
const time = (text: string) => parseTime(text) ?? fail(`"${text}" is no time`);

function dayOfWeek(language: string, now: Date): string {
  if (language.trim().toLowerCase() === 'n') return String(weekday(now));
  const known = languageOf(language) ?? fail(`"${language}" is no language`);
  return dayNames[known][weekday(now) - 1] ?? '';
}

function extract(dateText: string, format: string, language: string): string {
  const day = date(dateText);
  const known = languageOf(language) ?? fail(`"${language}" is no language`);
  const name = dayNames[known][weekday(day) - 1] ?? '';
  const month = day.getUTCMonth();
  const marks: Readonly<Record<string, string>> = {
    d: pad(day.getUTCDate()),
    m: pad(month + 1),
    M: monthNames[known][month] ?? '',
    S: monthGenitives[known][month] ?? '',
    D: known === 'en' ? name : name.toLowerCase(),
    u: String(weekday(day)),
    y: String(day.getUTCFullYear()),
    g: pad(day.getUTCFullYear() % 100),
    '%': '%',
  };
  return format.replace(/%(.)/gs, (all, mark: string) => marks[mark] ?? all);
}

const unitShift = /^([+-])\s*(\d+)\s*([mhdy])$/i;
const dateShift = /^([+-])\s*(\d{1,2})\.(\d{1,2})\.(\d{1,4})$/;

function shifted(start: Date, shift: string): Date {
  const moment = new Date(start);
  const unit = unitShift.exec(shift.trim());
  const parts = dateShift.exec(shift.trim());
  const sign = (unit ?? parts)?.[1] === '-' ? -1 : 1;
  if (unit !== null) {
    const amount = sign * Number(unit[2]);
    const kind = (unit[3] ?? '').toLowerCase();
    if (kind === 'y') moment.setUTCFullYear(moment.getUTCFullYear() + amount);
    else moment.setTime(moment.getTime() + amount * (kind === 'm' ? 60 : kind === 'h' ? 3600 : daySeconds) * 1000);
  } else if (parts !== null) {
    moment.setUTCFullYear(
      moment.getUTCFullYear() + sign * Number(parts[4]),
      moment.getUTCMonth() + sign * Number(parts[3]),
      moment.getUTCDate() + sign * Number(parts[2]),
    );
  } else {
    fail(`"${shift}" is no shift`);
  }
  return Number.isNaN(moment.getTime()) ? fail(`"${shift}" is too far`) : moment;
}

function calcTime(args: readonly string[], now: Date): string {
  const start = new Date(now);
  if (arg(args, 0).trim() !== '') {
    const seconds = time(arg(args, 0));
    start.setUTCHours(Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60);
  }
  const moment = shifted(start, arg(args, 1));
  const half = (format: string, usual: string) =>
    format.trim().toUpperCase() === 'HIDE' ? '' : strftime(format.trim() === '' ? usual : format, moment);
  return `${half(arg(args, 2), '%d.%m.%Y')} ${half(arg(args, 3), '%H:%M')}`.trim();
}

const dates = (names: string, holds: (a: number, b: number) => boolean) =>
  boolFunction(names, { parameters: [E(), E()] }, (args) =>
    holds(date(arg(args, 0)).getTime(), date(arg(args, 1)).getTime()),
  );

const times = (names: string, holds: (a: number, b: number) => boolean) =>
  boolFunction(names, { parameters: [E(), E()] }, (args) => holds(time(arg(args, 0)), time(arg(args, 1))));

export const dateFunctions = [
  ...textFunction('Date dt', { parameters: [E('%d.%m.%Y')] }, (args, { now }) => strftime(arg(args, 0), now)),
  ...textFunction('Time tm', { parameters: [] }, (_args, { now }) => strftime('%H:%M:%S', now)),
  ...textFunction('DayOfWeek dow', { parameters: [T()] }, (args, { now }) => dayOfWeek(arg(args, 0), now)),
  ...textFunction('Extract dext', { parameters: [E(), E(), E('ru')] }, (args) =>
    extract(arg(args, 0), arg(args, 1), arg(args, 2)),
  ),
  ...textFunction('CalcTime', { parameters: [E(), E(), E(''), E('')] }, (args, { now }) => calcTime(args, now)),
  ...textFunction('DateDist ddst', { parameters: [E(), E()] }, (args) => {
    const distance = date(arg(args, 0)).getTime() - date(arg(args, 1)).getTime();
    return String(Math.abs(Math.round(distance / (daySeconds * 1000))));
  }),
  ...dates('DateGreater d>', (a, b) => a > b),
  ...dates('DateLess d<', (a, b) => a < b),
  ...times('TimeGreater t>', (a, b) => a > b),
  ...times('TimeLess t<', (a, b) => a < b),
];
