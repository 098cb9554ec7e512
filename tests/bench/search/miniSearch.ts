import MiniSearch from 'minisearch';
import type { IndexPage } from '../../../plugins/search/server/build';
import { type FindPages, pagesOf } from './queries';

const most = 8;

/** MiniSearch as its guide sets it up: beginnings of words, one wrong letter in five, the boosts of our fields. */
export function miniSearch(pages: readonly IndexPage[]): FindPages {
  const index = new MiniSearch({
    idField: 'route',
    fields: ['title', 'content', 'tags', 'parents'],
    searchOptions: { boost: { title: 5, tags: 3, parents: 2 }, prefix: true, fuzzy: 0.2 },
  });
  const sections = pages.flatMap(({ route, parents = [], sections: own }) =>
    own.map(({ anchor, title, text, tags = [] }) => ({
      route: anchor === null ? route : `${route}#${anchor}`,
      title,
      content: text,
      tags: tags.join(' '),
      parents: parents.join(' '),
    })),
  );
  index.addAll(sections);
  return (query) =>
    pagesOf(
      index
        .search(query)
        .slice(0, most)
        .map(({ id }) => String(id)),
    );
}
