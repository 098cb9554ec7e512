import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { reasonOf } from '../../../src/data/reasonOf';
import { lockBuild } from './buildLock';
import { plainErrors } from './plainErrors';
import { putBack, swapFolder } from './swapFolder';

/** A command that runs. */
export type Running = { ended: Promise<void>; stop: () => void };

/** Starts a command in the folder of the project. Its end is an error with reason and fix when it fails. */
type Start = (program: string, ...args: string[]) => Running;

/** Makes a site in a new folder. */
export type Build = (folder: string, start: Start) => Promise<void>;

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

/** Milliseconds that a command has to end when it is told to. */
const patience = 1000;

/** Characters of what a command says of its errors; a generator may repeat one for each page. */
const longestOutput = 1_000_000;

/** Runs commands and shows what they print: their errors when they have ended, without stacks. */
class Commands {
  private readonly running = new Set<() => void>();

  constructor(private readonly project: string) {}

  readonly start: Start = (program, ...args) => {
    const child = spawn(program, args, { cwd: this.project, stdio: ['inherit', 'inherit', 'pipe'] });
    const stop = () => {
      child.kill();
      // A program that is busy in native code, or that cleans up for long, is not waited for.
      setTimeout(() => child.kill('SIGKILL'), patience).unref();
    };
    this.running.add(stop);
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      errors = (errors + part).slice(0, longestOutput);
    });
    const ended = new Promise<void>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (status) => {
        this.running.delete(stop);
        process.stderr.write(status === 0 ? errors : `${plainErrors(errors).trim()}\n`);
        if (status === 0) {
          resolve();
        } else {
          reject(new Error(reasonOf(errors) ?? 'The build failed. See the reason above.'));
        }
      });
    });
    return { ended, stop };
  };

  /** Ends all commands that still run. */
  async stop(): Promise<void> {
    for (const stop of this.running) stop();
    while (this.running.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Does the work until it is done or this process is told to end. */
async function untilStopped(work: Promise<void>): Promise<void> {
  let onSignal: (signal: NodeJS.Signals) => void = () => {};
  const stopped = new Promise<never>((_resolve, reject) => {
    onSignal = (signal) => reject(new Stopped(signal));
    for (const signal of signals) process.on(signal, onSignal);
  });
  try {
    await Promise.race([work, stopped]);
  } finally {
    for (const signal of signals) process.off(signal, onSignal);
  }
}

/**
 * Builds a site next to the previous one and replaces it when the new one is complete: whatever goes wrong, the folder
 * contains either the previous site or the new one, never half of one.
 *
 * @param project folder of the project
 * @param build makes the site
 * @throws Error with reason and fix when another build runs, the machine is at fault or a command fails; Stopped when
 *   the process was told to end
 */
export async function safeBuild(project: string, build: Build): Promise<void> {
  const cache = path.join(project, '.cache');
  const place = path.join(project, 'build');
  const folder = (kind: 'new' | 'old') => path.join(cache, `site-${process.pid}-${kind}`);
  const commands = new Commands(project);
  try {
    const unlock = lockBuild(cache);
    try {
      clearLeftovers(cache, place);
      await untilStopped(build(folder('new'), commands.start));
      swapFolder(folder('new'), place, folder('old'));
    } finally {
      await commands.stop();
      rmSync(folder('new'), { recursive: true, force: true });
      unlock();
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new Error(reasonOf(code) ?? message, { cause: error });
  }
}
