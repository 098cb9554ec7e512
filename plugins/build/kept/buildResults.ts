import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Kept } from './kept';

/** Where all results of builds are kept; `npm run clear` deletes it. */
export const keptFolder = path.join('.cache', 'kept');

/**
 * Bundled modules (`plugins/tools/prepared-config`) are in a folder whose name is the hash of all of them, so that a
 * result made by one can be used by the others. The lock file and the version cover packages and Node.js. A module that
 * is not bundled does not know what it was made from, so it keeps nothing.
 */
function codeOf(file: string): string | undefined {
  if (path.extname(file) !== '.cjs') {
    return undefined;
  }
  const hash = createHash('sha256').update(process.version).update(readFileSync('package-lock.json'));
  return hash.update(path.basename(path.dirname(file))).digest('hex');
}

let results: Kept | undefined;

function newResults(): Kept {
  const code = codeOf(__filename);
  return new Kept(code === undefined ? undefined : { folder: keptFolder, code });
}

/** The results that this process keeps from build to build. */
export function buildResults(): Kept {
  results ??= newResults();
  return results;
}
