import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a built site serves: the base URL, and for each exact page address the file below the folder. */
export type BuiltSite = { baseUrl: string; pages: Map<string, string> };

const canonicalLink = /<link[^>]*\brel="?canonical"?[^>]*>/;
const hrefValue = /\bhref="?([^"\s>]+)/;

function canonicalPath(file: string): string | undefined {
  const link = canonicalLink.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  const href = hrefValue.exec(link)?.[1];
  return href === undefined ? undefined : new URL(href).pathname;
}

/**
 * Reads the addresses of all pages from the built files themselves: each page names its own in its
 * canonical link, so the server needs no list and serves any built site, with or without a base URL.
 *
 * @param dir folder of a built site
 * @throws Error when the folder contains no built site
 */
export function builtPages(dir: string): BuiltSite {
  let files: string[];
  try {
    files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  } catch {
    files = [];
  }
  const notFound = files.includes('404.html') ? canonicalPath(path.join(dir, '404.html')) : undefined;
  if (notFound === undefined) {
    throw new Error(`There is no built site in ${dir}. Build it first: npm run build`);
  }
  const pages = new Map<string, string>();
  for (const file of files) {
    if (path.basename(file) === 'index.html') {
      const address = canonicalPath(path.join(dir, file));
      if (address !== undefined) {
        pages.set(address, file.split(path.sep).join('/'));
      }
    }
  }
  return { baseUrl: notFound.replace(/404\.html$/, ''), pages };
}
