import path from 'node:path';
import { readReleases } from './readReleases';
import type { Release } from './release';

let loaded: readonly Release[] | undefined;

/**
 * The release notes of this site, newest first; read once.
 *
 * @throws Error with all items that cannot be read
 */
export function loadReleases(): readonly Release[] {
  loaded ??= readReleases(path.join(__dirname, '../../blog'));
  return loaded;
}
