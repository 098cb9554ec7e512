import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BaseSource } from '../dl';
import { filesBelow } from './filesBelow';
import { pipFiles } from './pip/base';

/** Folder of the rule base of Pip, the sample assistant of all pages. */
export const pipFolder = path.join(__dirname, 'pip');

/** A small skill first, so that a reader who opens the rules meets a greeting and not a parcel. */
const skills = ['small_talk', 'track', 'tariffs', 'pickup', 'complaints', 'operator'] as const;

const read = (file: string) => readFileSync(path.join(pipFolder, file), 'utf8');

/** Names of the rule files of Pip, in reading order: one file a skill. */
export const pipRuleFiles: readonly string[] = skills.map((skill) => `${skill}.dl`);

/**
 * The rule base of Pip. For the Node side only: no browser code imports this file.
 *
 * @returns the base as `compile` of `src/dl` takes it, with one rule file for each skill
 * @throws Error when a file is missing, or a rule file is not for a skill of the list
 */
export function loadPip(): BaseSource {
  const unknown = filesBelow(path.join(pipFolder, 'rules')).filter((file) => !pipRuleFiles.includes(file));
  if (unknown.length > 0) {
    throw new Error(`src/data/pip/rules/${unknown[0]}:1: the file is not a skill. Fix: add it to src/data/pipBase.ts.`);
  }
  return {
    rules: pipRuleFiles.map((file) => ({ file, text: read(`rules/${file}`) })),
    ...pipFiles,
    platform: true,
  };
}
