import { performance } from 'node:perf_hooks';
import { brotliCompressSync, constants } from 'node:zlib';
import { languageTools } from '../../../plugins/search/common/languages';
import { headName, wholeIndex } from '../../../plugins/search/common/parts';
import type { Engine, IndexFile, Part } from '../../../plugins/search/common/schema';
import { createEngine } from '../../../plugins/search/engine';
import { engineOptions, readOptions } from '../../../plugins/search/options';
import { partsOf } from '../../../plugins/search/server/parts';
import { search } from '../../../src/config/search';
import { pagesOf } from './queries';

/** As a host compresses thousands of files; the highest quality takes minutes for all of them and gains some percent. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** What a search in parts has taken so far. */
type Taken = { bytes: number; requests: number; rounds: number; times: number[] };

export type PartsSite = {
  /** How many files the parts are. */
  files: number;
  /** @returns an engine that has read the heads, and what they cost */
  open: () => { engine: Engine; taken: Taken };
  /** Searches as the worker does, and adds what it took. */
  find: (engine: Engine, taken: Taken, query: string) => string[];
};

const mostRounds = 4;

/** @returns the parts of indexes, as a browser would fetch them from a host that compresses */
export function partsSite(indexes: ReadonlyMap<string, IndexFile>): PartsSite {
  const tags = [...indexes.keys()];
  const tools = languageTools(search.language, []);
  const texts = new Map(
    [...indexes].flatMap(([tag, file]) =>
      [...partsOf(file, tools)].map(([name, content]): [string, string] => [`${tag}/${name}`, JSON.stringify(content)]),
    ),
  );
  const sizes = new Map<string, number>();
  const fetchPart = ({ tag, name }: Part, taken: Taken): string => {
    const file = `${tag}/${name}`;
    const text = texts.get(file) ?? '';
    sizes.set(file, sizes.get(file) ?? brotliCompressSync(text, quality).length);
    taken.bytes += sizes.get(file) ?? 0;
    taken.requests += 1;
    return text;
  };
  return {
    files: texts.size,
    open: () => {
      const engine = createEngine(engineOptions(readOptions({ ...search, parts: true })));
      const taken: Taken = { bytes: 0, requests: 0, rounds: 0, times: [] };
      for (const tag of tags) engine.loadHead(tag, fetchPart({ tag, name: headName }, taken));
      return { engine, taken };
    },
    find: (engine, taken, query) => {
      const timed = () => {
        const before = performance.now();
        const { hits } = engine.search(query, tags);
        taken.times.push(performance.now() - before);
        return hits;
      };
      let hits = timed();
      for (let round = 0; round < mostRounds; round += 1) {
        const missing = engine.missing().filter(({ name }) => name !== wholeIndex);
        if (missing.length === 0) break;
        taken.rounds += 1;
        for (const part of missing) engine.add(part, fetchPart(part, taken));
        hits = timed();
      }
      return pagesOf(hits.map(({ document }) => document.sectionRoute));
    },
  };
}
