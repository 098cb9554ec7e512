/** The last index that holds, of `count` that hold up to some point and not after it; 0 when none does. */
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
