import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Copies a built site and writes `x.br` next to each text, as good static hosts do. This takes a second for three pages.
 *
 * @param from folder of a built site
 * @param to a new folder
 * @param pages paths of the pages that are visited; without them, all pages
 * @returns the new folder
 */
export function compressedCopy(from: string, to: string, pages?: readonly string[]): string {
  cpSync(from, to, { recursive: true });
  const isVisited = (name: string) => pages?.includes(`/${name.replace(/\/?(?:index)?\.html$/, '')}`) ?? true;
  const texts = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(js|css|svg)$/.test(name) || (name.endsWith('.html') && isVisited(name)),
  );
  for (const text of texts) {
    const file = path.join(to, text);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  return to;
}
