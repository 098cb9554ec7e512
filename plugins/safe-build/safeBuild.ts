import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { lockBuild } from './buildLock';
import { reasonOf } from './reasonOf';
import { putBack, swapFolder } from './swapFolder';

/** What makes a site: commands that run one after the other and write into the folder that they are given. */
export type Steps = (folder: string) => readonly (readonly [program: string, ...args: string[]])[];

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A build that the reader of its messages has stopped. */
export class Stopped extends Error {
  readonly exitCode: number;
  constructor(signal: NodeJS.Signals) {
    super(`The build was stopped (${signal}).`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/** Deletes what a killed build has left, and puts the site back that it may have moved aside. */
function clearLeftovers(cache: string, place: string): void {
  for (const name of readdirSync(cache).filter((one) => /^site-\d+-(?:new|old)$/.test(one))) {
    const left = path.join(cache, name);
    if (name.endsWith('-old')) {
      putBack(place, left);
    }
    rmSync(left, { recursive: true, force: true });
  }
}

/** Runs a command, shows what it prints, and ends it when this process is told to end. */
function run([program, ...args]: readonly [string, ...string[]], project: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(program, args, { cwd: project, stdio: ['inherit', 'inherit', 'pipe'] });
    let errors = '';
    let stopped: NodeJS.Signals | undefined;
    const stop = (signal: NodeJS.Signals) => {
      stopped = signal;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, stop);
    child.stderr?.on('data', (part: Buffer) => {
      process.stderr.write(part);
      errors = (errors + part).slice(-100_000);
    });
    child.on('error', reject);
    child.on('close', (status) => {
      for (const signal of signals) process.off(signal, stop);
      if (stopped !== undefined) {
        reject(new Stopped(stopped));
      } else if (status === 0) {
        resolve();
      } else {
        reject(new Error(reasonOf(errors) ?? 'The build failed. The reason stands above.'));
      }
    });
  });
}

/**
 * Builds a site beside the one of before and puts it into its place when it is whole: whatever goes wrong, the place
 * holds the site of before or the new one, and no half of one.
 *
 * @param project folder of the project
 * @param steps make the site
 * @throws Error with reason and fix when another build runs, the machine is at fault or a step fails; Stopped when the
 *   process was told to end
 */
export async function safeBuild(project: string, steps: Steps): Promise<void> {
  const cache = path.join(project, '.cache');
  const place = path.join(project, 'build');
  const folder = (kind: 'new' | 'old') => path.join(cache, `site-${process.pid}-${kind}`);
  try {
    const unlock = lockBuild(cache);
    try {
      clearLeftovers(cache, place);
      for (const step of steps(folder('new'))) await run(step, project);
      swapFolder(folder('new'), place, folder('old'));
    } finally {
      rmSync(folder('new'), { recursive: true, force: true });
      unlock();
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new Error(reasonOf(code) ?? message, { cause: error });
  }
}
