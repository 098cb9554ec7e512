import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteRoute } from '../../src/data/siteRoutes';
import { type BuiltSite, emptySite, readBuiltSite } from '../helpers/builtSite';
import { fixtureFolder } from './fixtureFolder';
import type { Guard, GuardReport } from './guard';

/** @param fixture a project of the smallest size: `routes.json`, a source, and `site/` as the build would write it */
export function readFixtureSite(fixture: string): BuiltSite {
  const project = fixtureFolder(fixture);
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
