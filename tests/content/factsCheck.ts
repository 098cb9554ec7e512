import type { FactsReading } from '../../src/data/facts';
import type { FactFile } from '../../src/data/schema';
import type { Path } from '../../src/data/schema/field';
import type { GuardReport } from '../guards/guard';

/** One rule about facts of several files. */
export type FactsCheck = {
  name: string;
  unit: string;
  run: (reading: FactsReading, check: Checker) => void;
};

/** Counts one comparison; a wrong one becomes a fault with file, line, reason and fix. */
type Checker = (isRight: boolean, file: FactFile, way: Path, reason: string, fix: string) => void;

export function runCheck({ run, unit }: FactsCheck, reading: FactsReading): GuardReport {
  let checked = 0;
  const faults: string[] = [];
  run(reading, (isRight, file, way, reason, fix) => {
    checked += 1;
    if (!isRight) {
      faults.push(`${reading.locate(file, way)}: ${way.join('.')}: ${reason}. Fix: ${fix}.`);
    }
  });
  // One thing may be compared more than once, so the count is that of the comparisons.
  return { checked, unit: `comparisons of ${unit}`, faults };
}

/** Entries of a file; none where a test leaves the file empty. */
export const entriesOf = <T>(file: Record<string, T> | undefined): [string, T][] => Object.entries(file ?? {});
