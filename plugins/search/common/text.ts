/**
 * How text becomes words, the same for what is indexed and for what is typed. All of it happens before lunr, so that
 * lunr sees clean words only and a plain lunr can still read the index.
 */

import { remembered } from './remembered';

const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** Soft hyphens, zero-width characters and the stress mark. */
const invisible = /\u0301|[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const edges = /^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu;
const opening = /^[("'«“„‘’]+/;
const closing = /[.,;!?)"'»”…’]+$/;
const closingOrColon = /[.,:;!?)"'»”…’]+$/;
/** The signs of a name, such as `%name` and `@tag`, and of a fragment, such as `[&1]` and `[[x]]`, but not `[%name]`. */
const named = /[%@#$~][\p{L}\p{N}_]+|\[\[?[^[\]\s%@$]{1,12}\]\]?|&[\p{L}\p{N}_]+/gu;
/** What joins words into code, as in `if(%name="x")`, `yes/no` and `id;name`, and is not inside a word. */
const joint = /[^\p{L}\p{N}_.,:'`&@%+~*]/u;

const longestMark = 24;

/** lunr takes an asterisk for a wildcard, so the index and the query have this sign instead. */
const asterisk = '∗';

/** @returns a name with its signs as readers write it */
export const asTyped = (mark: string): string => mark.replaceAll(asterisk, '*');

/** Stands before a word that is dropped from running text but names something, such as the function `Or`. */
const nameSign = '=';

/** @returns the text in one spelling: composed letters, е for ё, one kind of dash and apostrophe, nothing invisible */
export const normalise = (text: string): string =>
  text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/ё/g, 'е')
    .replace(/Ё/g, 'Е')
    .replace(/[‘’]/g, "'")
    .replace(dashes, '-');

/** What is between spaces and hyphens (specification, section 9), and the words in it. */
export type Chunk = {
  /** As written, in small letters. */
  readonly raw: string;
  /** Without the signs around it; empty when there are only signs. */
  readonly word: string;
  /** Words inside, such as `set` and `context` in `Chatter.setContext()`. */
  readonly parts: readonly string[];
  /** Names with their signs, such as `%name`. */
  readonly marks: readonly string[];
};

function partsOf(chunk: string, word: string): string[] {
  const pieces = chunk.split(/[^\p{L}\p{N}_]+/u);
  const inner = pieces.flatMap((piece) => piece.replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1_').split(/_+/));
  const parts = [...pieces, ...inner].map((part) => part.toLowerCase());
  return [...new Set(parts)].filter((part) => part.length > 1 && part !== word && !/^\d+$/.test(part));
}

/** A piece of code of which readers know the words, or half of a longer piece: `[if(%name="x")]` and `"x")]{Thank`. */
function isPieceOfCode(mark: string): boolean {
  const words = mark.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const count = (brackets: RegExp) => mark.match(brackets)?.length ?? 0;
  return (words.length > 1 && /["(){}<>=;,]/.test(mark)) || count(/[([{<]/g) !== count(/[)\]}>]/g);
}

/** `api/v1/event/` and `/api/v1/event` are one address. */
const asAddress = (mark: string): string => (/\/.*\//.test(mark) ? `/${mark.replace(/^\/+|\/+$/g, '')}` : mark);

function marksOf(raw: string, word: string): string[] {
  const bare = raw.replace(opening, '');
  const whole = bare.replace(bare.startsWith(':') ? closing : closingOrColon, '');
  const inside = raw.match(named) ?? [];
  const wholes = isPieceOfCode(whole) ? [] : [asAddress(whole)];
  const marks = (inside.length > 0 ? inside : wholes).filter((mark) => mark !== word && mark.length <= longestMark);
  return [...new Set(marks)].filter(Boolean).map((mark) => mark.replaceAll('*', asterisk));
}

const readChunk = remembered((chunk: string): Chunk => {
  const raw = chunk.toLowerCase();
  const word = raw.replace(edges, '');
  return { raw, word, parts: partsOf(chunk, word), marks: marksOf(raw, word) };
});

/** @returns the chunks of a text that `normalise` has made */
export const chunksOf = (text: string): Chunk[] =>
  text
    .split(/[\s-]+/)
    .filter(Boolean)
    .map(readChunk);

/** @returns the form under which a word is indexed although it is a stop word */
export const asName = (word: string): string => nameSign + word;

/** @returns whether a word is a line of code or an address, of which readers know the parts */
const isJoined = (word: string): boolean => joint.test(word);

export type WordRules = {
  isStopWord: (word: string) => boolean;
  /** Whether marks and parts of words are indexed, too. */
  identifiers: boolean;
};

const hyphenated = /(?<![\p{L}\p{N}_])\p{L}[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)+(?![\p{L}\p{N}_])/gu;

/** @returns words with hyphens as one: readers write "timeout" for "time-out", "email" for "e-mail", "u105" for "U-105" */
const joinedWords = (text: string): string[] =>
  (text.match(hyphenated) ?? []).map((word) => word.replaceAll('-', '').toLowerCase());

/** @returns the words of running text, without stop words */
export function wordsOfText(text: string, { isStopWord, identifiers }: WordRules): string[] {
  const clean = normalise(text);
  const words = chunksOf(clean).flatMap(({ word, parts, marks }) => {
    // Signs alone mean something in a name only.
    const all = identifiers && word !== '' ? [isJoined(word) ? '' : word, ...parts, ...marks] : [word];
    return all.filter((one) => one !== '' && !isStopWord(one));
  });
  return [...words, ...joinedWords(clean)];
}

/** @returns what only names have: separate signs, and stop words with the sign of a name */
export function wordsOfNames(names: string, { isStopWord, identifiers }: WordRules): string[] {
  if (!identifiers) {
    return [];
  }
  return chunksOf(normalise(names)).flatMap(({ word, parts, marks }) =>
    word === '' ? marks : [word, ...parts].filter(isStopWord).map(asName),
  );
}
