import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { builtFiles } from '../../src/api/build/files';

const files = builtFiles();

describe('files that are made from src/api', () => {
  test('there are some', () => expect(files.length).toBe(10));

  test.each(files)('$path is what src/api says now (else: npm run api:build)', ({ path, text }) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
    console.log(`${path}: ${text.length} characters, ${gzipSync(text, { level: 9 }).length} bytes compressed`);
  });

  test.each(files.filter(({ path }) => path.endsWith('.mjs')))('$path is small, and needs no eval', ({ text }) => {
    expect(text).not.toMatch(/\beval\(|new Function|\brequire\(|\bimport\b/);
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(4200);
  });
});
