import type { Fault, Rule } from '../rule';

const isText = (file: string) => /\.mdx?$/.test(file);

/** Every text is the source of a route, and every route that is made from a text has it (specification, section 2). */
export const routesSource: Rule = {
  name: 'routes-source',
  unit: 'files and routes',
  check: () => ({ checked: 0, faults: [] }),
  checkSite: ({ routes, sourceFiles, routeOf }) => {
    const files = new Set(sourceFiles);
    const fromText = routes.filter(
      ({ kind, source }) => ['doc', 'blog', 'standalone'].includes(kind) && isText(source),
    );
    const missing: Fault[] = fromText
      .filter(({ source }) => !files.has(source))
      .map(({ path, source }) => ({
        file: source,
        line: 1,
        reason: `The route ${path} is made from this file, but there is no such file.`,
        fix: 'add the file with this exact name, or take the route from src/data/routes.json.',
      }));
    const unlisted: Fault[] = sourceFiles
      .filter((file) => !routeOf(file))
      .map((file) => ({
        file,
        line: 1,
        reason: 'No route of src/data/routes.json is made from this file.',
        fix: 'move it out of this folder, correct its name, or add its route to the list.',
      }));
    return { checked: fromText.length + sourceFiles.length, faults: [...missing, ...unlisted] };
  },
};
