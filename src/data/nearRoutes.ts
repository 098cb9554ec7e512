type TitledRoute = { path: string; title: string };

/** Number of letters to add, drop or change to make one text of the other. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const words = (path: string) =>
  path
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean);

function likeness(wanted: string, route: TitledRoute): number {
  const wantedWords = words(wanted);
  const routeWords = [...words(route.path), ...words(route.title)];
  const perWord = wantedWords.map((word) => {
    const distances = routeWords.map((other) => editDistance(word, other) / Math.max(word.length, other.length));
    return 1 - Math.min(1, ...distances);
  });
  const ofWords = perWord.reduce((sum, value) => sum + value, 0) / Math.max(1, perWord.length);
  const a = wanted.toLowerCase();
  const b = route.path.toLowerCase();
  const ofPath = 1 - editDistance(a, b) / Math.max(a.length, b.length, 1);
  return (ofWords + ofPath) / 2;
}

/** Below this value the likeness is chance: three letters of four in one short word. */
const leastLikeness = 0.55;

/** A path longer than this was not typed by a reader; comparing it would only cost time. */
const longestPath = 200;

/**
 * @param wanted path that no page has, without the base URL
 * @param candidates routes to choose from
 * @param most number of routes to return
 * @returns the routes most like the path, best first; none when nothing is like it
 */
export function nearRoutes(wanted: string, candidates: readonly TitledRoute[], most = 5): TitledRoute[] {
  if (wanted.length > longestPath) {
    return [];
  }
  return candidates
    .map((route) => ({ route, value: likeness(wanted, route) }))
    .filter(({ value }) => value >= leastLikeness)
    .sort((a, b) => b.value - a.value || a.route.path.localeCompare(b.route.path))
    .slice(0, most)
    .map(({ route }) => route);
}
