import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseDocument } from '../../../plugins/texts/document';
import { readReleases } from '../../../plugins/texts/releases/readReleases';
import { newRelease } from '../../../plugins/tools/new-release/newRelease';
import remarkChanges from '../../../plugins/transforms/remark/remarkChanges';

const made = newRelease(['0.73.0'], '2023-10-06', [{ version: '0.72.0', date: '2023-10-05' }]);
if ('refusal' in made) throw new Error(made.refusal);
const { file, text } = made;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'posts-'));
  writeFileSync(path.join(folder, path.basename(file)), text);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function compile(source: string): Root {
  const { tree } = structuredClone(parseDocument(file, 'post', source));
  remarkChanges()(tree, new VFile({ path: file }));
  return tree;
}

test('a release note that has just begun stops a build', () => {
  expect(() => readReleases(folder)).toThrow('The release notes have 9 errors:');
  expect(() => compile(text)).toThrow('there is no area "which-area"');
});

test('the live server shows it meanwhile, without what cannot be read', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(readReleases(folder)).toMatchObject([{ version: '0.73.0', items: [] }]);
  const shown = JSON.stringify(compile(text));
  expect(shown).toContain('Fixed an issue where …');
  expect(shown).not.toContain('which-area');
});

test('an element at a wrong place of a note that can be read is an error there, too', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const wrong = `${text.split('\n## ')[0]}\nA line <Change area="dl" features="oneword-tag" /> of text.\n`;
  expect(() => compile(wrong)).toThrow('<Change /> is not at the start of an item of a release note');
});
