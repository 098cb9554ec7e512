import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkHistory } from '../../../plugins/git-history/checkHistory';
import { readsHistory } from '../../../plugins/git-history/readsHistory';

const folder = mkdtempSync(path.join(tmpdir(), 'git-history-'));
const whole = path.join(folder, 'whole');
const shallow = path.join(folder, 'shallow');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@docs.example', ...args], { stdio: 'ignore' });

beforeAll(() => {
  git('init', whole);
  for (const message of ['first', 'second']) git('-C', whole, 'commit', '--allow-empty', '--message', message);
  git('clone', '--depth', '1', `file://${whole}`, shallow);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a whole history is taken', () => {
  expect(() => checkHistory(whole)).not.toThrow();
});

test('a shallow clone stops the build', () => {
  expect(() => checkHistory(shallow)).toThrow('only the end of the history');
  expect(() => checkHistory(shallow)).toThrow('Fix: git fetch --unshallow (in a workflow: fetch-depth: 0)');
});

test('a folder without history and a machine without git are told apart', () => {
  expect(() => checkHistory(folder)).toThrow(`${folder} has no history. Fix: build in a clone`);
  expect(() => checkHistory(whole, path.join(folder, 'no-programs'))).toThrow('git is not found. Fix: install git');
});

test('the history is asked for only where a page shows it', () => {
  expect(readsHistory([['classic', { docs: { showLastUpdateTime: true } }]])).toBe(true);
  expect(readsHistory([['classic', { blog: { showLastUpdateAuthor: true } }]])).toBe(true);
  expect(readsHistory([['classic', { docs: { showLastUpdateTime: false }, blog: false }], 'x'])).toBe(false);
});
