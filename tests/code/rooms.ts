import { cruise, type ICruiseResult } from 'dependency-cruiser';
import type { GuardReport } from '../guards/guard';

/** The rooms of the house, from the bottom up. A file may import from its own room and from those before it. */
const rooms = [
  'src/dl',
  'src/data',
  'src/api',
  'plugins/build',
  'plugins/texts',
  'plugins/figures',
  'plugins/transforms',
  'plugins/lint',
  'plugins/search',
  'plugins/page-markdown',
  'plugins/pages',
  'plugins/bundle',
  'plugins/api',
  'src/components',
  'src/client',
  'src/css',
  'src/theme',
  'src/pages',
  'plugins/tools',
  'src/config',
] as const;

/** @returns a room and those below it */
const below = (room: string): readonly string[] => rooms.slice(0, (rooms as readonly string[]).indexOf(room) + 1);

const fix = (from: string, to: string): string =>
  `Fix: move what both need into a room that ${from} may import from (tests/code/rooms.ts), or hand it in from docusaurus.config.ts; ${to} is not one.`;

/** Features that any site can install from their folder: they import packages only. */
const forAnySite: readonly string[] = ['plugins/search', 'plugins/figures', 'plugins/page-markdown'];

/** Components never look inside a plugin: what both need is below both. */
const mayImport = (from: string, to: string): boolean =>
  below(from).includes(to) && !(from === 'src/components' && to.startsWith('plugins/')) && !forAnySite.includes(from);

/** A parser whose functions call each other as its grammar does. */
const recursive = '^src/dl/answer/';

const roomOf = (file: string, folder: string): string | undefined => {
  const inside = file.startsWith(folder) ? file.slice(folder.length) : file;
  return rooms.find((room) => inside.startsWith(`${room}/`));
};

/**
 * Follows every import of the code, those of types and of styles too.
 *
 * @param project folder with `src` and `plugins`, with a slash at its end; empty for this project
 * @returns the arrows between rooms, those that run back, and the circles within a room
 */
export async function roomReport(project = ''): Promise<GuardReport> {
  const { output } = await cruise(
    [`${project}src`, `${project}plugins`],
    {
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '\\.json$' },
      validate: true,
      ruleSet: {
        forbidden: [{ name: 'circle', severity: 'error', from: { pathNot: recursive }, to: { circular: true } }],
      },
    },
    { extensions: ['.ts', '.tsx', '.cjs'], alias: { '@site': process.cwd() } },
  );
  const { modules, summary } = output as ICruiseResult;
  const arrows = modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }) => {
      const [from, to] = [roomOf(source, project), roomOf(resolved, project)];
      return from && to && from !== to ? [{ source, resolved, from, to }] : [];
    }),
  );
  const back = arrows.filter(({ from, to }) => !mayImport(from, to));
  const homeless = modules.flatMap(({ source }) =>
    /^(?:src|plugins)\//.test(source.slice(project.length)) && !roomOf(source, project) ? [source] : [],
  );
  return {
    checked: arrows.length,
    unit: 'arrows between rooms',
    faults: [
      ...back.map(
        ({ source, resolved, from, to }) =>
          `${source} imports ${resolved}: ${from} must not know ${to}. ${fix(from, to)}`,
      ),
      ...homeless.map(
        (source) => `${source} is in no room. Fix: move it into one, or add its room to tests/code/rooms.ts.`,
      ),
      ...summary.violations.map(
        ({ from, cycle = [] }) =>
          `${from} imports itself through ${cycle.map(({ name }) => name).join(' → ')}. Fix: move what both need into a file of its own.`,
      ),
    ],
  };
}
