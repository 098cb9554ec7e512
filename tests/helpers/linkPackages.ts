import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Gives another site the packages of this project. Each is linked separately, because the bundler keeps its results in
 * `node_modules/.cache`: two sites with one such folder take away each other's.
 *
 * @param dir the folder of the site, without `node_modules`
 */
export function linkPackages(dir: string): void {
  const packages = path.join(dir, 'node_modules');
  mkdirSync(packages, { recursive: true });
  for (const name of readdirSync('node_modules').filter((one) => one !== '.cache')) {
    symlinkSync(path.resolve('node_modules', name), path.join(packages, name));
  }
}
