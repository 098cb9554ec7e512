import { readFileSync } from 'node:fs';
import type { Phase } from './timings';

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1).padStart(10);

function row({ name, wall, processor, kept }: Phase): string {
  const found = kept === undefined ? '' : `   ${kept.found} of ${kept.asked} kept from before`;
  return `${name.padEnd(32)}${seconds(wall)}${seconds(processor)}${found}`;
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
  return [head, ...phases.map(row)].join('\n');
}
