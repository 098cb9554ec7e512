const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayAndYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** @returns a date of ISO 8601 as day and month, for example "5 October" */
export const dayAndMonth = (date: string): string => day.format(new Date(date));

/** @returns a date of ISO 8601 in the form of the style of this site, for example "5 October 2023" */
export const longDate = (date: string): string => dayAndYear.format(new Date(date));

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** @returns a date of ISO 8601 as month and year, for example "October 2023" */
export const monthAndYear = (date: string): string => month.format(new Date(date));
