import { routesFile } from '../../../src/data/readRoutes';
import type { Fault } from '../../texts/finding';
import type { Rule } from '../rule';

const unlisted = (file: string) => ({
  reason: `No route of ${routesFile} is made from this file.`,
  fix: `add { "path": "${file.replace(/^(?:docs|src\/pages)|\.mdx?$/g, '')}", "section": "…" } at its place in the reading order, or move the file out of this folder.`,
});
const wrongName = {
  reason: 'The name of a release note is its date and its number.',
  fix: 'write it as blog/2023-10-05-0.72.0.mdx.',
};

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
        fix: `add the file with this exact name, or delete the route from ${routesFile}.`,
      }));
    const withoutRoute: Fault[] = sourceFiles
      .filter((file) => !routeOf(file))
      .map((file) => ({
        file,
        line: 1,
        ...(file.startsWith('blog/') ? wrongName : unlisted(file)),
      }));
    const repeated: Fault[] = routes
      .map((route, index) => ({ ...route, first: routes.findIndex(({ path }) => path === route.path), index }))
      .filter(({ first, index }) => first !== index)
      .map(({ path, kind, source, first }) => ({
        file: kind === 'blog' ? source : routesFile,
        line: 1,
        reason: kind === 'blog' ? `${path} is the route of ${routes[first]?.source}, too.` : `${path} is listed twice.`,
        fix: 'keep one of the two.',
      }));
    return { checked: fromText.length + sourceFiles.length, faults: [...missing, ...withoutRoute, ...repeated] };
  },
};
