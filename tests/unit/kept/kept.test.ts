import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteUnused, type Inputs, Kept } from '../../../plugins/build/kept/kept';
import { keepNewest, markUsed } from '../../../plugins/build/kept/newest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('/'));

/** Asks for a result as a separate build does. */
function ask(inputs: Inputs, made: string, code = 'code 1', name = 'lint') {
  const results = new Kept({ folder, code });
  return { result: results.value(name, inputs, () => made), ...results.counts };
}

describe('a kept result', () => {
  test('is found by the next build that asks with the same input, options and code', () => {
    expect(ask(['text', 'option'], 'first')).toEqual({ result: 'first', asked: 1, found: 0 });
    expect(ask(['text', 'option'], 'second')).toEqual({ result: 'first', asked: 1, found: 1 });
  });

  test.each<[change: string, inputs: string[], code: string, name: string]>([
    ['input', ['text.', 'option'], 'code 1', 'lint'],
    ['option', ['text', 'option.'], 'code 1', 'lint'],
    ['code', ['text', 'option'], 'code 2', 'lint'],
    ['kind of result', ['text', 'option'], 'code 1', 'markdown'],
    ['border between two inputs', ['texto', 'ption'], 'code 1', 'lint'],
    ['number of inputs', ['text', 'option', ''], 'code 1', 'lint'],
  ])('is not used after a change of the %s', (_change, inputs, code, name) => {
    ask(['text', 'option'], 'stale');
    expect(ask(inputs, 'new', code, name)).toEqual({ result: 'new', asked: 1, found: 0 });
  });

  test('holds bytes as they were made', async () => {
    const bytes = Buffer.from([0, 255, 10]);
    const askBytes = (made: Buffer) => new Kept({ folder, code: '' }).bytes('brotli', ['x'], async () => made);
    expect(await askBytes(bytes)).toEqual(bytes);
    expect(await askBytes(Buffer.from('other'))).toEqual(bytes);
  });

  test.each<[damage: string, damaged: (whole: Buffer) => Buffer]>([
    ['empty', () => Buffer.alloc(0)],
    ['cut short', (whole) => whole.subarray(0, -1)],
    ['cut to a few bytes', (whole) => whole.subarray(0, 3)],
    ['full of zeros', (whole) => Buffer.alloc(whole.length)],
    ['followed by other bytes', (whole) => Buffer.concat([whole, Buffer.from('more')])],
  ])('is made again when its file is %s', (_damage, damaged) => {
    ask(['text'], 'first');
    const file = path.join(folder, files()[0] as string);
    writeFileSync(file, damaged(readFileSync(file)));
    expect(ask(['text'], 'second')).toEqual({ result: 'second', asked: 1, found: 0 });
    expect(ask(['text'], 'third')).toEqual({ result: 'second', asked: 1, found: 1 });
  });

  test('is not made of work that fails', () => {
    const fail = () => {
      throw new Error('wrong');
    };
    expect(() => new Kept({ folder, code: '' }).value('lint', ['x'], fail)).toThrow('wrong');
    expect(files()).toEqual([]);
  });

  test('leaves nothing but itself in its folder', () => {
    ask(['text'], 'first');
    expect(files()).toEqual([expect.stringMatching(/^lint\/[0-9a-f]{32}$/)]);
  });

  test('is deleted when no build has asked for it in a week', () => {
    ask(['old'], 'old');
    ask(['new'], 'new');
    ask(['asked for'], 'asked for');
    const now = Date.now();
    const [week, day] = [8, 1].map((days) => new Date(now - days * 24 * 60 * 60 * 1000));
    for (const name of files()) utimesSync(path.join(folder, name), week as Date, week as Date);
    ask(['new'], '');
    ask(['asked for'], '');
    const fresh = files()[0] as string;
    writeFileSync(path.join(folder, `${fresh}-other`), '');
    utimesSync(path.join(folder, `${fresh}-other`), day as Date, day as Date);
    deleteUnused(folder, now);
    expect(files()).toHaveLength(3);
    expect(ask(['old'], 'made again').found).toBe(0);
    expect(ask(['new'], '').found).toBe(1);
  });
});

test('beyond a size, the results that were asked for last stay', () => {
  for (const [at, input] of ['oldest', 'asked for again', 'new'].entries()) {
    const before = new Set(files());
    ask([input], 'result');
    const made = files().find((name) => !before.has(name)) as string;
    const time = new Date(Date.now() - (3 - at) * 60_000);
    utimesSync(path.join(folder, made), time, time);
  }
  ask(['asked for again'], '');
  const size = statSync(path.join(folder, files()[0] as string)).size;
  deleteUnused(folder, Date.now(), 2 * size);
  expect(['oldest', 'asked for again', 'new'].map((input) => ask([input], 'made again').found)).toEqual([0, 1, 1]);
});

test('without a fingerprint of its code nothing is kept', () => {
  const results = new Kept();
  expect([results.value('lint', ['x'], () => 1), results.value('lint', ['x'], () => 2)]).toEqual([1, 2]);
  expect(results.counts).toEqual({ asked: 2, found: 0 });
});

test('a folder that is not there has nothing to delete', () => {
  const missing = path.join(folder, 'missing');
  deleteUnused(missing, Date.now());
  expect(existsSync(missing)).toBe(false);
});

test('of several folders those that were used last stay', () => {
  const names = ['oldest', 'old', 'used again', 'new'];
  for (const [at, name] of names.entries()) {
    markUsed(path.join(folder, name));
    writeFileSync(path.join(folder, name, 'page'), '');
    utimesSync(path.join(folder, name), at, at);
  }
  markUsed(path.join(folder, 'used again'));
  keepNewest(folder, 2);
  expect(readdirSync(folder).sort()).toEqual(['new', 'used again']);
  keepNewest(path.join(folder, 'missing'), 2);
});
