import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { singleFile, singleFileName } from '../../plugins/api/mock/singleFile';

const siteDir = process.env['SITE_DIR'] ?? 'build';

test('the mock that the site publishes is that of the sources', async () => {
  const published = readFileSync(path.join(siteDir, 'files', singleFileName), 'utf8');
  expect(published).toBe(await singleFile(process.cwd()));
});

test('the page about it links to the file', () => {
  const page = readFileSync(path.join(siteDir, 'channels/platforms/server-api/index.html'), 'utf8');
  expect(page).toMatch(new RegExp(`href="?[^" ]*/files/${singleFileName}`));
});
