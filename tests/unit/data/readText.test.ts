import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRoutes } from '../../../src/data/readRoutes';
import { readText } from '../../../src/data/readText';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(...parts: (string | number[])[]): string {
  const file = path.join(folder, 'a.mdx');
  writeFileSync(file, Buffer.concat(parts.map((part) => Buffer.from(part as string))));
  return file;
}

test('UTF-8 is read as it is', () => {
  expect(readText(write('Hello, мир 🙂\n'))).toBe('Hello, мир 🙂\n');
});

test.each([
  ['a byte order mark', [[0xef, 0xbb, 0xbf], 'text'], ':1 starts with a byte order mark (byte 1).'],
  ['UTF-16, small end first', [[0xff, 0xfe], 't\0e\0'], ':1 starts with the mark of UTF-16 (byte 1).'],
  ['UTF-16, big end first', [[0xfe, 0xff], '\0t\0e'], ':1 starts with the mark of UTF-16 (byte 1).'],
  ['Windows-1251', ['one\ntwo ', [0xcf, 0xf0, 0xe8], '\n'], ':2 is not UTF-8: byte 9 is 0xcf.'],
  ['Latin-1', ['caf', [0xe9], ' gut\n'], ':1 is not UTF-8: byte 4 is 0xe9.'],
  ['Latin-1 at the end of a line', ['caf', [0xe9], '\n'], ':1 is not UTF-8: byte 4 is 0xe9.'],
  ['a byte that no character has', ['я', [0xff], 'я'], ':1 is not UTF-8: byte 3 is 0xff.'],
  ['a character cut off at the end', ['one\n', [0xd0]], ':2 is not UTF-8: byte 5 is 0xd0.'],
])('%s is refused with line, byte and fix', (_what, parts, message) => {
  expect(() => readText(write(...parts))).toThrow(`a.mdx${message} Fix: save the file as UTF-8`);
});

test('a list of routes that is no JSON is refused with line and column', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'routes-'));
  try {
    const file = path.join(root, 'src/data/routes.json');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '[\n  { "path": "/", "section": "a" }\n  { "path": "/b" }\n]\n');
    expect(() => readRoutes(root)).toThrow('src/data/routes.json:3:3 is not valid JSON. Fix: look for a comma');
    writeFileSync(file, '[\n  { "path": "/"');
    expect(() => readRoutes(root)).toThrow('src/data/routes.json:2:16 is not valid JSON.');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
