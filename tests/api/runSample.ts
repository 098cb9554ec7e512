import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SampleLanguage } from '../../src/api/openapi/document';

const run = promisify(execFile);

/** Languages whose samples are run one by one; those of Java and C# are parsed. */
type Ran = Exclude<SampleLanguage, 'Java' | 'C#'>;

/** How a sample is run: as a file, with the program that its readers use. */
const programs: Record<Ran, { file: string; command: string }> = {
  Shell: { file: 'sample.sh', command: 'sh' },
  JavaScript: { file: 'sample.mjs', command: process.execPath },
  Python: { file: 'sample.py', command: 'python3' },
};

/** The program that a sample of the language needs on the machine, and what installs it. */
const needed: Record<Ran, string> = {
  Shell: 'curl',
  JavaScript: process.execPath,
  Python: 'python3',
};

/** @throws Error that names the missing program and both ways out */
export async function requireProgram(language: Ran): Promise<void> {
  try {
    await run(needed[language], ['--version']);
  } catch {
    throw new Error(
      `The samples in ${language} need ${needed[language]}, which is not here. Fix: apt-get install ${needed[language]}, or leave them out: SKIP_SAMPLES=${language} npm run test:api`,
    );
  }
}

/** Languages that the environment leaves out, for example `SKIP_SAMPLES=Python,Shell`. */
export const skipped = new Set((process.env.SKIP_SAMPLES ?? '').split(',').filter((name) => name !== ''));

/**
 * Runs a sample as its reader would.
 *
 * @returns what it prints
 * @throws Error with the output of the program when it fails
 */
export async function runSample(language: Ran, source: string): Promise<string> {
  const dir = mkdtempSync(path.join(tmpdir(), 'api-sample-'));
  try {
    const { file, command } = programs[language];
    writeFileSync(path.join(dir, file), source);
    const { stdout } = await run(command, [path.join(dir, file)], {
      timeout: 60_000,
      env: { ...process.env, PYTHONIOENCODING: 'utf-8', NO_PROXY: 'localhost', no_proxy: 'localhost' },
    });
    return stdout;
  } finally {
    rmSync(dir, { recursive: true });
  }
}
