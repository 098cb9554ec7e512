/** A number as a page prints it. */
export type Printed = { text: string; offset: number; value: number; decimals: number; isShare: boolean };

const number = /(?<![\p{L}\d.])(?:\d+(?::\d\d)+|[−+]?\d+(?:,\d{3})*(?:\.\d+)*%?)/gu;

/** Times are written as `m:ss` or `h:mm:ss` (the platform model, section 13.1) and count in seconds, as in the data. */
function valueIn(text: string): number {
  if (text.includes(':')) {
    return text.split(':').reduce((total, part) => total * 60 + Number(part), 0);
  }
  return Number(text.replace(/[,%]/g, '').replace('−', '-'));
}

/** @returns every number of a text, in reading order; a version such as 0.56.0 is one number without a value (NaN) */
export function numbersOf(text: string): Printed[] {
  return [...text.matchAll(number)].map(({ 0: found, index }) => ({
    text: found,
    offset: index,
    value: valueIn(found),
    decimals: /\.(\d+)/.exec(found)?.[1]?.length ?? 0,
    isShare: found.endsWith('%'),
  }));
}

/** @returns true where the value, rounded to the decimals that are printed, is the printed number */
export function prints({ value, decimals }: Pick<Printed, 'value' | 'decimals'>, counted: number): boolean {
  const unit = 10 ** decimals;
  // 12.25 × 10 is 122.49999999999999: a half is rounded up, as people do.
  return Math.round(counted * unit + 1e-6) === Math.round(value * unit);
}
