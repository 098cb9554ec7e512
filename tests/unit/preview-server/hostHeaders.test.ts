import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { headersFile } from '../../../plugins/pages/content-policy/headersFile';
import { hostHeaders } from '../../../plugins/tools/preview-server/hostHeaders';

const dir = mkdtempSync(path.join(tmpdir(), 'headers-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('a site without the file has no headers of its own', () => {
  expect(hostHeaders(dir, '/')).toEqual([]);
});

test('the headers that the build writes for a folder are read, and only for that folder', () => {
  const policy = "default-src 'self';img-src 'self' data:";
  writeFileSync(path.join(dir, '_headers'), headersFile('/docs/', policy));
  expect(hostHeaders(dir, '/docs/')).toContainEqual(['Content-Security-Policy', policy]);
  expect(hostHeaders(dir, '/docs/')).toHaveLength(6);
  expect(hostHeaders(dir, '/')).toEqual([]);
});
