import { describe, expect, it } from 'vitest';
import { runFolder } from '../../helpers/dlConformance';

describe('DL conformance', () => {
  it('answers all 2,420 cases recorded from the reference engine as it does', () => {
    expect(runFolder('tests/fixtures/dl/conformance')).toEqual({ passed: 2420, failures: [] });
  });

  it('answers the own cases of section 15', () => {
    const { passed, failures } = runFolder('tests/fixtures/dl/additions');
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThanOrEqual(40);
  });

  it('reports what is wrong in a folder of wrong cases', () => {
    const { passed, failures } = runFolder('tests/fixtures/dl/red');
    expect(passed).toBe(1);
    expect(failures).toEqual([
      'wrong.json red-01: compile errors: expected [a:10003], found []',
      'wrong.json red-01: turn 1 "hi": rule: expected ["b"], found "a"; answer: expected ["bye"], found "hello"; weight: expected 1, found 1073774592; words: expected 2, found "1"; %user_a: expected "1", found undefined (seed 1)',
      'wrong.json red-02: case 1 "hello there": expected errors [10002], warnings []; found [10001], []',
    ]);
  });
});
