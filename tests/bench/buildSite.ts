import { spawnSync } from 'node:child_process';

/** Arguments of `docusaurus build`, and what its environment has in addition to ours. */
export type BuildOptions = { args?: readonly string[]; env?: Readonly<Record<string, string>> };

/**
 * Builds the site in a folder.
 *
 * @returns seconds that the build took, and what it printed
 * @throws Error with what the build printed when it fails
 */
export function buildSite(
  dir: string,
  { args = [], env = {} }: BuildOptions = {},
): { seconds: number; output: string } {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('npx', ['docusaurus', 'build', ...args], {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) {
    throw new Error(`The site in ${dir} does not build:\n${stdout}${stderr}`);
  }
  return { seconds: (performance.now() - start) / 1000, output: stdout };
}
