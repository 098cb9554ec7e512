import { expect, test } from 'vitest';
import { faultsOf } from '../guards/guard';
import { roomReport } from './rooms';

test('the arrows between the rooms go one way, and nothing imports itself', async () => {
  const report = await roomReport();
  console.log(`rooms: ${report.checked} ${report.unit} checked`);
  expect(faultsOf('rooms', report)).toEqual([]);
});

test('an arrow that runs back, a circle and a file without a room are named with a fix', async () => {
  const project = 'tests/fixtures/guards/code/rooms/';
  const { checked, faults } = await roomReport(project);
  expect(checked).toBe(4);
  expect(faults.toSorted()).toEqual(
    [
      expect.stringContaining(`${project}plugins/loose.ts is in no room. Fix: move it into one`),
      expect.stringContaining('imports itself through'),
      expect.stringContaining(
        `${project}plugins/search/results.ts imports ${project}src/data/facts.ts: plugins/search must not know src/data. Fix: move what both need`,
      ),
      expect.stringContaining(
        `${project}src/components/Panel.ts imports ${project}plugins/figures/tokens.css: src/components must not know plugins/figures. Fix: move what both need`,
      ),
      expect.stringContaining(
        `${project}src/components/Panel.ts imports ${project}plugins/search/results.ts: src/components must not know plugins/search. Fix: move what both need`,
      ),
      expect.stringContaining(
        `${project}src/data/facts.ts imports ${project}plugins/search/results.ts: src/data must not know plugins/search. Fix: move what both need`,
      ),
    ].toSorted((a, b) => String(a).localeCompare(String(b))),
  );
});
