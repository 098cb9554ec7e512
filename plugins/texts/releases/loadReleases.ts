import { readdirSync } from 'node:fs';
import path from 'node:path';
import { factsFolder } from '../../../src/data/facts';
import { readOnce } from '../../../src/data/readOnce';
import { readReadings } from './readReleases';
import type { Release } from './release';

const folder = path.join(__dirname, '../../../blog');

/** The posts, and the registers that their items are compared with. */
const files = (): string[] => [
  ...readdirSync(folder).map((name) => path.join(folder, name)),
  ...['areas', 'features', 'kinds'].map((name) => path.join(factsFolder, `${name}.yml`)),
];

/**
 * The release notes of this site, newest first, without items that cannot be read: the content lint names each of them,
 * and its post cannot be compiled. Read once, and in the live server again when one was saved.
 */
export const loadReleases: () => readonly Release[] = readOnce(files, () =>
  readReadings(folder).map(({ release }) => release),
);
