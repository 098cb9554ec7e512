import type { LanguageTools } from '../common/languages';
import { headName, type PartsHead, type PartsShard, pageName, shardName } from '../common/parts';
import { type IndexFile, plainKind, type StoredDocument } from '../common/schema';
import { readIndex, type TagIndex } from '../engine/load';

/** Numbers in a file of words, at least: fewer would make more files, and more would fetch what nobody asked for. */
const shardLength = 600;

/** Scores in the order of their places, with the distance to the place before. */
function packed(list: readonly number[]): number[] {
  const pairs = Array.from({ length: list.length / 2 }, (_one, at): [number, number] => [
    list[2 * at] as number,
    list[2 * at + 1] as number,
  ]).sort(([a], [b]) => a - b);
  return pairs.flatMap(([key, score], at) => [key - (pairs[at - 1]?.[0] ?? 0), score]);
}

function shardsOf({ terms, postings }: TagIndex): PartsShard[] {
  const shards: PartsShard[] = [];
  let open: PartsShard = [];
  let length = 0;
  for (const term of terms) {
    const list = packed(postings.get(term) ?? []);
    open.push(list);
    length += list.length;
    if (length >= shardLength) {
      shards.push(open);
      open = [];
      length = 0;
    }
  }
  return open.length > 0 ? [...shards, open] : shards;
}

/** @returns the stored sections of each page, in their order */
function pagesOf(documents: readonly StoredDocument[], { firsts }: TagIndex): StoredDocument[][] {
  const pages: StoredDocument[][] = [];
  for (const [place, document] of documents.entries()) {
    if (firsts[place] === place) pages.push([document]);
    else pages.at(-1)?.push(document);
  }
  return pages;
}

function headOf(index: TagIndex, pages: readonly StoredDocument[][], shards: readonly PartsShard[]): PartsHead {
  const { documents, firsts, templates, terms, inTitle } = index;
  return {
    pages: pages.map(([first, ...others]) => {
      const { sectionRoute, type, kind } = first as StoredDocument;
      return [sectionRoute, type, kind ?? plainKind(type), others.length + 1];
    }),
    kinds: Object.fromEntries(
      documents.flatMap(({ kind }, place) =>
        kind === documents[firsts[place] as number]?.kind ? [] : [[place, kind]],
      ),
    ),
    templates: [...templates.entries()].flatMap(([place, isTemplate]) => (isTemplate === 1 ? place : [])),
    terms: terms.join(' '),
    inTitle: terms.map((term) => (inTitle.has(term) ? '1' : '0')).join(''),
    shards: shards.map(({ length }) => length),
  };
}

/**
 * Divides an index into parts (`common/parts.ts`). The sections of a page must follow each other, the page first.
 *
 * @returns name of a file below `partsFolder` → what it holds
 * @throws Error when the file is no index
 */
export function partsOf(file: IndexFile, tools: LanguageTools): Map<string, object> {
  const index = readIndex(JSON.stringify(file), tools);
  if (index === null) {
    throw new Error('[local search] An index cannot be read back. Fix: plugins/search/server/parts.ts.');
  }
  const shards = shardsOf(index);
  const pages = pagesOf(file.documents, index);
  return new Map<string, object>([
    [headName, headOf(index, pages, shards)],
    ...shards.map((shard, number): [string, object] => [shardName(number), shard]),
    ...pages.map((page, number): [string, object] => [pageName(number), page]),
  ]);
}
