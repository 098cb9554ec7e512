import { existsSync } from 'node:fs';
import path from 'node:path';

/** @returns the file of a page, whatever `trailingSlash` says */
export function htmlFile(outDir: string, route: string): string {
  const inside = path.join(outDir, decodeURI(route).replace(/\/$/, ''));
  const flat = `${inside}.html`;
  return route !== '/' && existsSync(flat) ? flat : path.join(inside, 'index.html');
}

/** @returns the HTML of the main part of a page; empty when it has none */
export const mainPart = (html: string): string => /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '';

/**
 * @param route address of a page below the base URL, with the slash before it
 * @returns path of its Markdown text, below the built site and below the base URL alike: `/` has `index.md`, `/api/` `api.md`
 */
export const markdownFile = (route: string): string => `${route.replace(/^\/|\/$/g, '') || 'index'}.md`;
