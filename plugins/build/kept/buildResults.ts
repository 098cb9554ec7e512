import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Kept } from './kept';

/** Where all results of builds are kept; `npm run clear` deletes it. */
export const keptFolder = path.join('.cache', 'kept');

/** Whether this module is one of a bundle (`plugins/tools/prepared-config`): only those know what code they were made from. */
export const isBundled = path.extname(__filename) === '.cjs';

/**
 * A bundle is in a folder whose name is the hash of all of them, so that a result made by one can be used by the others.
 * The lock file and the version cover packages and Node.js.
 */
function codeOf(bundle: string): string {
  const hash = createHash('sha256').update(process.version).update(readFileSync('package-lock.json'));
  return hash.update(path.basename(path.dirname(bundle))).digest('hex');
}

let results: Kept | undefined;

/** The results that this process keeps from build to build; a module that is not bundled keeps nothing. */
export function buildResults(): Kept {
  results ??= new Kept(isBundled ? { folder: keptFolder, code: codeOf(__filename) } : undefined);
  return results;
}
