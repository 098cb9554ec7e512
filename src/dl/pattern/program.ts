import type { Dictionary } from '../dictionary/dictionary';
import { type Element, isStar, type Pattern } from './elements';

/** An element of a pattern that takes words; fragments only name ranges of items. */
export type Item =
  | Exclude<Element, { kind: 'open' | 'close' | 'dictionary' }>
  | { readonly kind: 'dictionary'; readonly use: DictionaryUse; readonly optional: boolean };

/** A dictionary of a pattern. */
export interface DictionaryUse {
  readonly dictionary: Dictionary;
  readonly mode: Extract<Element, { kind: 'dictionary' }>['mode'];
}

/** A pattern that is compiled for matching. */
export interface Program {
  readonly items: readonly Item[];
  /** Items of each fragment: from the first up to the last (not included). */
  readonly fragments: readonly { readonly from: number; readonly to: number }[];
  /** False for a pattern of gaps only: it never matches (section 4, details). */
  readonly possible: boolean;
  /** True when the pattern ends with a dictionary right after a star (section 4). */
  readonly starBeforeLast: boolean;
}

type Dictionaries = ReadonlyMap<string, Dictionary>;

export function programFor(pattern: Pattern, dictionaries: Dictionaries): Program {
  const items: Item[] = [];
  const wordless = isWordless(pattern);
  const fragments: { from: number; to: number }[] = [];
  for (const element of pattern.elements) {
    switch (element.kind) {
      case 'open':
        fragments[element.fragment - 1] = { from: items.length, to: items.length };
        break;
      case 'close':
        fragments[element.fragment - 1] = { from: fragments[element.fragment - 1]?.from ?? 0, to: items.length };
        break;
      default:
        items.push(wordless ? starFor(itemFor(element, dictionaries)) : itemFor(element, dictionaries));
    }
  }
  const [star, last] = [items.at(-2), items.at(-1)];
  const possible = pattern.elements.some(({ kind }) => !['open', 'close', 'gap'].includes(kind));
  return {
    items,
    fragments,
    possible,
    starBeforeLast: star !== undefined && isStar(star) && last?.kind === 'dictionary',
  };
}

/** A pattern without words: only stars, dictionaries and characters for gaps. */
function isWordless({ elements }: Pattern): boolean {
  return elements.every(({ kind }) => kind !== 'word' && kind !== 'inline' && kind !== 'oneWord');
}

/** In a pattern without words, the reference engine treats gap characters as stars: `[dict(d)].` is `[dict(d)] *`. */
const starFor = (item: Item): Item => (item.kind === 'gap' ? { kind: 'star' } : item);

function itemFor(element: Exclude<Element, { kind: 'open' | 'close' }>, dictionaries: Dictionaries): Item {
  switch (element.kind) {
    case 'inline':
      // Longer variants are listed first, because of equal matches, the one that takes more words further left wins.
      return { kind: 'inline', variants: [...element.variants].sort((a, b) => b.length - a.length) };
    case 'dictionary': {
      const dictionary = dictionaries.get(element.name);
      // The compiler rejects unknown names; an item without variants never matches.
      if (dictionary === undefined) return { kind: 'inline', variants: [] };
      return { kind: 'dictionary', use: { dictionary, mode: element.mode }, optional: element.optional };
    }
    default:
      return element;
  }
}
