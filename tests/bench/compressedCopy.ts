import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Copies a built site and writes `x.br` next to each text, as good static hosts do.
 *
 * @param from folder of a built site
 * @param to a new folder
 * @returns the new folder
 */
export function compressedCopy(from: string, to: string): string {
  cpSync(from, to, { recursive: true });
  const texts = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|css|svg)$/.test(name),
  );
  for (const text of texts) {
    const file = path.join(to, text);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  return to;
}
