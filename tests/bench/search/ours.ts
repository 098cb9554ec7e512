import type { Ranking } from '../../../plugins/search/common/schema';
import { createEngine } from '../../../plugins/search/engine';
import { engineOptions, readOptions } from '../../../plugins/search/options';
import { search } from '../../../src/config/search';
import type { BuiltIndex } from './pages';
import { type FindPages, pagesOf } from './queries';

/** The engine of this site with an index, in one of its rankings. */
export function ours(indexes: readonly BuiltIndex[], ranking: Ranking): FindPages {
  const engine = createEngine(engineOptions(readOptions({ ...search, ranking })));
  for (const { tag, text } of indexes) {
    engine.load(tag, text);
  }
  const tags = indexes.map(({ tag }) => tag);
  return (query) => pagesOf(engine.search(query, tags).hits.map(({ document }) => document.sectionRoute));
}
