import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { readReleases } from '@site/plugins/texts/releases/readReleases';
import { digestsOfSite, writeDigests } from '@site/plugins/texts/sources/digests';
import { readOnce } from '@site/src/data/readOnce';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

let folder = '';
let posts = '';
let digests = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'digests-'));
  posts = path.join(folder, 'blog');
  digests = path.join(folder, 'digests');
  cpSync('blog', posts, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

function edit(post: string, before: RegExp, after: string): void {
  const name = readdirSync(posts).find((one) => one.includes(post)) ?? '';
  const text = readFileSync(path.join(posts, name), 'utf8');
  expect(text).toMatch(before);
  writeFileSync(path.join(posts, name), text.replace(before, after));
}

const update = () => writeDigests(digests, digestsOfSite(readReleases(posts)));

test('a digest is written when what texts take of the release notes changes, and only then', () => {
  expect(update()).toBeGreaterThan(100);
  expect(update(), 'nothing changed').toBe(0);
  edit('0.33.0', /\{\/\* truncate \*\/\}/, 'One more sentence that no text shows.\n\n{/* truncate */}');
  expect(update(), 'a sentence of the post alone').toBe(0);
  const states = () =>
    new Map(
      readdirSync(path.join(digests, 'changes')).map((name) => [
        name,
        readFileSync(path.join(digests, 'changes', name), 'utf8'),
      ]),
    );
  const before = states();
  edit('0.33.0', /(features="\+tables"[^>]*\/>)/, '$1 Edited.');
  expect(update()).toBeGreaterThan(0);
  const changed = [...states()].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
  expect(changed).toContain('docs+development+assistant-elements+tablicy.mdx.json');
  expect(changed.length, 'the pages that show the item').toBeLessThan(8);
});

test('a digest that nobody needs is deleted', () => {
  const place = path.join(folder, 'two');
  expect(
    writeDigests(
      place,
      new Map([
        ['digest:changes/a.json', 1],
        ['digest:titles.json', 2],
      ]),
    ),
  ).toBe(2);
  expect(writeDigests(place, new Map([['digest:titles.json', 2]]))).toBe(1);
  expect(readdirSync(path.join(place, 'changes'))).toEqual([]);
});

test('what was read once is read again in the live server when a file was saved, which is asked once in a turn', async () => {
  const file = path.join(folder, 'limits.yml');
  writeFileSync(file, 'ten');
  const read = vi.fn(() => readFileSync(file, 'utf8'));
  const files = vi.fn(() => [file]);
  const load = readOnce(files, read);
  const save = (text: string) => {
    const { mtimeMs } = statSync(file);
    while (statSync(file).mtimeMs === mtimeMs) writeFileSync(file, text);
  };
  expect([load(), load()]).toEqual(['ten', 'ten']);
  save('twelve');
  expect(load(), 'a build reads once').toBe('ten');
  expect(read).toHaveBeenCalledTimes(1);
  vi.stubEnv('NODE_ENV', 'development');
  expect([load(), load()]).toEqual(['twelve', 'twelve']);
  expect(read).toHaveBeenCalledTimes(2);
  expect(files).toHaveBeenCalledTimes(1);
  save('thirteen');
  await setImmediate();
  expect(load()).toBe('thirteen');
});
