import { spawnSync } from 'node:child_process';

/**
 * Builds the site in a folder.
 *
 * @returns seconds that the build took
 * @throws Error with what the build printed when it fails
 */
export function buildSite(dir: string): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('npx', ['docusaurus', 'build'], { cwd: dir, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`The site in ${dir} does not build:\n${stdout}${stderr}`);
  }
  return (performance.now() - start) / 1000;
}
