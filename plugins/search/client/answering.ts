import options from '@generated/local-search/default/engine.json';
import type { SearchHit } from '../common/schema';
import { createEngine } from '../engine';
import type { Found, Marks, Request, Results } from './messages';

const engine = createEngine(options);

const marksOf = ({ document, question, terms }: SearchHit): Marks => ({
  sectionTitle: engine.match(document.sectionTitle, terms),
  pageTitle: engine.match(document.pageTitle, terms),
  content: engine.match(document.content, terms),
  question: engine.match(question ?? '', terms),
});

function find(query: string, tags: readonly string[]): Found {
  const answer = engine.search(query, tags);
  return { ...answer, marks: answer.hits.map(marksOf) };
}

/** Fetched here and not in the page, where two megabytes alone hold a slow processor for longer than a key may wait. */
async function fetchText(url: string): Promise<string> {
  // The name of the file has no hash: an old copy would lead to pages that are gone.
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) {
    throw new Error(`${url} has the status ${response.status}`);
  }
  return response.text();
}

/** The questions of readers are read in a task after the answer, so that the first key does not wait for them. */
function load(tag: string, text: string): boolean {
  const isIndex = engine.load(tag, text);
  setTimeout(() => engine.search('questions', [tag]));
  return isIndex;
}

/**
 * Answers a request; the same in a worker and in the page.
 *
 * @throws Error when there is no file to load
 */
export async function answer(request: Request): Promise<Results[Request['kind']]> {
  switch (request.kind) {
    case 'load':
      return load(request.tag, await fetchText(request.url));
    case 'search':
      return find(request.query, request.tags);
    case 'match':
      return request.texts.map((text) => engine.match(text, request.terms));
  }
}
