import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteRoute } from '../../src/data/siteRoutes';
import { type BuiltSite, emptySite, readBuiltSite } from '../helpers/builtSite';
import type { Guard, GuardReport } from './guard';

/** The line before each file of an archive, as in the format txtar of Go. */
const fileLine = /^-- (.+) --\n/m;

/** A fixture is a project of the smallest size in one file: `routes.json`, a source, and `site/` as the build would write it. */
function readFixtureSite(fixture: string): BuiltSite {
  const project = path.join('.cache/guards', path.basename(fixture, '.txtar'));
  rmSync(project, { recursive: true, force: true });
  const [, ...parts] = readFileSync(path.join('tests/fixtures', fixture), 'utf8').split(fileLine);
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const file = path.join(project, parts[at] ?? '');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, parts[at + 1] ?? '');
  }
  const routes = JSON.parse(readFileSync(path.join(project, 'routes.json'), 'utf8')) as SiteRoute[];
  return readBuiltSite({ dir: path.join(project, 'site'), project, routes });
}

/**
 * @param messages by the name of the fixture, which is that of the fault in it
 * @returns one guard for each fixture of a check
 */
export function siteGuards(check: (site: BuiltSite) => GuardReport, messages: Record<string, string>): Guard[] {
  return Object.entries(messages).map(([name, message]) => {
    const fixture = `guards/built/${name}.txtar`;
    return {
      name: `built site: ${name}`,
      fixture,
      message,
      runOnFixture: () => check(readFixtureSite(fixture)),
      runOnNothing: () => check(emptySite),
    };
  });
}
