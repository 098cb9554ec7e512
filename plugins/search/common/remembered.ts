/**
 * Lets a function of a word be called again without working again: texts repeat their words.
 *
 * @param compute depends on the word alone, and its callers do not change the result
 */
export function remembered<T>(compute: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    let value = known.get(word);
    if (value === undefined) {
      // What readers type has no end.
      if (known.size > 50_000) known.clear();
      value = compute(word);
      known.set(word, value);
    }
    return value;
  };
}
