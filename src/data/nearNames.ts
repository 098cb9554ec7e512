import { editDistance } from './nearRoutes';

/**
 * @param wanted name that does not exist
 * @param names names that exist
 * @param most number of names to return
 * @returns the names most like the wanted one, best first; none when nothing is like it
 */
export function nearNames(wanted: string, names: readonly string[], most = 3): string[] {
  const typed = wanted.toLowerCase();
  // A third of the letters may differ; in a short name two.
  const farthest = Math.max(2, Math.floor(typed.length / 3));
  const scored = names
    .map((name) => {
      const known = name.toLowerCase();
      const isPart = Math.min(typed.length, known.length) > 2 && (known.includes(typed) || typed.includes(known));
      return { name, distance: isPart ? 1 : editDistance(typed, known) };
    })
    .filter(({ distance }) => distance <= farthest)
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name));
  // A name much farther than the best one only distracts.
  const best = scored[0]?.distance ?? 0;
  return scored
    .filter(({ distance }) => distance <= best + 1)
    .slice(0, most)
    .map(({ name }) => name);
}

/** @returns an instruction for a message: the near names, or all names where none is near */
export function adviseNames(wanted: string, names: readonly string[]): string {
  const near = nearNames(wanted, names);
  if (near.length > 0) {
    return `write ${near.map((name) => `"${name}"`).join(' or ')}`;
  }
  if (names.length === 1) {
    return `write "${names[0]}"`;
  }
  return names.length <= 30 ? `write one of ${names.join(', ')}` : 'look the name up in src/data/facts';
}
