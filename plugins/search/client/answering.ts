import options from '@generated/local-search/default/engine.json';
import type { SearchHit, TextFile } from '../common/schema';
import { createEngine } from '../engine';
import { excerptOf } from '../engine/excerpt';
import type { Excerpt, ExcerptOf, Found, Marks, Request, Results } from './messages';

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

const texts = new Map<string, Promise<TextFile>>();

/** The texts of a page, fetched once. What does not come is empty, and asked for again the next time. */
function textsOf(file: string): Promise<TextFile> {
  const known = texts.get(file);
  if (known) {
    return known;
  }
  const asked = fetchText(file)
    .then((text) => JSON.parse(text) as TextFile)
    .catch((): TextFile => {
      texts.delete(file);
      return {};
    });
  texts.set(file, asked);
  return asked;
}

async function excerpt({ file, anchor, terms }: ExcerptOf, length: number): Promise<Excerpt | null> {
  const text = (await textsOf(file))[anchor];
  return text ? excerptOf(text, engine.match(text, terms), length) : null;
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
    case 'excerpts':
      return Promise.all(request.of.map((one) => excerpt(one, request.length)));
    case 'match':
      return request.texts.map((text) => engine.match(text, request.terms));
  }
}
