import { readFileSync } from 'node:fs';
import type { KeptCounts } from '../kept/kept';
import type { Phase } from './timings';

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1).padStart(10);

function row({ name, wall, processor, kept }: Phase): string {
  const found = kept === undefined ? '' : `   ${kept.found} of ${kept.asked} kept from before`;
  return `${name.padEnd(32)}${seconds(wall)}${seconds(processor)}${found}`;
}

const sum = (one: KeptCounts | undefined, other: KeptCounts | undefined): KeptCounts | undefined =>
  one && other ? { asked: one.asked + other.asked, found: one.found + other.found } : (one ?? other);

/** Several processes and threads write lines of one phase. */
function joined(lines: readonly Phase[]): Phase[] {
  const phases = new Map<string, Phase>();
  for (const { name, wall, processor, kept } of lines) {
    const known = phases.get(name) ?? { name, wall: 0, processor: 0 };
    phases.delete(name);
    phases.set(name, {
      name,
      wall: known.wall + wall,
      processor: known.processor + processor,
      kept: sum(known.kept, kept),
    });
  }
  return [...phases.values()];
}

/**
 * @param file of the phases of a build, one in JSON a line
 * @returns a table: what each phase took by the clock and of the processor, and what of it was not done again
 */
export function timingsTable(file: string): string {
  const phases = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Phase);
  const head = `${'Phase'.padEnd(32)}${['wall, s', 'processor'].map((name) => name.padStart(10)).join('')}`;
  return [head, ...joined(phases).map(row)].join('\n');
}
