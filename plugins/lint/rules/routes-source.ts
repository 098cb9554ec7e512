import { basename } from 'node:path';
import { isDay } from '../../../src/data/dates';
import { routesFile } from '../../../src/data/readRoutes';
import type { Fault } from '../../texts/finding';
import type { Rule } from '../rule';

const isText = (file: string) => /\.mdx?$/.test(file);

/** A name that can be an address as it is. */
const isPlainName = (file: string) => /^[\w./-]+$/.test(file) && !/\.MDX?$/.test(file);

const unlisted = (file: string) => ({
  reason: `No route of ${routesFile} is made from this file.`,
  fix: `add { "path": "${file.replace(/^(?:docs|src\/pages)|\.mdx?$/g, '')}", "section": "…" } at its place in the reading order, or move the file out of this folder.`,
});

function wrongName(file: string) {
  const date = /^blog\/(\d{4}-\d{2}-\d{2})-/.exec(file)?.[1];
  const isWrongDay = date !== undefined && !isDay(date);
  return {
    reason: isWrongDay ? `"${date}" is not a date.` : 'The name of a release note is its date and its number.',
    fix: 'write it as blog/2023-10-05-0.72.0.mdx.',
  };
}

const strangeName = {
  reason: 'The name of this file cannot be an address.',
  fix: 'write it with Latin letters, digits, hyphens and underscores only, and end it with .mdx, or move the file out of this folder.',
};

/** The only ending that a text in a folder can have. */
const endingOf = (file: string) => (file.startsWith('docs/') ? '.mdx' : '.md');

const wrongEnding = (file: string, ending = endingOf(file)) => ({
  reason: `The file does not end with ${ending}.`,
  fix: isText(file) ? `rename it to ${basename(file).replace(/\.mdx?$/, ending)}.` : 'move it out of this folder.',
});

const linked = {
  reason: 'This is a symbolic link, or in a folder that is one. The site is built from the files themselves.',
  fix: 'put a copy of the file here.',
};

/** What is wrong with a file that is the source of no route, or cannot be. */
const wrongFile = (file: string) =>
  file.startsWith('blog/')
    ? wrongName(file)
    : !isPlainName(file)
      ? strangeName
      : file.endsWith(endingOf(file))
        ? unlisted(file)
        : wrongEnding(file);

const pathEntry = /"path"\s*:\s*("(?:[^"\\]|\\.)*")/g;

/** @returns the line on which the list names a path for the n-th time, counted from 0 */
function lineOfEntry(list: string, wanted: string, n: number): number {
  const entry = [...list.matchAll(pathEntry)].filter(([, path = '""']) => JSON.parse(path) === wanted)[n];
  return list.slice(0, entry?.index ?? 0).split('\n').length;
}

/** Every text is the source of a route, and every route that is made from a text has it (specification, section 2). */
export const routesSource: Rule = {
  name: 'routes-source',
  unit: 'files and routes',
  checkSite: ({ routes, sourceFiles, routeOf, isLinked, read }) => {
    const files = new Set(sourceFiles);
    const fromText = routes.filter(
      ({ kind, source }) => ['doc', 'blog', 'standalone'].includes(kind) && isText(source),
    );
    const missing: Fault[] = fromText
      // A file with another ending is named below, with its fix.
      .filter(({ source }) => !files.has(source) && !files.has(source.replace(/x$/, '')))
      .map(({ path, source }) => ({
        file: source,
        line: 1,
        reason: `The route ${path} is made from this file, but there is no such file.`,
        fix: `add the file with this exact name, or delete the route from ${routesFile}.`,
      }));
    const withoutRoute: Fault[] = sourceFiles
      .filter((file) => !isPlainName(file) || !routeOf(file))
      .map((file) => ({ file, line: 1, ...wrongFile(file) }));
    const links: Fault[] = sourceFiles.filter(isLinked).map((file) => ({ file, line: 1, ...linked }));
    const repeated: Fault[] = routes
      .map((route, index) => ({ ...route, before: routes.slice(0, index).filter(({ path }) => path === route.path) }))
      .filter(({ before }) => before.length > 0)
      .map(({ path, kind, source, before }) => ({
        ...(kind === 'blog'
          ? { file: source, line: 1, reason: `${path} is the route of ${before[0]?.source}, too.` }
          : {
              file: routesFile,
              line: lineOfEntry(read(routesFile) ?? '', path, before.length),
              reason: `${path} is listed twice.`,
            }),
        fix: 'keep one of the two.',
      }));
    return {
      checked: fromText.length + sourceFiles.length,
      faults: [...missing, ...withoutRoute, ...links, ...repeated],
    };
  },
};
