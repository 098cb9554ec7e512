import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import dataCache from '@site/plugins/data-cache';
import { afterEach, beforeEach, expect, it } from 'vitest';

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'data-cache-'));
  mkdirSync(path.join(siteDir, 'src/data/pip'), { recursive: true });
  mkdirSync(path.join(siteDir, 'blog'));
  write('one');
});

afterEach(() => rmSync(siteDir, { recursive: true }));

const write = (text: string) => writeFileSync(path.join(siteDir, 'src/data/pip/rules.dl'), text);

function changesFor(config: object, baseUrl = '/'): unknown {
  const siteConfig = { url: 'https://docs.example', baseUrl };
  const { configureWebpack } = dataCache({ siteDir, siteConfig } as LoadContext);
  type Configure = (config: object) => unknown;
  return (configureWebpack as unknown as Configure | undefined)?.(config);
}

const cached = { experiments: { cache: { version: '3.10.2' } } };

it('the version of the cache changes with the data, the release notes, the titles and the address, and only with them', () => {
  const before = changesFor(cached);
  expect(before).toEqual({
    experiments: {
      cache: { version: expect.stringMatching(/^3\.10\.2(-[0-9a-f]{16}){3}-https:\/\/docs\.example\/$/) },
    },
  });
  expect(changesFor(cached)).toEqual(before);
  write('two');
  const after = changesFor(cached);
  expect(after).not.toEqual(before);
  writeFileSync(path.join(siteDir, 'blog/2022-01-18-0.28.0.mdx'), 'A note.');
  expect(changesFor(cached)).not.toEqual(after);
  writeFileSync(path.join(siteDir, 'src/data/routes.json'), '[{ "path": "/a", "section": "A" }]');
  mkdirSync(path.join(siteDir, 'docs'));
  const writeDoc = (text: string) => writeFileSync(path.join(siteDir, 'docs/a.mdx'), text);
  writeDoc('---\ntitle: A\n---\n\nOne.\n');
  const titled = changesFor(cached);
  writeDoc('---\ntitle: A\n---\n\nTwo.\n');
  expect(changesFor(cached)).toEqual(titled);
  writeDoc('---\ntitle: B\n---\n\nTwo.\n');
  expect(changesFor(cached)).not.toEqual(titled);
  expect(changesFor(cached, '/handbook/')).not.toEqual(changesFor(cached));
});

it('a build without such a cache is left alone', () => {
  expect(changesFor({})).toEqual({});
});
