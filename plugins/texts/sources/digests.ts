import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../../../src/data/siteRoutes';
import { changesOf } from '../releases/changesOf';
import { wordsOfItem } from '../releases/introduction';
import { loadReleases } from '../releases/loadReleases';
import type { Release } from '../releases/release';
import { changesDigest, type Source } from './readFrom';

/** Each digest, and what it contains. */
export type Digests = ReadonlyMap<Source, unknown>;

/** What a badge needs to know to find its item: `findIntroduction`. */
function introductionsIn({ version, items }: Release, names: ReadonlySet<string>) {
  const introducing = items.flatMap((item) => {
    const { route, features } = item;
    const introduced = features.filter(({ isIntroduced }) => isIntroduced).map(({ id }) => id);
    const words = wordsOfItem(item).filter((word) => names.has(word));
    return introduced.length === 0 ? [] : [{ route, introduced, words }];
  });
  return { version, introducing };
}

/**
 * What texts use of the release notes and of the list of routes, each part in its own digest: a text depends on
 * the digest, so that an edit of a post which no text shows compiles no other text again.
 *
 * @param releases the release notes, newest first
 */
export function digestsOfSite(releases = loadReleases()): Digests {
  const { version, date, items = [] }: Partial<Release> = releases[0] ?? {};
  const names = new Set(routes.map((route) => route.path.split('/').at(-1) ?? ''));
  const changes = routes
    .filter(({ source }) => /\.mdx?$/.test(source))
    .map((route) => {
      const items = changesOf(releases, route.path).map(({ item, date }) => {
        const { route: address, since, kind, html } = item;
        return { address, since, kind, html, date };
      });
      return [changesDigest(route.source), { route: route.path, items }] as const;
    });
  return new Map<Source, unknown>([
    ...changes,
    ['digest:introductions.json', releases.map((release) => introductionsIn(release, names))],
    ['digest:newest.json', { version, date, items: items.map(({ kind, markdown }) => ({ kind, markdown })) }],
    ['digest:titles.json', routes.map((route) => [route.path, route.title])],
  ]);
}

/** @returns the file of a digest */
const digestFile = (folder: string, name: Source): string => path.join(folder, name.replace(/^digest:/, ''));

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];

/**
 * Writes what has changed and nothing else: the bundler looks at the time of a file.
 *
 * @returns the number of files written or deleted
 */
export function writeDigests(folder: string, digests: Digests): number {
  const wanted = new Map([...digests].map(([name, value]) => [digestFile(folder, name), JSON.stringify(value)]));
  const gone = filesIn(folder).filter((file) => !wanted.has(file));
  for (const file of gone) rmSync(file);
  const changed = [...wanted].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  for (const [file, text] of changed) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return gone.length + changed.length;
}
