import type { LanguageTools } from '../common/languages';
import { chunksOf, normalise } from '../common/text';
import { editDistance, mostWrong } from './fuzzy';

/** The words in the texts for a word of the query in another language. */
export type Translation = {
  stems: string[];
  /** The whole phrase, which is shown to the reader. */
  words: string;
};

export type Translator = {
  /** Translations of adjacent words; each word has one or none. */
  translate: (words: readonly string[]) => (Translation | null)[];
  /** The translation of the word with the fewest letters different from a stem, at most two; none for a short stem. */
  nearest: (stem: string) => (Translation & { distance: number }) | null;
};

type Entry = { from: string[]; to: string[]; words: string };

/** Letters after this length count as an ending: "подключ" of "подключить" and "подключен" of "подключение". */
const shortestRoot = 4;

function isSame(stem: string, other: string): boolean {
  const [short, long] = stem.length < other.length ? [stem, other] : [other, stem];
  const longestRest = short.length > shortestRoot ? 2 : 1;
  return (
    stem === other ||
    (short.length >= shortestRoot && long.length - short.length <= longestRest && long.startsWith(short))
  );
}

/**
 * @param pairs a phrase, and the words in the texts; of phrases with the same beginning, the longest one counts
 */
export function translator(pairs: readonly string[][], { stem, isStopWord }: LanguageTools): Translator {
  const stemsOf = (text: string) => {
    const words = chunksOf(normalise(text)).map(({ word }) => word);
    const telling = words.filter((word) => word !== '' && !isStopWord(word));
    // "или" and "or" alone are names of functions.
    return (telling.length > 0 ? telling : words.filter(Boolean)).map(stem);
  };
  const entries = pairs
    .map(([from = '', to = '']): Entry => ({ from: stemsOf(from), to: stemsOf(to), words: to }))
    .filter(({ from, to }) => from.length > 0 && to.length > 0)
    .sort((a, b) => b.from.length - a.from.length);

  const translate: Translator['translate'] = (words) => {
    const stems = words.map(stem);
    const translations: (Translation | null)[] = words.map(() => null);
    for (let at = 0; at < stems.length; ) {
      const fits = ({ from }: Entry) => from.every((one, next) => isSame(one, stems[at + next] ?? ''));
      // "правила" is "правило" before it is "правильный".
      const found =
        entries.find(({ from }) => from.every((one, next) => one === stems[at + next])) ?? entries.find(fits);
      const length = found?.from.length ?? 1;
      for (let next = 0; found && next < length; next += 1) {
        const own = found.to.length === length ? [found.to[next] as string] : found.to;
        translations[at + next] = { stems: own, words: found.words };
      }
      at += length;
    }
    return translations;
  };
  const nearest: Translator['nearest'] = (wrong) => {
    const most = mostWrong(wrong);
    let best: ReturnType<Translator['nearest']> = null;
    for (const { from, to, words } of most > 0 ? entries : []) {
      const [only = '', more] = from;
      const distance = more === undefined && only[0] === wrong[0] ? editDistance(wrong, only, most) : most + 1;
      if (distance < (best?.distance ?? most + 1)) best = { stems: to, words, distance };
    }
    return best;
  };

  return { translate, nearest };
}
