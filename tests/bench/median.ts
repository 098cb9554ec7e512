/** @returns the middle of the values, the greater one of two; NaN when there are none */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
