import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockBuild } from '../../../plugins/tools/safe-build/buildLock';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'build.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['nothing', ''],
  ['no number', 'half'],
  ['the group of the build', '0'],
  ['the number of the build itself, as in a container that starts again', String(process.pid)],
])('a lock of %s is taken over', (_owner, text) => {
  writeFileSync(file, text);
  const unlock = lockBuild(folder);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  unlock();
  expect(existsSync(file)).toBe(false);
});

test('a lock that cannot be written is not left', () => {
  // A limit of 0 bytes for each file fails like a full disk: the file is there, its content is not.
  const limited = ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, '--import', 'tsx'];
  const runner = path.resolve('tests/unit/safe-build/runBuild.ts');
  const env = { ...process.env, TSX_DISABLE_CACHE: '1' };
  const { stderr } = spawnSync('sh', [...limited, runner, folder, ''], { encoding: 'utf8', env });
  expect(stderr).toContain('MESSAGE EFBIG: file too large, write');
  expect(existsSync(path.join(folder, '.cache/build.lock'))).toBe(false);
});
