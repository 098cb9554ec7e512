import { moscowOffset } from '../functions/strftime';

const zone = /^\s*MSK([+-])(\d+)(?::(\d+))?/i;

/** Seconds of `user_timezone` (`MSK+3`, `MSK-1:30`); 0 if it cannot be read. */
function shiftOf(timeZone: string): number {
  const [, sign, hours, minutes = '0'] = zone.exec(timeZone) ?? [];
  if (Number(hours ?? 24) > 23 || Number(minutes) > 59) return 0;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60 : 60);
}

/** Moscow time, shifted by `user_timezone`, in the UTC fields of a Date (section 11.4). */
export function localTime(seconds: number, timeZone: string): Date {
  return new Date((seconds + moscowOffset + shiftOf(timeZone)) * 1000);
}
