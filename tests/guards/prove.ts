import { expect, test } from 'vitest';
import { allFilesBelow } from '../helpers/allFilesBelow';
import { faultsOf, type Guard } from './guard';

/**
 * Proves a family of guards: each fails on its red fixture with its message, and when it has nothing to check.
 *
 * @param guards with unique names
 * @param folders of `tests/fixtures/guards` that have nothing but fixtures of these guards
 */
export function prove(guards: readonly Guard[], folders: readonly string[] = []): void {
  test('every guard has a name of its own', () => {
    const names = guards.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });

  if (folders.length > 0) {
    test('every red fixture has a guard', () => {
      const fixtures = guards.map(({ fixture }) => fixture);
      const files = folders.flatMap((folder) =>
        allFilesBelow(`tests/fixtures/guards/${folder}`).map((file) => `guards/${folder}/${file}`),
      );
      expect(files.length).toBeGreaterThan(0);
      expect(files.filter((file) => !fixtures.some((one) => file === one || file.startsWith(`${one}/`)))).toEqual([]);
    });
  }

  test.each(guards)('$name fails on its red fixture with the stated message', async (guard) => {
    const faults = faultsOf(guard.name, await guard.runOnFixture());
    const stated = faults.find((fault) => fault.includes(guard.message)) ?? faults[0] ?? '(none)';
    console.log(`guard    ${guard.name}\nfixture  tests/fixtures/${guard.fixture}\nmessage  ${stated}`);
    if (guard.isWhole) expect(faults).toEqual([guard.message]);
    else expect(faults.join('\n')).toContain(guard.message);
  });

  // One test for all, as they are alike: what it names has praised an empty input.
  const idle = guards.filter(({ runOnNothing }) => runOnNothing);
  if (idle.length > 0) {
    test(`all ${idle.length} with an input fail when it is empty`, async () => {
      const praised: string[] = [];
      for (const { name, runOnNothing } of idle) {
        const report = await runOnNothing?.();
        if (report?.checked !== 0 || !faultsOf(name, report).join().includes('nothing was checked')) {
          praised.push(name);
        }
      }
      expect(praised).toEqual([]);
    });
  }
}
