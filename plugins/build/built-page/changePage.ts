import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * Changes a built page in one step. After the build all plugins speak at the same time: two may change the same page,
 * and others read it. So nothing happens between reading and writing, and a reader finds the page as it was or the
 * page of after, never half of one.
 *
 * @param file path of the page
 * @param change from the page as it is to the page as it should be
 */
export function changePage(file: string, change: (html: string) => string): void {
  const beside = `${file}.${process.pid}.part`;
  writeFileSync(beside, change(readFileSync(file, 'utf8')));
  renameSync(beside, file);
}
