import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type IndexFile, indexFileName } from '../common/schema';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** At the best quality, with which a host compresses a file once and for all; so does the check of the built site. */
const brotliBytes = (text: string): number => brotliCompressSync(text).length;

/**
 * Writes the file of every tag.
 *
 * @param sizeBudget brotli bytes that one file may have
 * @returns a line about each file, and a warning for each that is too large
 */
export async function emitIndexes(
  outDir: string,
  indexes: ReadonlyMap<string, IndexFile>,
  sizeBudget: number,
): Promise<{ lines: string[]; warnings: string[] }> {
  const lines: string[] = [];
  const warnings: string[] = [];
  for (const [tag, file] of indexes) {
    const text = JSON.stringify(file);
    const name = indexFileName(tag);
    const bytes = brotliBytes(text);
    await writeFile(path.join(outDir, name), text);
    lines.push(`${name}: ${file.documents.length} sections, ${kilobytes(text.length)}, ${kilobytes(bytes)} compressed`);
    if (bytes > sizeBudget) {
      warnings.push(
        `${name} has ${kilobytes(bytes)} compressed, the budget is ${kilobytes(sizeBudget)}. Fix: set "identifiers" to "titles", leave code blocks out ("ignoreCssSelectors"), or part the documentation.`,
      );
    }
  }
  return { lines, warnings };
}
