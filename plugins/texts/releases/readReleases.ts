import { readdirSync } from 'node:fs';
import path from 'node:path';
import { loadFacts } from '../../../src/data/facts';
import { partsOfName } from '../../../src/data/posts';
import { readText } from '../../../src/data/readText';
import { buildResults } from '../../build/kept/buildResults';
import { parseDocument } from '../document';
import { type PostReading, readPost } from './readPost';
import type { HrefOf, Release } from './release';

/** Most builds find all posts as they were: only those with another text or other facts are parsed. */
function readKept(file: string, text: string, hrefOf: HrefOf): PostReading {
  const { areas, features, kinds } = loadFacts();
  // What the function does with one route tells it apart from others.
  const inputs = [file, text, JSON.stringify({ areas, features, kinds }), hrefOf('/route')];
  return buildResults().value('posts', inputs, () =>
    readPost(parseDocument(file, 'post', text, buildResults()), hrefOf),
  );
}

/**
 * The release notes as data, for what the build makes of them: filter, feeds, archive, badges and lists of changes.
 *
 * @param folder folder of the posts
 * @param hrefOf what a link to a route of this site becomes in the HTML; if omitted, the route itself
 * @returns the posts, newest first, without those that have no date and version in their names, each with what cannot be read of it
 */
export function readReadings(folder: string, hrefOf: HrefOf = (route) => route): PostReading[] {
  return readdirSync(folder)
    .filter(partsOfName)
    .sort()
    .reverse()
    .map((name) => readKept(`blog/${name}`, readText(path.join(folder, name)), hrefOf));
}

/**
 * The same without faults. The live server goes on without what cannot be read, which the content lint names
 * (`plugins/lint/rules/change-items.ts`) while a note is being written.
 *
 * @throws Error with file, line, reason and fix of every item that cannot be read
 */
export function readReleases(folder: string, hrefOf?: HrefOf): Release[] {
  const readings = readReadings(folder, hrefOf);
  const faults = process.env.NODE_ENV === 'development' ? [] : readings.flatMap((reading) => reading.faults);
  if (faults.length > 0) {
    const told = faults.map(({ file, line, reason, fix }) => `${file}:${line}: ${reason} Fix: ${fix}`);
    throw new Error(
      `The release notes have ${faults.length} ${faults.length === 1 ? 'error' : 'errors'}:\n${told.join('\n')}`,
    );
  }
  return readings.map(({ release }) => release);
}
