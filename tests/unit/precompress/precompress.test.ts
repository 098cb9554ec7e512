import {
  mkdirSync,
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
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { precompress } from '../../../plugins/tools/precompress/precompress';

const text = 'One term, one meaning. '.repeat(100);
const dirs: string[] = [];

function site(files: Record<string, string>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'precompress-'));
  dirs.push(dir);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.join(dir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
  return dir;
}

const list = (dir: string) => readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();

describe('compressed copies', () => {
  afterEach(() => {
    for (const dir of dirs.splice(0)) {
      rmSync(dir, { recursive: true });
    }
  });

  test('stand beside each text and hold the same', async () => {
    const dir = site({ 'index.html': text, 'blog/index.html': `${text}!` });
    const counts = await precompress(dir);
    expect(counts).toMatchObject({ files: 2, bytes: 2 * text.length + 1 });
    expect(counts.brotliBytes).toBeLessThan(counts.gzipBytes);
    for (const [file, content] of [
      ['index.html', text],
      ['blog/index.html', `${text}!`],
    ] as const) {
      expect(brotliDecompressSync(readFileSync(path.join(dir, `${file}.br`))).toString()).toBe(content);
      expect(gunzipSync(readFileSync(path.join(dir, `${file}.gz`))).toString()).toBe(content);
    }
  });

  test('are not made of images, fonts and small texts', async () => {
    const dir = site({ 'a.png': text, 'b.woff2': text, 'c.css': text.slice(0, 1023), _headers: text });
    expect(await precompress(dir)).toEqual({ files: 0, bytes: 0, brotliBytes: 0, gzipBytes: 0 });
    expect(list(dir)).toEqual(['_headers', 'a.png', 'b.woff2', 'c.css']);
  });

  test('have the same bytes for the same text, whenever it was written, and again after a second run', async () => {
    const dir = site({ 'a.js': text, 'b.js': text });
    utimesSync(path.join(dir, 'a.js'), 1, 1);
    await precompress(dir);
    const first = list(dir);
    for (const ending of ['br', 'gz']) {
      expect(readFileSync(path.join(dir, `a.js.${ending}`))).toEqual(readFileSync(path.join(dir, `b.js.${ending}`)));
    }
    // RFC 1952: four bytes of time, two of flags and system.
    expect([...readFileSync(path.join(dir, 'a.js.gz')).subarray(4, 10)]).toEqual([0, 0, 0, 0, 0, 255]);
    await precompress(dir);
    expect(list(dir)).toEqual(first);
  });

  test('are left as they are while their text is the same, and made again when it changes', async () => {
    const dir = site({ 'a.js': text });
    const copy = path.join(dir, 'a.js.br');
    const counts = await precompress(dir);
    const { mtime } = statSync(copy);
    const mark = readFileSync(copy).fill(0);
    writeFileSync(copy, mark);
    utimesSync(copy, mtime, mtime);
    expect(await precompress(dir)).toEqual(counts);
    expect(readFileSync(copy)).toEqual(mark);

    writeFileSync(path.join(dir, 'a.js'), `${text}!`);
    await precompress(dir);
    expect(brotliDecompressSync(readFileSync(copy)).toString()).toBe(`${text}!`);
  });

  test.each(['br', 'gz'])('are both made again when the one with %s is missing', async (format) => {
    const dir = site({ 'a.js': text });
    await precompress(dir);
    const files = list(dir);
    rmSync(path.join(dir, `a.js.${format}`));
    await precompress(dir);
    expect(list(dir)).toEqual(files);
  });

  test('a folder that does not exist is an error', async () => {
    await expect(precompress('no-such-folder')).rejects.toThrow('no-such-folder');
  });
});
