import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languageTools } from '../common/languages';
import { partsFolder } from '../common/parts';
import { type IndexFile, indexFileName, textFileName } from '../common/schema';
import type { SearchOptions } from '../options';
import { partsOf } from './parts';
import type { GivenPage } from './source';

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
  { sizeBudget, compress, parts }: Pick<SearchOptions, 'sizeBudget' | 'compress' | 'parts'>,
): Promise<{ lines: string[]; warnings: string[] }> {
  const files = await Promise.all(
    [...indexes].map(async ([tag, file]) => {
      const text = JSON.stringify(file);
      const name = indexFileName(tag);
      // Whoever compresses what is in the folder finds the file only when its copy has been made.
      const { length: bytes } = await compress(Buffer.from(text), name);
      await writeFile(path.join(outDir, name), text);
      return { name, sections: file.documents.length, size: text.length, bytes };
    }),
  );
  const lines = files.map(
    ({ name, sections, size, bytes }) =>
      `${name}: ${sections} sections, ${kilobytes(size)}, ${kilobytes(bytes)} compressed`,
  );
  const warnings = files
    .filter(({ bytes }) => bytes > sizeBudget && !parts)
    .map(
      ({ name, bytes }) =>
        `${name} has ${kilobytes(bytes)} compressed, the budget is ${kilobytes(sizeBudget)}. Fix: set "parts" to true, set "identifiers" to "titles", or exclude code blocks ("ignoreCssSelectors").`,
    );
  return { lines, warnings };
}

/**
 * Writes the indexes in parts, for a site that has outgrown one file.
 *
 * @returns a line about the parts of each tag
 */
export async function emitParts(
  outDir: string,
  indexes: ReadonlyMap<string, IndexFile>,
  { language, removeDefaultStopWordFilter }: Pick<SearchOptions, 'language' | 'removeDefaultStopWordFilter'>,
): Promise<string[]> {
  const tools = languageTools(language, removeDefaultStopWordFilter);
  const lines: string[] = [];
  for (const [tag, file] of indexes) {
    const parts = partsOf(file, tools);
    for (const [name, content] of parts) {
      const target = path.join(outDir, partsFolder(tag), name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, JSON.stringify(content));
    }
    lines.push(`${partsFolder(tag)}: ${parts.size} files`);
  }
  return lines;
}

/**
 * Writes the texts of every page, from which the panel cuts what it shows of a result.
 *
 * @returns a line about the files
 */
export async function emitTexts(outDir: string, baseUrl: string, pages: readonly GivenPage[]): Promise<string> {
  const files = new Map<string, Record<string, string>>();
  for (const { route, sections } of pages) {
    const name = textFileName(decodeURI(route.slice(baseUrl.length - 1)));
    const texts = files.get(name) ?? {};
    for (const { anchor, text } of sections) {
      if (text !== '') texts[anchor ?? ''] = text;
    }
    files.set(name, texts);
  }
  let size = 0;
  for (const [name, texts] of files) {
    const text = JSON.stringify(texts);
    size += text.length;
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return `search-text: ${files.size} files, ${kilobytes(size)}`;
}
