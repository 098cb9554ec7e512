import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readText } from '../../../src/data/readText';
import { parseDocument } from '../document';
import { readPost } from './readPost';
import type { HrefOf, Release } from './release';

/**
 * The release notes as data, for what the build makes of them: filter, feeds, archive, badges and lists of changes.
 * The content lint has checked them before (`plugins/lint/rules/release-items.ts`).
 *
 * @param folder folder of the posts
 * @param hrefOf what a link to a route of this site becomes in the HTML; if omitted, the route itself
 * @returns the releases, newest first
 * @throws Error with file, line, reason and fix of every item that cannot be read
 */
export function readReleases(folder: string, hrefOf?: HrefOf): Release[] {
  const readings = readdirSync(folder)
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .reverse()
    .map((name) => readPost(parseDocument(`blog/${name}`, 'post', readText(path.join(folder, name))), hrefOf));
  const faults = readings.flatMap((reading) => reading.faults);
  if (faults.length > 0) {
    const told = faults.map(({ file, line, reason, fix }) => `${file}:${line}: ${reason} Fix: ${fix}`);
    throw new Error(`The release notes have ${faults.length} errors:\n${told.join('\n')}`);
  }
  return readings.map(({ release }) => release);
}
