import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type IndexFile, indexFileName } from '../common/schema';
import type { SearchOptions } from '../options';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Writes the file of every tag.
 *
 * @param sizeBudget compressed bytes that one file may have
 * @param compress how the host compresses it
 * @returns a line about each file, and a warning for each that is too large
 */
export async function emitIndexes(
  outDir: string,
  indexes: ReadonlyMap<string, IndexFile>,
  { sizeBudget, compress }: Pick<SearchOptions, 'sizeBudget' | 'compress'>,
): Promise<{ lines: string[]; warnings: string[] }> {
  const lines: string[] = [];
  const warnings: string[] = [];
  for (const [tag, file] of indexes) {
    const text = JSON.stringify(file);
    const name = indexFileName(tag);
    await writeFile(path.join(outDir, name), text);
    const { length: bytes } = await compress(Buffer.from(text), name);
    lines.push(`${name}: ${file.documents.length} sections, ${kilobytes(text.length)}, ${kilobytes(bytes)} compressed`);
    if (bytes > sizeBudget) {
      warnings.push(
        `${name} has ${kilobytes(bytes)} compressed, the budget is ${kilobytes(sizeBudget)}. Fix: set "identifiers" to "titles", exclude code blocks ("ignoreCssSelectors"), or split the documentation.`,
      );
    }
  }
  return { lines, warnings };
}
