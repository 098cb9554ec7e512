import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteRoute } from '../../src/data/siteRoutes';
import { seededRandom } from '../../src/dl/turn/random';
import { type BuiltSite, emptySite, readBuiltSite } from '../helpers/builtSite';
import { type Edit, fixtureFiles, fixtureFolder } from './fixtureFolder';
import type { Guard, GuardReport } from './guard';

/** What a check says, and the edits of a fixture that make it say that. */
export type Fault = readonly [message: string, ...edits: Edit[]];

type Check = {
  family: string;
  /** A fixture without these faults, below `tests/fixtures`. */
  base: string;
  runOn: (folder: string) => GuardReport;
  runOnNothing: () => GuardReport;
};

/**
 * @param faults by their names
 * @returns one guard for each, which also proves that nothing but the edits is at fault
 */
export function editGuards({ family, base, runOn, runOnNothing }: Check, faults: Record<string, Fault>): Guard[] {
  return Object.entries(faults).map(([name, [message, ...edits]]) => ({
    name: `${family}: ${name}`,
    fixture: base,
    message,
    runOnFixture: () => {
      if (runOn(fixtureFolder(base)).faults.join('\n').includes(message)) {
        throw new Error(`${base} has this fault without an edit: ${message}`);
      }
      return runOn(fixtureFolder(base, edits));
    },
    runOnNothing,
  }));
}

/**
 * The same for a check that looks at one file at a time.
 *
 * @param base files without any fault, below `tests/fixtures`
 * @param faults by their names, each with all that the check says, and with edits of one file
 */
export function fileGuards(
  family: string,
  base: string,
  check: (file: string, text: string) => GuardReport | Promise<GuardReport>,
  faults: Record<string, Fault>,
): Guard[] {
  const right = new Set<string>();
  return Object.entries(faults).map(([name, [message, ...edits]]) => {
    const file = edits[0]?.[0] ?? '';
    const checkWith = (made: readonly Edit[]) => check(file, fixtureFiles(base, made).get(file) ?? '');
    return {
      name: `${family}: ${name}`,
      fixture: base,
      message,
      isWhole: true,
      runOnFixture: async () => {
        if (!right.has(file)) {
          const { faults: own } = await checkWith([]);
          if (own.length > 0) throw new Error(`${file} of ${base} is wrong without an edit: ${own.join('\n')}`);
          right.add(file);
        }
        return checkWith(edits);
      },
      runOnNothing: () => check(file, 'A text with nothing to check.\n'),
    };
  });
}

/** Numbers that do not compress, as text for a file that is too large. */
export function noise(count: number): string {
  const random = seededRandom(1);
  return Array.from({ length: count }, () => random.below(1e9)).join();
}

/** @param project of the smallest size: `routes.json`, sources, and `site/` as the build would write it */
function readFixtureSite(project: string): BuiltSite {
  const routes = JSON.parse(readFileSync(path.join(project, 'routes.json'), 'utf8')) as SiteRoute[];
  return readBuiltSite({ dir: path.join(project, 'site'), project, routes });
}

/** @param base name of a site without these faults in `tests/fixtures/guards/built` */
export function siteGuards(
  base: string,
  check: (site: BuiltSite) => GuardReport,
  faults: Record<string, Fault>,
): Guard[] {
  return editGuards(
    {
      family: 'built site',
      base: `guards/built/${base}.txtar`,
      runOn: (folder) => check(readFixtureSite(folder)),
      runOnNothing: () => check(emptySite),
    },
    faults,
  );
}
