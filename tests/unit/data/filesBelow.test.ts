import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { faultsOfReport } from '../../../plugins/lint/formatFindings';
import { lintContent } from '../../../plugins/lint/lintContent';
import { routesSource } from '../../../plugins/lint/rules/routes-source';
import { readSite } from '../../../plugins/lint/site';
import { readReleases } from '../../../plugins/texts/releases/readReleases';
import { fingerprintOf } from '../../../plugins/texts/sources/fingerprint';
import { inputsOfLint } from '../../../plugins/tools/text-checks/inputsOfLint';
import { siteExamples } from '../../../plugins/transforms/dl-examples/siteExamples';
import { factsFolder, readFacts } from '../../../src/data/facts';
import { filesBelow } from '../../../src/data/filesBelow';

let root = '';
const inRoot = (file: string) => path.join(root, file);
function write(file: string, text: string): void {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), text);
}

const folders = ['docs', 'docs/part', 'blog', 'src/pages', 'src/data', 'static', 'facts'];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'files-'));
  for (const folder of folders) write(`${folder}/page.txt`, 'Text.');
  write('docs/part/page.mdx', '---\ntitle: A page\n---\n\nText.\n');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Vim, Emacs, macOS. */
function hide(folder: string): void {
  write(`${folder}/.page.mdx.swp`, 'half of a text');
  for (const kind of ['mdx', 'yml']) symlinkSync('writer@desk.4711', inRoot(`${folder}/.#page.${kind}`));
  write(`${folder}/.DS_Store`, '');
  write(`${folder}/.hidden/page.mdx`, 'Text.');
}

test('files are listed with the folders below, sorted', () => {
  write('docs/a.mdx', '');
  hide('docs/part');
  expect(filesBelow(inRoot('docs'))).toEqual(['a.mdx', 'page.txt', 'part/page.mdx', 'part/page.txt']);
  expect(filesBelow(inRoot('missing'))).toEqual([]);
});

test('a link that cannot be followed is named, and no other error is', () => {
  symlinkSync('nowhere.mdx', inRoot('docs/gone.mdx'));
  expect(() => filesBelow(inRoot('docs'))).toThrow(/\/docs\/gone\.mdx is a link that leads nowhere, .* Fix: /);
  rmSync(inRoot('docs/gone.mdx'));
  symlinkSync('.', inRoot('docs/loop'));
  expect(() => filesBelow(inRoot('docs'))).toThrow(/\/docs\/loop is a link that leads nowhere, or to a folder /);
  rmSync(inRoot('docs/loop'));
  symlinkSync('page.txt', inRoot('docs/same.txt'));
  expect(filesBelow(inRoot('docs'))).toContain('same.txt');
});

test('a text that is a link, or in a folder that is one, is named by the lint: the bundler would read it at another place', () => {
  const faults = () =>
    faultsOfReport(lintContent({ root, rules: [routesSource] })).filter((fault) => /link/.test(fault));
  expect(faults()).toEqual([]);
  write('other/page.mdx', 'Text.');
  symlinkSync(inRoot('other/page.mdx'), inRoot('docs/same.mdx'));
  symlinkSync(inRoot('other'), inRoot('docs/more'));
  expect(faults()).toHaveLength(2);
  expect(faults()[0]).toMatch(
    /^docs\/more\/page\.mdx:1 {2}routes-source {2}This is a symbolic link, .* Fix: put a copy /,
  );
});

test.each<[walk: string, read: () => unknown]>([
  ['the lint', () => readSite(root).sourceFiles],
  ['what the lint depends on', () => inputsOfLint(root)],
  ['the fingerprint of the code', () => fingerprintOf(root, folders)],
  ['the DL examples', () => siteExamples(root, new Map())],
  ['the release notes', () => readReleases(inRoot('blog'))],
  ['the facts', () => readFacts(factsFolder, inRoot('facts')).faults],
])('%s: hidden files change nothing', (_walk, read) => {
  const before = read();
  for (const folder of folders) hide(folder);
  expect(read()).toEqual(before);
});
