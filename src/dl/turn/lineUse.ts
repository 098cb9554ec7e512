import type { Match } from '../pattern/match';

type UsedLines = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * Records the lines that the udicts and sudicts of a question matched (section 8). A udict starts again when all its
 * lines have been used; a sudict never does.
 *
 * @returns null when one of them has already been used, in the chat or in this question
 */
export function withLinesOf({ taken }: Match, before: UsedLines): UsedLines | null {
  const after = new Map(before);
  for (const { item, line } of taken) {
    if (item.kind !== 'dictionary' || line === null) continue;
    const { mode, dictionary } = item.use;
    if (mode !== 'udict' && mode !== 'sudict') continue;
    const used = after.get(dictionary.name) ?? new Set<number>();
    const anew = mode === 'udict' && used.size >= dictionary.lines.length;
    if (used.has(line.line) && !anew) return null;
    after.set(dictionary.name, new Set(anew ? [line.line] : [...used, line.line]));
  }
  return after;
}
