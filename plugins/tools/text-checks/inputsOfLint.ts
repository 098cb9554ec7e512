import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Inputs } from '../../build/kept/kept';
import { textFolders } from '../../texts/document';

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}

/** @returns everything that the rules about texts read: texts and facts as they are, of served files the names */
export function inputsOfLint(root: string): Inputs {
  const below = (folder: string) => (existsSync(path.join(root, folder)) ? filesBelow(path.join(root, folder)) : []);
  const read = [...Object.keys(textFolders), 'src/data'].flatMap(below);
  return [...read.flatMap((file) => [file, readFileSync(file)]), ...below('static')];
}
