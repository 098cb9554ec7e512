const months = 'January February March April May June July August September October November December'.split(' ');

/**
 * The names are written out here because a browser takes 20 ms to make the first `Intl.DateTimeFormat` of a page.
 *
 * @throws RangeError when it is no date
 */
function partsOf(date: string): { day: string; month: string; year: string } {
  const [year = '', month, day] = new Date(date).toISOString().split(/[-T]/);
  return { day: String(Number(day)), month: months[Number(month) - 1] ?? '', year };
}

/** @returns whether a text such as 2023-10-19 is a day of the calendar */
export function isDay(date: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** @returns a date of ISO 8601 as day and month, for example "5 October" */
export function dayAndMonth(date: string): string {
  const { day, month } = partsOf(date);
  return `${day} ${month}`;
}

/** @returns a date of ISO 8601 in the form of the style of this site, for example "5 October 2023" */
export const longDate = (date: string): string => `${dayAndMonth(date)} ${partsOf(date).year}`;

/** @returns a date of ISO 8601 as month and year, for example "October 2023" */
export function monthAndYear(date: string): string {
  const { month, year } = partsOf(date);
  return `${month} ${year}`;
}
