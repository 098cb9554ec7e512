import type { LanguageTools } from '../common/languages';
import type { Chunk } from '../common/text';
import { nearTerms } from './fuzzy';
import { type TagIndex, termsWithPrefix } from './load';
import { shownForm } from './shownWords';

const most = 4;
/** How many letters two words must share at the start to count as similar. */
const commonBeginning = 4;
/** With more, all suggestions would be for the first word. */
const mostOfWord = 2;

function termsLike(indexes: readonly TagIndex[], { word }: Chunk, { stem }: LanguageTools): string[] {
  const own = stem(word);
  if (indexes.some(({ postings }) => postings.has(own))) {
    return [own];
  }
  const near = nearTerms(indexes, own);
  const beginning = word.slice(0, commonBeginning);
  return near.length > 0 || beginning.length < commonBeginning
    ? near
    : indexes.flatMap((index) => termsWithPrefix(index, beginning, mostOfWord));
}

/**
 * @param chunks the words of a query for which nothing was found
 * @returns words of titles, keywords and questions that are the same as one of these words, or similar to it
 */
export function nearestWords(indexes: readonly TagIndex[], chunks: readonly Chunk[], tools: LanguageTools): string[] {
  const words = chunks.filter(({ word }) => word.length >= commonBeginning - 1);
  const shown = indexes.map(({ shownWords }) => shownWords());
  const found = words.flatMap((chunk) =>
    termsLike(indexes, chunk, tools)
      .slice(0, mostOfWord)
      .flatMap((term) => {
        // The typed word occurs in the texts, so it is shown in the form that the reader has used.
        if (tools.stem(chunk.word) === term) return chunk.word;
        return shownForm(shown, term, tools) ?? [];
      }),
  );
  // If the query has only one word, this word has just been looked up.
  const [only, ...others] = chunks;
  const typed = others.length === 0 ? only?.word : undefined;
  return [...new Set(found)].filter((word) => word !== typed).slice(0, most);
}
