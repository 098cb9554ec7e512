/** A random number generator that produces the same sequence for the same seed (section 7.2). */
export interface Random {
  /** A whole number from 0 up to `limit` (not included). */
  below(limit: number): number;
  /** One of the items; the list is not empty. */
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item;
  /** The items in random order; every order is equally likely. */
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** Mulberry32: small, fast and uniform enough for choosing answers. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('pick from an empty list');
      return item;
    },
    shuffled(items) {
      const result = [...items];
      for (let last = result.length - 1; last > 0; last--) {
        const other = below(last + 1);
        const item = result[last];
        const moved = result[other];
        if (item === undefined || moved === undefined) continue;
        result[last] = moved;
        result[other] = item;
      }
      return result;
    },
  };
}
