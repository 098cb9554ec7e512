/** What one run of a guard says: how many things it looked at, and what is wrong with them. */
export type GuardReport = {
  /** Number of things that were checked; a guard that checked nothing has failed. */
  checked: number;
  /** What was counted, for example "links". */
  unit: string;
  /** One message for each fault: file, line, reason and fix. */
  faults: string[];
};

/** A guard together with the proof that it can fail. */
export type Guard = {
  name: string;
  /** Path of the red fixture below `tests/fixtures`: a bad input of the smallest size. */
  fixture: string;
  /** Part of the message that the red fixture must cause, word for word. */
  message: string;
  /** Set where the message is all that the guard says. */
  isWhole?: true;
  /** Runs the guard on the red fixture. */
  runOnFixture: () => GuardReport | Promise<GuardReport>;
  /**
   * Runs the guard on an empty input, which must be reported as nothing checked. Omitted where the guard is a whole
   * build.
   */
  runOnNothing?: () => GuardReport | Promise<GuardReport>;
};

/**
 * The verdict on a report, the same for every guard.
 *
 * @returns the faults; a guard that checked nothing has the fault "nothing was checked"
 */
export function faultsOf(name: string, { checked, unit, faults }: GuardReport): string[] {
  return checked === 0 ? [`${name}: nothing was checked (0 ${unit}). The guard does not see its input.`] : faults;
}
