import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timingsTable } from '../../../plugins/build/timings/table';
import { endPhase, keptOfPhase, timingsVariable } from '../../../plugins/build/timings/timings';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'timings-'));
  file = path.join(folder, 'phases.jsonl');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('each phase is a row: clock, processor, and how much was kept from before', () => {
  writeFileSync(file, '');
  vi.stubEnv(timingsVariable, file);
  endPhase('lint', { asked: 3, found: 1 });
  endPhase('bundle');
  endPhase('index', { asked: 5, found: 3 });
  const [head, ...rows] = timingsTable(file).split('\n');
  expect(head).toMatch(/^Phase +wall, s +processor$/);
  expect(rows).toEqual([
    expect.stringMatching(/^lint +\d+\.\d +\d+\.\d {3}1 of 3 kept from before$/),
    expect.stringMatching(/^bundle +\d+\.\d +\d+\.\d$/),
    expect.stringMatching(/^index +\d+\.\d +\d+\.\d {3}2 of 2 kept from before$/),
  ]);
});

test('what threads found is added to the row of their phase, which stands where it ended', () => {
  writeFileSync(file, '');
  vi.stubEnv(timingsVariable, file);
  keptOfPhase('pages', { asked: 1, found: 1 });
  endPhase('bundle');
  keptOfPhase('pages', { asked: 2, found: 1 });
  endPhase('pages', undefined);
  const [, ...rows] = timingsTable(file).split('\n');
  expect(rows).toEqual([
    expect.stringMatching(/^bundle +\d+\.\d +\d+\.\d$/),
    expect.stringMatching(/^pages +\d+\.\d +\d+\.\d {3}2 of 3 kept from before$/),
  ]);
});
