import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { GuardReport } from '../guards/guard';

type Run = { status: number | null; text: string };

function run(program: string, args: string[]): Run {
  const { status, stdout, stderr, error } = spawnSync(`node_modules/.bin/${program}`, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) {
    throw error;
  }
  return { status, text: `${stdout}\n${stderr}` };
}

/** @returns the faults that a program has named, and one for its status if that says that there is a fault and it named none */
function faultsOf(program: string, { status, text }: Run, faults: string[]): string[] {
  return status === 0 || faults.length > 0
    ? faults
    : [`${program} ended with ${status}, and none of its faults was understood:\n${text.trim().slice(-2000)}`];
}

/**
 * Checks the types of a project.
 *
 * @param project folder with a `tsconfig.json`
 * @returns the files of the project and the errors of the compiler, each with file, line and column
 */
export function typesReport(project: string): GuardReport {
  // What the compiler knows of files that have not changed is kept, so that the next run takes a third of the time.
  const memory = path.resolve('.cache/types', `${path.basename(path.resolve(project))}.tsbuildinfo`);
  const kept = ['--incremental', '--tsBuildInfoFile', memory];
  const result = run('tsc', ['--noEmit', ...kept, '--pretty', 'false', '--listFiles', '-p', project]);
  const lines = result.text.split('\n');
  return {
    checked: lines.filter((line) => /^\/.*\.[cm]?tsx?$/.test(line) && !line.includes('/node_modules/')).length,
    unit: 'files',
    // A fault of the settings has no place before it.
    faults: faultsOf(
      'tsc',
      result,
      lines.filter((line) => /(?:^| )error TS\d+: /.test(line)),
    ),
  };
}

/**
 * Checks lint and format.
 *
 * @param files what to check
 * @param config file with the settings; one that is not the project's reads the red fixtures, which the project
 *   excludes
 * @returns the number of files and a line for each finding: file, line and rule, or the word format
 */
export function biomeReport(files: string[], config = '.biome.json'): GuardReport {
  const args = ['ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=none', `--config-path=${config}`];
  const result = run('biome', [...args, ...files]);
  const finding = /^(\S+(?::\d+:\d+)?) (lint\/\S+|format|assist\S*|parse|suppressions\/\S+)/gm;
  return {
    checked: Number(/Checked (\d+) files?/.exec(result.text)?.[1] ?? 0),
    unit: 'files',
    faults: faultsOf(
      'biome',
      result,
      [...result.text.matchAll(finding)].map(
        ([, place, rule]) => `${place} ${rule}. Fix: npm run format fixes what it can and explains the rest.`,
      ),
    ),
  };
}
