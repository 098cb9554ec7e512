import options from '@generated/local-search/default/engine.json';
import { headName, partsFolder, wholeIndex } from '../common/parts';
import { indexFileName, type Part, type SearchHit, type TextFile } from '../common/schema';
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

/** Once for the words, once for the pages that have them, and once more for those that come up then. */
const mostRounds = 4;

/** Where the file of each tag is. */
const addresses = new Map<string, string>();

/** A part that does not come is empty: what is there is searched. */
async function fetchPart(part: Part): Promise<void> {
  const url = addresses.get(part.tag) ?? '';
  if (part.name === wholeIndex) {
    engine.load(part.tag, await fetchText(url));
    return;
  }
  const text = await fetchText(partOf(url, part)).catch(() => null);
  engine.add(part, text);
}

async function find(query: string, tags: readonly string[]): Promise<Found> {
  let answer = engine.search(query, tags);
  for (let round = 0; round < mostRounds; round += 1) {
    const missing = engine.missing();
    if (missing.length === 0) break;
    await Promise.all(missing.map(fetchPart));
    answer = engine.search(query, tags);
  }
  return { ...answer, hits: answer.hits.map((hit) => ({ ...hit, marks: marksOf(hit) })) };
}

const partOf = (url: string, { tag, name }: Part): string =>
  url.replace(indexFileName(tag), `${partsFolder(tag)}${name}`);

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
async function load(tag: string, url: string): Promise<boolean> {
  addresses.set(tag, url);
  if (options.parts) {
    return engine.loadHead(tag, await fetchText(partOf(url, { tag, name: headName })));
  }
  const text = await fetchText(url);
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
      return load(request.tag, request.url);
    case 'search':
      return find(request.query, request.tags);
    case 'excerpts':
      return Promise.all(request.of.map((one) => excerpt(one, request.length)));
    case 'match':
      return request.texts.map((text) => engine.match(text, request.terms));
  }
}
