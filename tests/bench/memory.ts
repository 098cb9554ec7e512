import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const pageSize = 4096;

/** @returns bytes in memory of all processes of a group; 0 where the system has no /proc */
function bytesOf(group: number): number {
  if (!existsSync('/proc')) {
    return 0;
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, name) => {
      try {
        // The name of a program may contain spaces; group and pages in memory are the 3rd and 22nd value after it.
        const values =
          readFileSync(path.join('/proc', name, 'stat'), 'utf8')
            .split(') ')[1]
            ?.split(' ') ?? [];
        return Number(values[2]) === group ? sum + Number(values[21]) * pageSize : sum;
      } catch {
        return sum;
      }
    }, 0);
}

/** What a command took: seconds, and the most memory that it and the processes that it started had at once. */
export type Cost = { seconds: number; megabytes: number; output: string };

/**
 * Runs a command in a folder.
 *
 * @throws Error with what it printed when it fails
 */
export function costOf(dir: string, [program = '', ...args]: readonly string[]): Promise<Cost> {
  const start = performance.now();
  const child = spawn(program, args, { cwd: dir, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, child.pid === undefined ? 0 : bytesOf(child.pid));
  }, 250);
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (status) => {
      clearInterval(watch);
      const seconds = (performance.now() - start) / 1000;
      if (status === 0) {
        resolve({ seconds, megabytes: most / 1e6, output });
      } else {
        reject(new Error(`"${[program, ...args].join(' ')}" fails in ${dir}:\n${output}`));
      }
    });
  });
}
