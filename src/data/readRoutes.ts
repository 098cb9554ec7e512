import { existsSync } from 'node:fs';
import path from 'node:path';
import { codePages } from './codePages';
import { isRecord } from './isRecord';
import { parseJson } from './parseJson';
import { parseYaml } from './parseYaml';
import { readPosts } from './posts';
import { readText } from './readText';
import { releaseLists } from './releaseLists';
import type { RouteKind, SiteRoute } from './route';
import { readHead } from './textHead';

/** The list of pages: their reading order, and the section of each. */
export const routesFile = 'src/data/routes.json';

/** The text of the page at the root of the site; all others have the name of their address. */
export const startPage = 'docs/intro.mdx';

/** Of Docusaurus, too: the tags of release notes. */
const tagsFile = 'blog/tags.yml';

type Entry = { path: string; section: string };

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) &&
  Object.keys(value).sort().join() === 'path,section' &&
  Object.values(value).every((text) => typeof text === 'string' && text !== '');

/** @throws Error with line and column when the file is not JSON, or not a list of entries with path and section */
function readEntries(root: string): Entry[] {
  const file = path.join(root, routesFile);
  if (!existsSync(file)) {
    return [];
  }
  const list = parseJson(routesFile, readText(file));
  const entries: unknown[] = Array.isArray(list) ? list : [list];
  const wrong = entries.findIndex((entry) => !isEntry(entry) || !entry.path.startsWith('/'));
  if (wrong !== -1) {
    throw new Error(
      `${routesFile}: entry ${wrong + 1} is ${JSON.stringify(entries[wrong])}. Fix: write { "path": "/…", "section": "…" } and nothing else; title and description are in the front matter of the page.`,
    );
  }
  return entries as Entry[];
}

/** Where the page of an address may come from, by kind. The first that exists is the source. */
function candidatesOf(address: string): [RouteKind, string][] {
  if (address === '/') {
    return [['doc', startPage]];
  }
  if (address.endsWith('/')) {
    return [['api', `static${address.slice(0, -1)}.json`]];
  }
  return [
    ['doc', `docs${address}.mdx`],
    ['standalone', `src/pages${address}.md`],
    ['standalone', `src/pages${address}.tsx`],
  ];
}

function routeOf(root: string, { path: address, section }: Entry): SiteRoute {
  const candidates = candidatesOf(address);
  const found = candidates.find(([, source]) => existsSync(path.join(root, source)));
  // A text that is not there yet is named by the content lint.
  const [kind, source] = found ?? (candidates[0] as [RouteKind, string]);
  const head = /\.mdx?$/.test(source) ? readHead(path.join(root, source)) : codePages[address];
  if (head === undefined) {
    throw new Error(`${source} has no front matter, and src/data/codePages.ts has no ${address}. Fix: add it there.`);
  }
  return { path: address, kind, title: head.title, description: head.description, section, source };
}

function readTags(root: string): string[] {
  const tags = path.join(root, tagsFile);
  return existsSync(tags) ? Object.keys((parseYaml(tagsFile, readText(tags)) as object | null) ?? {}) : [];
}

/**
 * Every route of a site in reading order: the documentation, the lists of release notes, the release notes, and the
 * other pages. Documentation and other pages are listed in `src/data/routes.json`; a release note has its route by
 * itself, and so have its lists.
 *
 * @param root folder of the project
 * @throws Error for an entry of another form, and for a page of code without a title
 */
export function readRoutes(root: string): SiteRoute[] {
  const listed = readEntries(root).map((entry) => routeOf(root, entry));
  const posts = readPosts(root);
  const ofPosts = posts.map(({ version, source }): SiteRoute => {
    const { title, description } = readHead(path.join(root, source));
    return { path: `/blog/${version}`, kind: 'blog', title, description, section: 'Release notes', source };
  });
  return [
    ...listed.filter(({ kind }) => kind === 'doc'),
    ...releaseLists(posts, readTags(root)),
    ...ofPosts,
    ...listed.filter(({ kind }) => kind !== 'doc'),
  ];
}
