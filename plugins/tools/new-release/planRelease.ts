import { isDay, longDate } from '../../../src/data/dates';
import { compareVersions } from '../../../src/data/versions';

/** Version and date of each release that has a post, oldest first. */
export type KnownReleases = readonly { readonly version: string; readonly date: string }[];

/** The release to write, or why there can be none, for the person who typed the command. */
export type ReleasePlan = { readonly version: string; readonly date: string } | { readonly refusal: string };

const dayLength = 24 * 60 * 60 * 1000;
const rhythm = 14 * dayLength;
/** A build that was not released skips a number, as 0.58.0 did; more than one is a typo. */
const mostLeftOut = 1;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** @returns whether the day is one from Monday to Friday */
function isWorkingDay(date: string): boolean {
  const day = new Date(date).getUTCDay();
  return day > 0 && day < 6;
}

/** The next working day of the rhythm of two weeks that is not over yet. */
function nextDate(last: string, today: string): string {
  let time = Date.parse(last) + rhythm;
  while (dayOf(time) < today) {
    time += rhythm;
  }
  while (!isWorkingDay(dayOf(time))) {
    time += dayLength;
  }
  return dayOf(time);
}

const numbersOf = (version: string): number[] => version.split('.').map(Number);

function isLeap(version: string, newest: string): boolean {
  const [major = 0, minor = 0] = numbersOf(version);
  const [newestMajor = 0, newestMinor = 0] = numbersOf(newest);
  const first = major === newestMajor ? newestMinor + 1 : 0;
  return major > newestMajor + 1 || minor > first + mostLeftOut;
}

function versionFault(version: string, newest: string, known: KnownReleases): string | undefined {
  const [major = 0, minor = 0] = numbersOf(newest);
  const advice = `Fix: write a version such as ${major}.${minor + 1}.0.`;
  if (!/^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/.test(version)) {
    return `"${version}" is not a version of three numbers. ${advice}`;
  }
  const same = known.find((release) => release.version === version);
  if (same !== undefined) {
    return `Release ${version} of ${longDate(same.date)} exists. ${advice}`;
  }
  if (compareVersions(version, newest) < 0) {
    return `Release ${version} is older than the newest one, ${newest}. ${advice}`;
  }
  return isLeap(version, newest) ? `Release ${version} skips numbers after ${newest}. ${advice}` : undefined;
}

function dateFault(date: string, last: string): string | undefined {
  if (!isDay(date)) {
    return `"${date}" is not a date. Fix: write it as 2023-10-19.`;
  }
  if (date <= last) {
    return `${longDate(date)} is not after the last release, of ${longDate(last)}. Fix: choose a later day.`;
  }
  return isWorkingDay(date)
    ? undefined
    : `${longDate(date)} is not a working day. Fix: choose a day from Monday to Friday.`;
}

/**
 * Checks the version and finds the date of the next release.
 *
 * @param wanted the version, and the date where the writer chose one
 * @param known the releases there are; at least one
 * @param today the day on which the command runs, as 2023-10-19
 */
export function planRelease(
  wanted: { version: string; date?: string | undefined },
  known: KnownReleases,
  today: string,
): ReleasePlan {
  const newest = known.at(-1) ?? { version: '0.0.0', date: '1970-01-01' };
  const date = wanted.date ?? nextDate(newest.date, today);
  const refusal = versionFault(wanted.version, newest.version, known) ?? dateFault(date, newest.date);
  return refusal === undefined ? { version: wanted.version, date } : { refusal };
}
