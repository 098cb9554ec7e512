type Range = [start: number, end: number];

/** Characters before the first word that is marked, when no sentence begins there. */
const lead = 40;
/** So far back a sentence may begin. */
const farLead = 70;

const isSpace = (text: string, at: number): boolean => /\s/.test(text[at] ?? ' ');

/** The place from which a piece is read: the beginning of a sentence shortly before the word, or else of a word. */
function startBefore(text: string, word: number): number {
  if (word <= farLead) {
    return 0;
  }
  const before = text.slice(word - farLead, word);
  const sentence = Math.max(...['. ', '! ', '? ', ': '].map((sign) => before.lastIndexOf(sign)));
  if (sentence >= 0) {
    return word - farLead + sentence + 2;
  }
  let start = word - lead;
  while (start < word && !isSpace(text, start - 1)) start += 1;
  return start;
}

/** At the end of a text there is room for more of what comes before. */
function filled(text: string, start: number, end: number, length: number): number {
  let earlier = Math.max(0, end - length);
  if (end < text.length || earlier >= start) {
    return start;
  }
  while (earlier > 0 && earlier < start && !isSpace(text, earlier - 1)) earlier += 1;
  return earlier;
}

function endAfter(text: string, start: number, length: number): number {
  let end = start + length;
  if (end >= text.length) {
    return text.length;
  }
  while (end > start && !isSpace(text, end)) end -= 1;
  return end > start ? end : start + length;
}

/** How many different words of the query are between two places, by their first letters: forms of a word count as one. */
function differentWords(text: string, ranges: readonly Range[], start: number, end: number): number {
  const inside = ranges.filter(([from, to]) => from >= start && to <= end);
  return new Set(inside.map(([from, to]) => text.slice(from, to).toLowerCase().slice(0, 5))).size;
}

/**
 * Cuts the piece of a text that has most of the words that were found, at words.
 *
 * @param ranges the words, in order and apart
 * @param length most characters of the piece
 * @returns the piece, with "…" where the text goes on, and the words in it
 */
export function excerptOf(text: string, ranges: readonly Range[], length: number): { text: string; marks: Range[] } {
  let best = { start: 0, end: endAfter(text, 0, length), count: -1 };
  for (const [from] of ranges.length > 0 ? ranges : ([[0, 0]] as Range[])) {
    const start = startBefore(text, from);
    const end = endAfter(text, start, length);
    const count = differentWords(text, ranges, start, end);
    if (count > best.count) best = { start, end, count };
  }
  const { end } = best;
  const start = filled(text, best.start, end, length);
  const isCut = end < text.length;
  const piece = text.slice(start, end).trimEnd();
  const before = start > 0 ? '…' : '';
  const move = before.length - start;
  return {
    // A sign before the dots would look like a mistake.
    text: `${before}${isCut ? `${piece.replace(/[\s.,:;–-]+$/u, '')}…` : piece}`,
    marks: ranges.filter(([from, to]) => from >= start && to <= end).map(([from, to]) => [from + move, to + move]),
  };
}
