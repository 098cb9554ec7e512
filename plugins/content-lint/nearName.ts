import { editDistance } from '../../src/data/nearRoutes';

/** @returns the name most like the wanted one, or nothing when none is like it */
export function nearName(wanted: string, names: readonly string[]): string | undefined {
  const scored = names.map((name) => ({ name, distance: editDistance(wanted.toLowerCase(), name.toLowerCase()) }));
  const best = scored.sort((a, b) => a.distance - b.distance)[0];
  return best && best.distance <= Math.max(2, Math.floor(wanted.length / 3)) ? best.name : undefined;
}
