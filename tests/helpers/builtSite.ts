import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type CheerioAPI, load } from 'cheerio';
import { type AnyNode, hasChildren } from 'domhandler';
import { builtPages } from '../../plugins/tools/preview-server/builtPages';
import type { SiteRoute } from '../../src/data/siteRoutes';
import { allFilesBelow } from './allFilesBelow';

/** Address of the not-found page below the base URL; it is the one page that is not in the route list. */
export const notFoundPath = '/404.html';

export type BuiltPage = {
  /** Address below the base URL, spelt as in the route list. */
  path: string;
  /** HTML file below the folder of the site. */
  file: string;
  /** Entry of the route list; the not-found page and unexpected pages have none. */
  route: SiteRoute | undefined;
  /** The parsed document. */
  $: CheerioAPI;
  /** What every browser has to repair in the text: line, column and kind of each fault. */
  repairs: readonly string[];
};

/** A built site as the checks see it; nothing in it changes after it was read. */
export type BuiltSite = {
  /** Scheme and host of the canonical links, for example `https://docs.example`. */
  origin: string;
  baseUrl: string;
  /** All pages, the not-found page included. */
  pages: BuiltPage[];
  /** The list that the pages must fulfil. */
  routes: readonly SiteRoute[];
  /**
   * All files below the folder of the site, with `/` between folders; not the compressed copies that the build adds.
   */
  files: ReadonlySet<string>;
  /** @returns text of a file of the site, or nothing when there is no such file */
  read: (file: string) => string | undefined;
  /** @returns bytes that a good host sends for a file: the copy with brotli that the build wrote, a font as it is */
  sentBytes: (file: string) => number | undefined;
  /** @returns text of a source file of the project, or nothing when there is no such file */
  readSource: (file: string) => string | undefined;
};

type Options = {
  /** Folder of the built site. */
  dir: string;
  /** Folder that the sources of the route list are relative to. */
  project: string;
  routes: readonly SiteRoute[];
};

function readIn(folder: string) {
  return (file: string): string | undefined => {
    const full = path.join(folder, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  };
}

/** Fixtures have no compressed copies next to their files. */
function compressedSize(file: string): number {
  const bytes = readFileSync(file);
  return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
}

function sentBytesIn(folder: string): BuiltSite['sentBytes'] {
  const known = new Map<string, number>();
  return (file) => {
    const full = path.join(folder, file);
    if (!known.has(file) && existsSync(full)) {
      known.set(file, existsSync(`${full}.br`) ? statSync(`${full}.br`).size : compressedSize(full));
    }
    return known.get(file);
  };
}

/** The parser notes where each node is, to be able to say where it repairs; kept, that is half of a document's memory. */
function forgetPlaces(node: AnyNode): void {
  node.sourceCodeLocation = null;
  if (hasChildren(node)) node.children.forEach(forgetPlaces);
}

function parsePage(html: string): Pick<BuiltPage, '$' | 'repairs'> {
  const repairs: string[] = [];
  const $ = load(html, {
    onParseError: ({ code, startLine, startCol }) => repairs.push(`${startLine}:${startCol} ${code}`),
  });
  $.root().each((_at, root) => forgetPlaces(root));
  return { $, repairs };
}

/**
 * Reads a built site once: every page with its address (its canonical link), its document and its route.
 *
 * @throws Error when the folder does not contain a built site
 */
export function readBuiltSite({ dir, project, routes }: Options): BuiltSite {
  const { baseUrl, pages } = builtPages(dir);
  const read = readIn(dir);
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const page = (address: string, file: string): BuiltPage => {
    const below = `/${address.slice(baseUrl.length)}`;
    return { path: below, file, route: byPath.get(below), ...parsePage(read(file) ?? '') };
  };
  const notFound = page(`${baseUrl}404.html`, '404.html');
  const canonical = notFound.$('link[rel=canonical]').attr('href') ?? '';
  return {
    origin: new URL(canonical).origin,
    baseUrl,
    pages: [...[...pages].map(([address, file]) => page(address, file)), notFound],
    routes,
    files: new Set(allFilesBelow(dir).filter((file) => !/\.(?:br|gz)$/.test(file))),
    read,
    sentBytes: sentBytesIn(dir),
    readSource: readIn(project),
  };
}

/** A site without any page or file: no check may find something to praise in it. */
export const emptySite: BuiltSite = {
  origin: 'https://empty.example',
  baseUrl: '/',
  pages: [],
  routes: [],
  files: new Set(),
  read: () => undefined,
  sentBytes: () => undefined,
  readSource: () => undefined,
};
