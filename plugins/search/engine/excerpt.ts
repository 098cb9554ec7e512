import type { Range } from '../common/schema';

/** Characters before the first highlighted word, unless a sentence starts nearby. */
const lead = 40;
/** How far before the word a sentence may start. */
const farLead = 70;

const isSpace = (text: string, at: number): boolean => /\s/.test(text[at] ?? ' ');

/** The start of an excerpt: the start of a sentence, cell or item shortly before the word, or otherwise of a word. */
function startBefore(text: string, word: number): number {
  if (word <= farLead) {
    return 0;
  }
  const before = text.slice(word - farLead, word);
  const sentence = Math.max(...['. ', '! ', '? ', ': ', '· '].map((sign) => before.lastIndexOf(sign)));
  if (sentence >= 0) {
    return word - farLead + sentence + 2;
  }
  let start = word - lead;
  while (start < word && !isSpace(text, start - 1)) start += 1;
  return start;
}

/** At the end of a text, there is room for more of the text before the words. */
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

/**
 * How many different words of the query are between two offsets. Forms of a word, with the same first letters, count as
 * one.
 */
function differentWords(text: string, ranges: readonly Range[], start: number, end: number): number {
  const inside = ranges.filter(([from, to]) => from >= start && to <= end);
  return new Set(inside.map(([from, to]) => text.slice(from, to).toLowerCase().slice(0, 5))).size;
}

/**
 * Finds the excerpt of a text that contains the most of the words that were found, and cuts it between words.
 *
 * @param ranges the words, in order and without overlaps
 * @param length maximum characters of the excerpt
 * @returns the excerpt, with "…" where the text continues, and the words in it
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
    // Punctuation before the ellipsis would look like a mistake.
    text: `${before}${isCut ? `${piece.replace(/[\s.,:;·–-]+$/u, '')}…` : piece}`,
    marks: ranges.filter(([from, to]) => from >= start && to <= end).map(([from, to]) => [from + move, to + move]),
  };
}
