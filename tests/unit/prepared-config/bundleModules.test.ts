import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleModules } from '../../../plugins/tools/prepared-config/bundleModules';

let project: string;
const write = (file: string, text: string) => writeFileSync(path.join(project, file), text);
const bundle = () => bundleModules(project, { site: 'site.ts' });

beforeEach(() => {
  project = realpathSync(mkdtempSync(path.join(tmpdir(), 'bundle-')));
  mkdirSync(path.join(project, 'parts'));
  write('parts/name.ts', "export const name: string = [__dirname, import.meta.url].join(' ');");
  write('site.ts', `import { name } from './parts/name'; console.log(name);`);
});
afterEach(() => rmSync(project, { recursive: true }));

test('a bundle runs, and its modules still know where they stand', async () => {
  const { stdout, stderr } = spawnSync(process.execPath, [path.join(await bundle(), 'site.cjs')], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toBe(`${project}/parts file://${project}/parts/name.ts\n`);
});

test('the same code gives the same folder, a change in any module another one', async () => {
  const first = await bundle();
  expect(await bundle()).toBe(first);
  write('parts/name.ts', 'export const name: string = "changed";');
  expect(await bundle()).not.toBe(first);
});

test('old bundles are deleted, the newest stays', async () => {
  const folders = [];
  for (let version = 0; version < 8; version += 1) {
    write('parts/name.ts', `export const name = ${version};`);
    folders.push(path.basename(await bundle()));
  }
  const left = readdirSync(path.join(project, '.cache/prepared'));
  expect(left).toHaveLength(5);
  expect(left).toContain(folders.at(-1));
});

test('a bundle that is used again is kept before those that were made after it', async () => {
  const name = (version: number) => write('parts/name.ts', `export const name = ${version};`);
  name(0);
  const first = await bundle();
  for (let version = 1; version < 5; version += 1) {
    name(version);
    const made = await bundle();
    const then = new Date(Date.now() - 1000 * (10 - version));
    utimesSync(made, then, then);
  }
  utimesSync(first, new Date(0), new Date(0));
  name(0);
  expect(await bundle()).toBe(first);
  name(5);
  await bundle();
  expect(existsSync(first)).toBe(true);
});

test('a module that cannot be read is named with its line', async () => {
  write('parts/name.ts', 'export const name = ;\n');
  await expect(bundle()).rejects.toThrow(/parts\/name\.ts:1:20: ERROR: Unexpected ";"/);
});
