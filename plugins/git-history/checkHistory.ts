import { spawnSync } from 'node:child_process';

/**
 * Checks that dates can be read from the history of the project.
 *
 * @param dir folder of the project
 * @param path where programs are looked for
 * @throws Error with reason and fix when there is no git, no history, or only the end of one
 */
export function checkHistory(dir: string, path = process.env['PATH']): void {
  const { status, stdout, error } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  });
  const without = 'or turn showLastUpdateTime and showLastUpdateAuthor off (src/config/content.ts)';
  if (error) {
    throw new Error(`[git history] The pages show dates from git, and git is not found. Fix: install git, ${without}.`);
  }
  if (status !== 0) {
    throw new Error(
      `[git history] The pages show dates from git, and ${dir} has no history. Fix: build in a clone, ${without}.`,
    );
  }
  if (stdout.trim() === 'true') {
    throw new Error(
      `[git history] The pages show dates from git, and this clone has only the end of the history, so all dates would be those of its last commits. Fix: git fetch --unshallow (in a workflow: fetch-depth: 0), ${without}.`,
    );
  }
}
