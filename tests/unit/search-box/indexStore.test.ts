import { expect, test, vi } from 'vitest';
import { createIndexStore } from '../../../plugins/search/client/indexStore';

test('those who ask while an index loads wait for the same load', async () => {
  let answer = (_isIndex: boolean) => {};
  const fetchIndex = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const store = createIndexStore(fetchIndex);
  store.open(['a']);
  const waiting = Promise.all([store.ready(['a']), store.ready(['a'])]);
  answer(true);
  await waiting;
  await store.ready(['a']);
  store.open(['a']);
  expect(fetchIndex.mock.calls).toEqual([['a']]);
});

test('each tag is loaded by itself', async () => {
  const fetchIndex = vi.fn(async () => true);
  const store = createIndexStore(fetchIndex);
  await store.ready(['a']);
  await store.ready(['a', 'b']);
  expect(fetchIndex.mock.calls).toEqual([['a'], ['b']]);
});

test.each([
  ['no file, or no engine,', async () => Promise.reject(new Error('no'))],
  ['a file that is no index', async () => false],
])('%s is silent and is tried once more with each opening', async (_what, fetchFile) => {
  const fetchIndex = vi.fn(fetchFile);
  const store = createIndexStore(fetchIndex);
  await store.ready(['a']);
  await store.ready(['a']);
  expect(fetchIndex).toHaveBeenCalledTimes(1);
  store.open(['a']);
  store.open(['a']);
  await store.ready(['a']);
  expect(fetchIndex).toHaveBeenCalledTimes(2);
  store.open(['b']);
  await store.ready(['b']);
  expect(fetchIndex).toHaveBeenCalledTimes(3);
});
