import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SampleLanguage } from '../../src/api/openapi/document';

const run = promisify(execFile);

/** Languages whose samples are run one by one; those of Java and C# are parsed. */
type Ran = Exclude<SampleLanguage, 'Java' | 'C#'>;

/** How a sample is run: as a file, with the program that its readers use; and a script that runs several in one process. */
const programs: Record<Ran, { file: string; command: string; runner?: string }> = {
  Shell: { file: 'sample.sh', command: 'sh' },
  JavaScript: { file: 'sample.mjs', command: process.execPath, runner: 'all.mjs' },
  Python: { file: 'sample.py', command: 'python3', runner: 'all.py' },
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

const options = {
  timeout: 60_000,
  maxBuffer: 16 * 1024 * 1024,
  env: { ...process.env, PYTHONIOENCODING: 'utf-8', NO_PROXY: 'localhost', no_proxy: 'localhost' },
};

/** Writes samples into a folder that is deleted afterwards. */
async function withFiles<T>(
  language: Ran,
  sources: readonly string[],
  use: (files: string[]) => Promise<T>,
): Promise<T> {
  const dir = mkdtempSync(path.join(tmpdir(), 'api-sample-'));
  try {
    const files = sources.map((source, at) => {
      const file = path.join(dir, `${at + 1}-${programs[language].file}`);
      writeFileSync(file, source);
      return file;
    });
    return await use(files);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/**
 * Runs a sample as its reader would.
 *
 * @returns what it prints
 * @throws Error with the output of the program when it fails
 */
export const runSample = (language: Ran, source: string): Promise<string> =>
  withFiles(language, [source], async (files) => (await run(programs[language].command, files, options)).stdout);

/**
 * Runs samples one after the other, those of JavaScript and Python in one process, each as a program of its own there: to start
 * one takes longer than a sample.
 *
 * @returns what each prints
 * @throws Error with the output of the program, which names the file, when one fails
 */
export async function runSamples(language: Ran, sources: readonly string[]): Promise<string[]> {
  const { command, runner } = programs[language];
  if (runner === undefined) {
    const printed: string[] = [];
    for (const source of sources) printed.push(await runSample(language, source));
    return printed;
  }
  return withFiles(language, sources, async (files) => {
    const { stdout } = await run(command, [path.resolve('tests/api/runners', runner), ...files], options);
    return JSON.parse(stdout) as string[];
  });
}
