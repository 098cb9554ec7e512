import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Loads the modules of a page with the given ids and says in which task each was evaluated. */
async function tasksOf(ids: readonly number[]): Promise<number[]> {
  const modules = Object.fromEntries(ids.map((id) => [`chunk-${id}`, [id, id * 10]]));
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify({ chain: [], modules }) }) });
  vi.stubGlobal('__webpack_get_script_filename__', String);
  vi.stubGlobal('__webpack_chunk_load__', () => Promise.resolve());
  const evaluated: number[] = [];
  let task = 0;
  // Promises are settled before the next task begins, so everything that one task runs reads the same number.
  const { setTimeout: later } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void) =>
    later(() => {
      task += 1;
      run();
    }),
  );
  vi.stubGlobal('__webpack_require__', (id: number) => {
    evaluated.push(task);
    return { __esModule: true, id };
  });
  const { default: registry } = await import('../../../plugins/bundle/page-routes/client/registry');
  const loaded = await Promise.all(Object.values(registry).map(([load]) => load()));
  expect(loaded).toEqual(ids.map((id) => ({ __esModule: true, id })));
  return evaluated;
}

test('each module of a page is evaluated in a task of its own, after the one that loaded it', async () => {
  expect(await tasksOf([1, 2, 3])).toEqual([1, 2, 3]);
});
