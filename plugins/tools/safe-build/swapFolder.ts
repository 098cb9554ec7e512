import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Puts a finished folder at the place of another. Both must be on one disk, so that each step is one rename: the place
 * never contains half a site.
 *
 * @param finished folder that becomes the site
 * @param place of the site @param aside name for the previous site during the swap
 */
export function swapFolder(finished: string, place: string, aside: string): void {
  if (existsSync(place)) {
    renameSync(place, aside);
  }
  try {
    renameSync(finished, place);
  } catch (error) {
    putBack(place, aside);
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}

/** Restores the previous site when a swap was cut off between its two steps. */
export function putBack(place: string, aside: string): void {
  if (existsSync(aside) && !existsSync(place)) {
    renameSync(aside, place);
  }
}
