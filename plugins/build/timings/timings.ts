import { appendFileSync } from 'node:fs';
import type { KeptCounts } from '../kept/kept';

/** A part of a build: what it took, and how much of it an earlier build had done. */
export type Phase = {
  name: string;
  /** Milliseconds by the clock, and of the processor in all threads of the process. */
  wall: number;
  processor: number;
  kept?: KeptCounts | undefined;
};

/** Variable with the file that takes the phases, one in JSON a line; without it nobody asks for them. */
export const timingsVariable = 'BUILD_TIMINGS';

const nothing: KeptCounts = { asked: 0, found: 0 };
let last = { at: performance.timeOrigin, processor: 0, kept: nothing };

/**
 * Ends a part of the build; it began where the one before ended, the first with the process. With
 * `npm run build -- --timings` it becomes a row of the table.
 *
 * @param kept the results that were asked for since the process began
 */
export function endPhase(name: string, kept: KeptCounts = last.kept): void {
  const file = process.env[timingsVariable];
  if (file === undefined) {
    return;
  }
  const { user, system } = process.cpuUsage();
  const now = { at: performance.timeOrigin + performance.now(), processor: (user + system) / 1000, kept: { ...kept } };
  const asked = now.kept.asked - last.kept.asked;
  const phase: Phase = {
    name,
    wall: now.at - last.at,
    processor: now.processor - last.processor,
    ...(asked > 0 ? { kept: { asked, found: now.kept.found - last.kept.found } } : {}),
  };
  appendFileSync(file, `${JSON.stringify(phase)}\n`);
  last = now;
}
