import { moscowOffset } from '../functions/strftime';

/** Moscow time, shifted by `user_timezone` (`MSK+N`, `MSK-N`), in the UTC fields of a Date (section 11.4). */
export function localTime(seconds: number, timeZone: string): Date {
  const shift = /^\s*MSK\s*([+-]\s*\d{1,2})\s*$/i.exec(timeZone)?.[1] ?? '0';
  return new Date((seconds + moscowOffset + Number(shift.replace(/\s/g, '')) * 3600) * 1000);
}
