import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../src/data/filesBelow';
import type { Inputs } from '../../build/kept/kept';
import { readmeFiles } from '../../lint/readmes';
import { textFolders } from '../../texts/document';

/**
 * @returns everything that the rules about texts read: texts, READMEs and facts with their content, served files by
 * name
 */
export function inputsOfLint(root: string): Inputs {
  const below = (folder: string) => filesBelow(path.join(root, folder)).map((name) => path.join(root, folder, name));
  const readmes = readmeFiles(root).map((file) => path.join(root, file));
  const read = [...[...Object.keys(textFolders), 'src/data'].flatMap(below), ...readmes];
  return [...read.flatMap((file) => [file, readFileSync(file)]), ...below('static')];
}
