/** A sentence with the place in the text where it starts. */
export type Sentence = { text: string; offset: number };

/** Short forms whose full stop ends no sentence. */
const shortForms = /(?:^|[\s(])(?:No|Nos|Mr|Mrs|Ms|Dr|St|vs|cf|approx|fig|p|pp)\.$/i;

/** An end mark, closing quotes and brackets, and a space before something that can start a sentence. */
const sentenceEnd = /[.!?…]+["'”’»)\]]*(?=\s+["'“‘«([]*[\p{Lu}\p{N}\uFFFC])/gu;

/**
 * Splits prose into sentences. A full stop inside a word (14.5, v0.72.0, Chat.init) or after a short form ends none.
 *
 * @param text prose with code taken out
 */
export function splitSentences(text: string): Sentence[] {
  const ends = [...text.matchAll(sentenceEnd)]
    .map((match) => match.index + match[0].length)
    .filter((end) => !shortForms.test(text.slice(0, end)));
  return [...ends, text.length].flatMap((end, index, all) => {
    const begin = index === 0 ? 0 : (all[index - 1] ?? 0);
    const sentence = text.slice(begin, end);
    const offset = begin + (sentence.length - sentence.trimStart().length);
    return sentence.trim() === '' ? [] : [{ text: sentence.trim(), offset }];
  });
}

/** @returns the first words of a text, by which a writer finds it */
export const beginningOf = (text: string): string => text.split(/\s+/).slice(0, 5).join(' ').replaceAll('\uFFFC', '…');

/** @returns the number of words; a character on its own is none, a code span and a word with a hyphen are one */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word)).length;
}
