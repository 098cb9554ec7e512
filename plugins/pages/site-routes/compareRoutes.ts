/** Paths that one side has and the other has not; `checked` counts the paths that were compared. */
export type RouteDifference = { missing: string[]; unexpected: string[]; duplicate: string[]; checked: number };

function repeated(paths: readonly string[]): string[] {
  return paths.filter((path, index) => paths.indexOf(path) !== index);
}

/**
 * @param listed paths of the route list
 * @param built paths that the build made
 */
export function compareRoutes(listed: readonly string[], built: readonly string[]): RouteDifference {
  const listedSet = new Set(listed);
  const builtSet = new Set(built);
  return {
    missing: listed.filter((path) => !builtSet.has(path)),
    unexpected: built.filter((path) => !listedSet.has(path)),
    duplicate: [...repeated(listed), ...repeated(built)],
    checked: new Set([...listed, ...built]).size,
  };
}

/** @returns what is wrong and how to fix it, or nothing when both sides are equal */
export function routesMessage({ missing, unexpected, duplicate, checked }: RouteDifference): string | undefined {
  const faults = [
    ...missing.map(
      (path) => `  ${path} is in the list but was not built: add its source file, or remove it from the list.`,
    ),
    ...unexpected.map(
      (path) =>
        `  ${path} was built but is not in the list: remove what makes it (a tag, a generated index, an author page, a stray file).`,
    ),
    ...duplicate.map((path) => `  ${path} is listed twice. Keep one.`),
    ...(checked === 0 ? ['  no route was compared: the list is empty.'] : []),
  ];
  return faults.length > 0
    ? `The routes are not those of src/data/routes.json and the release notes:\n${faults.join('\n')}`
    : undefined;
}
