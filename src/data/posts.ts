import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isDay } from './dates';

/** A release note as its file name has it: `blog/2023-10-05-0.72.0.mdx`. */
export type Post = { readonly version: string; readonly date: string; readonly source: string };

const fileName = /^(\d{4}-\d{2}-\d{2})-(\d+\.\d+\.\d+)\.mdx$/;

/** @returns version and date in the name of a release note; nothing when it has another form, or no day of the calendar */
export function partsOfName(name: string): Pick<Post, 'version' | 'date'> | undefined {
  const [, date, version] = fileName.exec(name) ?? [];
  return date === undefined || version === undefined || !isDay(date) ? undefined : { version, date };
}

/**
 * @param root folder of the project
 * @returns the release notes, newest first; files with another name are none
 */
export function readPosts(root: string): Post[] {
  const folder = path.join(root, 'blog');
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder)
    .sort()
    .reverse()
    .flatMap((name) => {
      const parts = partsOfName(name);
      return parts === undefined ? [] : [{ ...parts, source: `blog/${name}` }];
    });
}
