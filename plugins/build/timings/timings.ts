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

/**
 * Variable with the file to which the phases are written, one JSON object per line. Without it they are not recorded.
 */
export const timingsVariable = 'BUILD_TIMINGS';

const nothing: KeptCounts = { asked: 0, found: 0 };
let last = { at: performance.timeOrigin, processor: 0, kept: nothing };

/**
 * Ends a part of the build, which started where the previous one ended, or with the process if it is the first. With
 * `npm run build -- --timings` it becomes a row of the table.
 *
 * @param kept the results that were requested since the process started
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

/** Adds what another thread found to the row of a phase. */
export function keptOfPhase(name: string, kept: KeptCounts): void {
  const file = process.env[timingsVariable];
  if (file !== undefined) {
    appendFileSync(file, `${JSON.stringify({ name, wall: 0, processor: 0, kept } satisfies Phase)}\n`);
  }
}
