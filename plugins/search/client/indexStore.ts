/** The indexes of the tags: absent, loading, ready, or failed, which counts as empty. */
export type IndexStore = {
  /** The reader opens the box: asks for what is absent, and once more for what failed before. */
  open: (tags: readonly string[]) => void;
  /** Settles when none of the tags is loading; never rejects. */
  ready: (tags: readonly string[]) => Promise<void>;
  /** Whether an index that was asked for did not come. */
  isIncomplete: () => boolean;
};

/**
 * Each index is fetched once, and whoever needs it while it loads waits for the same answer. A failure is silent and
 * leaves an empty index (specification, sections 4, 7 and 8); only the next opening tries again.
 *
 * @param fetchIndex hands the index of a tag to the engine; rejects without a file, and resolves to whether it is one
 */
export function createIndexStore(fetchIndex: (tag: string) => Promise<boolean>): IndexStore {
  const loads = new Map<string, Promise<void>>();
  const failed = new Set<string>();
  const load = (tag: string): Promise<void> => {
    const known = loads.get(tag);
    if (known) {
      return known;
    }
    const loading = fetchIndex(tag)
      .catch(() => false)
      .then((isIndex) => {
        if (!isIndex) failed.add(tag);
      });
    loads.set(tag, loading);
    return loading;
  };
  const ready = async (tags: readonly string[]) => {
    await Promise.all(tags.map(load));
  };
  return {
    open: (tags) => {
      for (const tag of tags) {
        if (failed.delete(tag)) {
          loads.delete(tag);
        }
      }
      void ready(tags);
    },
    ready,
    isIncomplete: () => failed.size > 0,
  };
}
