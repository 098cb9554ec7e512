/**
 * The last of `count` indexes for which the test is true, if it is true up to some point and false after it; 0 if it is
 * never true.
 */
export function lastUpTo(count: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
