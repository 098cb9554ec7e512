import options from '@generated/local-search/default/engine.json';
import type { SearchHit } from '../common/schema';
import { createEngine } from '../engine';
import type { Found, Marks, Request, Results } from './messages';

const engine = createEngine(options);

const marksOf = ({ document, terms }: SearchHit): Marks => ({
  sectionTitle: engine.match(document.sectionTitle, terms),
  pageTitle: engine.match(document.pageTitle, terms),
  content: engine.match(document.content, terms),
});

function find(query: string, tags: readonly string[]): Found {
  const answer = engine.search(query, tags);
  return { ...answer, marks: answer.hits.map(marksOf) };
}

/** Answers a request; the same in a worker and in the page. */
export function answer(request: Request): Results[Request['kind']] {
  switch (request.kind) {
    case 'load':
      return engine.load(request.tag, new TextDecoder().decode(request.bytes));
    case 'search':
      return find(request.query, request.tags);
    case 'match':
      return request.texts.map((text) => engine.match(text, request.terms));
  }
}
