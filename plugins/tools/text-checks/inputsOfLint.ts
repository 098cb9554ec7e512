import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../src/data/filesBelow';
import type { Inputs } from '../../build/kept/kept';
import { textFolders } from '../../texts/document';

/** @returns everything that the rules about texts read: texts and facts as they are, of served files the names */
export function inputsOfLint(root: string): Inputs {
  const below = (folder: string) => filesBelow(path.join(root, folder)).map((name) => path.join(root, folder, name));
  const read = [...Object.keys(textFolders), 'src/data'].flatMap(below);
  return [...read.flatMap((file) => [file, readFileSync(file)]), ...below('static')];
}
