import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @param html a built page @param file its path below the site @returns the page as it should be */
export type PageChange = (html: string, file: string) => string;

/** A change that waits for the others of its site, and who waits for it. */
type Waiting = { change: PageChange; resolve: (pages: number) => void; reject: (error: unknown) => void };

/** Folder of a built site → what is to be changed in its pages, in this order. */
const waiting = new Map<string, Waiting[]>();

/** A reader finds the page as it was or the page of after, never half of one. */
function replace(file: string, text: string): void {
  const beside = `${file}.${process.pid}.part`;
  writeFileSync(beside, text);
  renameSync(beside, file);
}

function run(outDir: string): void {
  const all = waiting.get(outDir) ?? [];
  waiting.delete(outDir);
  try {
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
    for (const name of files) {
      const file = path.join(outDir, name);
      const html = readFileSync(file, 'utf8');
      const changed = all.reduce((before, { change }) => change(before, name), html);
      if (changed !== html) replace(file, changed);
    }
    for (const { resolve } of all) resolve(files.length);
  } catch (error) {
    for (const { reject } of all) reject(error);
  }
}

/**
 * Changes every page of a built site. After the build Docusaurus asks all plugins at the same time, in the order of the
 * configuration: the changes of those that ask before they wait for anything are made in this order, and each page is
 * read and written once for all of them.
 *
 * @param outDir folder of the built site
 * @param change made in each page
 * @returns number of pages, when all are changed
 * @throws what any change throws, from every plugin that takes part
 */
export function changePages(outDir: string, change: PageChange): Promise<number> {
  return new Promise((resolve, reject) => {
    const others = waiting.get(outDir);
    if (others === undefined) queueMicrotask(() => run(outDir));
    waiting.set(outDir, [...(others ?? []), { change, resolve, reject }]);
  });
}
