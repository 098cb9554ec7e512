import lunr from 'lunr';
import multiLanguage from 'lunr-languages/lunr.multi';
import type { IndexPage } from '../../../plugins/search/server/build';
import { type FindPages, pagesOf } from './queries';

const fields = ['title', 'content', 'tags'] as const;
const boosts = { title: 5, content: 1, tags: 3 };
const most = 8;

type MultiLanguage = (...languages: string[]) => lunr.Builder.Plugin;

/**
 * Index and query of `@cmfcmf/docusaurus-search-local` 2.0.1, with its defaults: an index a tag, boosts in the query,
 * no categories. Its server part cannot be given pages, so the texts are ours.
 */
export function cmfcmf(pages: readonly IndexPage[]): FindPages {
  multiLanguage(lunr);
  const languages = (lunr as unknown as { multiLanguage: MultiLanguage }).multiLanguage('en', 'ru');
  const indexes = [...new Set(pages.map(({ tag }) => tag))].map((tag) => {
    const sections = pages
      .filter((page) => page.tag === tag)
      .flatMap(({ route, title: pageTitle, sections: own }) =>
        own.map(({ anchor, title, text, tags = [] }) => ({
          route: anchor === null ? route : `${route}#${anchor}`,
          title: `${title} ${title === pageTitle ? '' : pageTitle}`,
          content: text,
          tags,
        })),
      );
    return lunr(function () {
      this.use(languages);
      this.ref('route');
      for (const field of fields) this.field(field);
      for (const section of sections) this.add(section);
    });
  });
  return (input) => {
    const terms = lunr.tokenizer(input).map(String);
    const results = indexes.flatMap((index) =>
      index
        .query((query) => {
          for (const field of fields) {
            query.term(terms, { fields: [field], boost: boosts[field] });
            query.term(terms, {
              fields: [field],
              boost: boosts[field],
              wildcard: lunr.Query.wildcard.TRAILING,
            });
          }
        })
        .slice(0, most),
    );
    return pagesOf(
      results
        .sort((a, b) => b.score - a.score)
        .slice(0, most)
        .map(({ ref }) => ref),
    );
  };
}
