import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { singleFile, singleFileName } from '../../plugins/api/mock/singleFile';

const siteDir = process.env['SITE_DIR'] ?? 'build';

test('the mock that the site publishes is that of the sources', async () => {
  const published = readFileSync(path.join(siteDir, 'files', singleFileName), 'utf8');
  expect(published).toBe(await singleFile(process.cwd()));
});

test('the page about it and both API pages link to the file', () => {
  for (const page of ['channels/platforms/server-api', 'api/capi', 'api/sapi']) {
    const html = readFileSync(path.join(siteDir, page, 'index.html'), 'utf8');
    const [, href = ''] = new RegExp(`href="?([^" >]*/files/${singleFileName})`).exec(html) ?? [];
    expect(new URL(href, `https://docs.example/${page}/`).pathname, page).toBe(`/files/${singleFileName}`);
  }
});
