import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads the headers that `_headers` gives to every file of the site; so the preview shows pages as the hosts do that
 * read that file.
 *
 * @param dir folder of a built site
 * @param baseUrl address of that folder
 * @returns names and values; nothing for a site without the file
 */
export function hostHeaders(dir: string, baseUrl: string): [name: string, value: string][] {
  const file = path.join(dir, '_headers');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const block = lines.slice(lines.indexOf(`${baseUrl}*`) + 1);
  const end = block.findIndex((line) => !line.startsWith(' '));
  return block.slice(0, end).map((line) => {
    const [name = '', ...value] = line.split(':');
    return [name.trim(), value.join(':').trim()];
  });
}
