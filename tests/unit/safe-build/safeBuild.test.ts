import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let project: string;

const site = () => {
  const page = path.join(project, 'build/index.html');
  return existsSync(page) ? readFileSync(page, 'utf8') : undefined;
};
const leftovers = () => readdirSync(path.join(project, '.cache'));
const write = (text: string) =>
  `fs.mkdirSync(out, { recursive: true }); fs.writeFileSync(out + '/index.html', '${text}');`;
const wait = 'setTimeout(() => undefined, 60000);';

type Run = { status: number | null; text: string };

function start(script: string, options: { uid?: number } = {}): { child: ChildProcess; ended: Promise<Run> } {
  const runner = path.resolve('tests/unit/safe-build/runBuild.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', runner, project, script], options);
  let text = '';
  child.stderr?.on('data', (part: Buffer) => {
    text += part;
  });
  return { child, ended: new Promise((resolve) => child.on('close', (status) => resolve({ status, text }))) };
}

const build = (script: string, options = {}) => start(script, options).ended;

/** Waits until the step of a build has begun to write. */
async function begun(): Promise<void> {
  const isBegun = () =>
    existsSync(path.join(project, '.cache')) && leftovers().some((name) => /^site-\d+-new$/.test(name));
  while (!isBegun()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A site of before, as the first test shows that a build leaves it. */
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'safe-build-'));
  mkdirSync(path.join(project, '.cache'));
  mkdirSync(path.join(project, 'build'));
  writeFileSync(path.join(project, 'build/index.html'), 'before');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

test('a first site is all there is', async () => {
  rmSync(path.join(project, 'build'), { recursive: true });
  rmSync(path.join(project, '.cache'), { recursive: true });
  expect(await build(write('before'))).toEqual({ status: 0, text: '' });
  expect(site()).toBe('before');
  expect(readdirSync(project).sort()).toEqual(['.cache', 'build']);
  expect(readdirSync(path.join(project, 'build'))).toEqual(['index.html']);
  expect(leftovers()).toEqual([]);
});

test('a new site takes the place of the one of before, with nothing left beside it', async () => {
  writeFileSync(path.join(project, 'build/old.html'), '');
  expect((await build(write('after'))).status).toBe(0);
  expect(site()).toBe('after');
  expect(readdirSync(path.join(project, 'build'))).toEqual(['index.html']);
  expect(leftovers()).toEqual([]);
});

test('a build that fails half-way leaves the site of before', async () => {
  const { status, text } = await build(`${write('half')} console.error('docs/a.mdx:1 is wrong'); process.exit(1);`);
  expect(status).toBe(1);
  expect(text).toContain('docs/a.mdx:1 is wrong');
  expect(text).toContain('MESSAGE The build failed. See the reason above.');
  expect(site()).toBe('before');
  expect(leftovers()).toEqual([]);
});

test('a full disk is named, and the site of before stays', async () => {
  // The device that is always full gives the fault of the system itself.
  const { status, text } = await build(`${write('half')} fs.writeFileSync('/dev/full', 'more');`);
  expect(status).toBe(1);
  expect(text).toContain('MESSAGE The disk is full. Fix: free some space');
  expect(site()).toBe('before');
  expect(leftovers()).toEqual([]);
});

test('a folder that cannot be written is named before anything is built', async () => {
  rmSync(path.join(project, '.cache'), { recursive: true });
  chmodSync(project, 0o555);
  // Root may write everywhere; nobody may not.
  const { status, text } = await build(write('after'), process.getuid?.() === 0 ? { uid: 65534 } : {});
  chmodSync(project, 0o755);
  expect(status).toBe(1);
  expect(text).toContain(
    'MESSAGE You do not have permission to write to the project folder, or to read a file in it. Fix: run the command as the owner',
  );
  expect(site()).toBe('before');
});

test('a second build at the same time is refused, and the first goes on', async () => {
  const end = path.join(project, 'end');
  const untilEnd = `const timer = setInterval(() => fs.existsSync('${end}') && clearInterval(timer), 20);`;
  const first = start(`${write('first')} ${untilEnd}`);
  await begun();
  const second = await build(write('second'));
  expect(second.status).toBe(1);
  expect(second.text).toContain(`MESSAGE Another build of this folder runs (process ${first.child.pid})`);
  writeFileSync(end, '');
  expect((await first.ended).status).toBe(0);
  expect(site()).toBe('first');
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a build that is stopped with %s leaves the site of before and nothing else', async (signal, status) => {
  const { child, ended } = start(`${write('half')} ${wait}`);
  await begun();
  child.kill(signal);
  const run = await ended;
  expect(run.status).toBe(status);
  expect(run.text).toContain(`MESSAGE The build was stopped (${signal}).`);
  expect(site()).toBe('before');
  expect(leftovers()).toEqual([]);
});

test('what a killed build has left is cleared away by the next one', async () => {
  const { child } = start(`${write('half')} setTimeout(() => undefined, 5000);`);
  await begun();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(leftovers()).toContain('build.lock');
  expect(site()).toBe('before');
  expect((await build(write('after'))).status).toBe(0);
  expect(site()).toBe('after');
  expect(leftovers()).toEqual([]);
});

test('a swap that was cut off is undone when the next build fails', async () => {
  const aside = path.join(project, '.cache/site-1-old');
  mkdirSync(aside, { recursive: true });
  writeFileSync(path.join(aside, 'index.html'), 'aside');
  rmSync(path.join(project, 'build'), { recursive: true });
  expect((await build('process.exit(1);')).status).toBe(1);
  expect(site()).toBe('aside');
});
