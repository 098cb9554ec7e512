import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { watchBelow } from '../../../plugins/build/watchBelow';

let root = '';
const inRoot = (file: string) => path.join(root, file);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'watch-'));
  mkdirSync(inRoot('docs/part'), { recursive: true });
  writeFileSync(inRoot('docs/part/page.mdx'), 'Text.');
});
afterEach(() => rmSync(root, { recursive: true }));

/** As many editors save: the file is another one with the same name. */
function saveAsNewFile(file: string): void {
  writeFileSync(inRoot('beside'), 'New text.');
  renameSync(inRoot('beside'), inRoot(file));
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Watches a place; the function makes a change and waits until it is seen. */
async function watched(place: string, isPolling = false) {
  let seen = 0;
  const watcher = watchBelow(inRoot(place), () => (seen += 1), isPolling);
  onTestFinished(() => watcher.close());
  await once(watcher, 'ready');
  const change = async (what: string, how: () => void) => {
    const before = seen;
    how();
    await expect.poll(() => seen, { message: what, timeout: 5000 }).toBeGreaterThan(before);
    // What one change causes is over before the next one.
    await pause(20);
  };
  return { change, times: () => seen };
}

const edit = (file: string) => () => appendFileSync(inRoot(file), ' More.');

test('every change is followed, whatever became of the file or its folder before', async () => {
  const { change } = await watched('docs');
  await change('edited', edit('docs/part/page.mdx'));
  await change('saved as a new file', () => saveAsNewFile('docs/part/page.mdx'));
  await change('edited after that', edit('docs/part/page.mdx'));
  await change('deleted', () => rmSync(inRoot('docs/part/page.mdx')));
  await change('back again', () => writeFileSync(inRoot('docs/part/page.mdx'), 'Text.'));
  await change('edited after that', edit('docs/part/page.mdx'));
  await change('its folder has another name', () => renameSync(inRoot('docs/part'), inRoot('docs/other')));
  await change('edited after that', edit('docs/other/page.mdx'));
  await change('another folder with the old name', () => mkdirSync(inRoot('docs/part/deep'), { recursive: true }));
  await change('a file in it', () => writeFileSync(inRoot('docs/part/deep/page.mdx'), 'Text.'));
  await change('edited after that', edit('docs/part/deep/page.mdx'));
});

test('where the file system does not tell, it is asked', async () => {
  const { change, times } = await watched('docs', true);
  // Its first look at a file, which is no news, may come after an edit.
  const edits = () => {
    edit('docs/part/page.mdx')();
    return times();
  };
  await expect.poll(edits, { message: 'edited', timeout: 10_000 }).toBeGreaterThan(0);
  await change('deleted', () => rmSync(inRoot('docs/part/page.mdx')));
});

test('of one file, others beside it are not followed', async () => {
  writeFileSync(inRoot('one.json'), '{}');
  const { change, times } = await watched('one.json');
  writeFileSync(inRoot('other.json'), '{}');
  await pause(100);
  expect(times()).toBe(0);
  await change('saved as a new file', () => saveAsNewFile('one.json'));
  await change('edited after that', edit('one.json'));
});
