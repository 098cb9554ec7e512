import { execFileSync, spawnSync } from 'node:child_process';

export const isRoot = () => process.getuid?.() === 0;

/** @returns path of a program of the system, or nothing when there is none of this name */
export function onPath(name: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Tries to install packages of Debian or Ubuntu, which only root can; says nothing when it could not. */
export function installPackages(names: string[]): void {
  if (!isRoot() || !onPath('apt-get')) {
    return;
  }
  console.log(`Trying the packages of the system: ${names.join(', ')} …`);
  try {
    execFileSync('apt-get', ['update'], { stdio: 'inherit', timeout: 120_000 });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
      stdio: 'inherit',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // Who needs the program looks for it again and says what to do.
  }
}
