import { expect, test, vi } from 'vitest';
import { createIndexStore } from '../../../plugins/local-search/client/indexStore';

const bytes = new ArrayBuffer(1);

test('those who ask while an index loads wait for the same load', async () => {
  let answer = (_bytes: ArrayBuffer) => {};
  const fetchIndex = vi.fn(() => new Promise<ArrayBuffer>((resolve) => (answer = resolve)));
  const take = vi.fn(async () => true);
  const store = createIndexStore(fetchIndex, take);
  store.open(['a']);
  const waiting = Promise.all([store.ready(['a']), store.ready(['a'])]);
  answer(bytes);
  await waiting;
  await store.ready(['a']);
  store.open(['a']);
  expect(fetchIndex.mock.calls).toEqual([['a']]);
  expect(take.mock.calls).toEqual([['a', bytes]]);
});

test('each tag is loaded by itself', async () => {
  const fetchIndex = vi.fn(async () => bytes);
  const store = createIndexStore(fetchIndex, async () => true);
  await store.ready(['a']);
  await store.ready(['a', 'b']);
  expect(fetchIndex.mock.calls).toEqual([['a'], ['b']]);
});

const fails = async () => Promise.reject(new Error('no'));

test.each([
  ['no file', fails, async () => true],
  ['a file that is no index', async () => bytes, async () => false],
  ['an engine that does not come', async () => bytes, fails],
])('%s is silent and is tried once more with each opening', async (_what, fetchFile, take) => {
  const fetchIndex = vi.fn(fetchFile);
  const store = createIndexStore(fetchIndex, take);
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
