import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { compareRoutes, routesMessage } from '../../plugins/pages/site-routes/compareRoutes';
import wrongRoutes from '../fixtures/sites/errors/routes/routes.json';
import { type SiteBuilder, startSiteBuilder } from '../helpers/siteBuilder';
import type { Guard, GuardReport } from './guard';

const sitesOfErrors = 'sites/errors';

/** Lines that say why a build failed; without the stack and without the frames that Docusaurus puts around each error. */
function reasons(output: string): string[] {
  const frame = /Unable to build website|site generation failed|Can't render static file/;
  return stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim().replace(/^\[(?:cause|ERROR)\]:? */, ''))
    .filter(
      (line) =>
        /Error\b.*: |^│ Cause: |^-> |^- (?:Attempting|Broken)/.test(line) &&
        !line.startsWith('at ') &&
        !frame.test(line),
    );
}

const built = new Map<string, Promise<GuardReport>>();
let builder: SiteBuilder | undefined;

/** Builds a site of `tests/fixtures/sites/errors` once; a build that passes is the fault. */
function buildOf(site: string): Promise<GuardReport> {
  const report = built.get(site) ?? build(site);
  built.set(site, report);
  return report;
}

async function build(site: string): Promise<GuardReport> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'faulty-site-'));
  builder ??= startSiteBuilder();
  try {
    const output = await builder.build({
      siteDir: path.join('tests/fixtures', sitesOfErrors, site),
      outDir,
      minify: false,
    });
    return { checked: 1, unit: 'build', faults: output === undefined ? ['the build passed'] : reasons(output) };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Ends the process that has built them. */
export const stopBuilding = (): void => builder?.stop();

/** @param fixture site, or site and page where one build shows the mistakes of several pages */
function buildErrorGuard(name: string, fixture: string, message: string): Guard {
  const [site = ''] = fixture.split('/');
  return { name, fixture: `${sitesOfErrors}/${fixture}`, message, runOnFixture: () => buildOf(site) };
}

function routesReport(listed: readonly string[], built: readonly string[]): GuardReport {
  const difference = compareRoutes(listed, built);
  const message = difference.checked > 0 ? routesMessage(difference) : undefined;
  return {
    checked: difference.checked,
    unit: 'routes',
    faults:
      message
        ?.split('\n')
        .slice(1)
        .map((line) => line.trim()) ?? [],
  };
}

const routesGuard = (name: string, fault: keyof typeof wrongRoutes, message: string): Guard => ({
  name,
  fixture: `${sitesOfErrors}/routes/routes.json`,
  message,
  runOnFixture: () => routesReport(wrongRoutes[fault].listed, wrongRoutes[fault].built),
  runOnNothing: () => routesReport([], []),
});

/** Mistakes that must stop the build (specification, sections 1, 2, 5 and 8). */
export const buildErrorGuards: Guard[] = [
  buildErrorGuard('unknown navbar item type', 'unknown-navbar-type', 'Bad navbar item type docsMenu'),
  buildErrorGuard(
    'unknown navbar item type of our own',
    'rendered/src/pages/custom-navbar-type.tsx',
    'No NavbarItem component found for type "custom-menu".',
  ),
  buildErrorGuard(
    'docs sidebar item whose sidebar has no link',
    'rendered/src/pages/sidebar-without-link.tsx',
    'Sidebar with ID "nowhere" doesn\'t have anything to be linked to.',
  ),
  buildErrorGuard('unknown doc id', 'rendered/src/pages/unknown-doc.tsx', 'Couldn\'t find any doc with id "strat"'),
  buildErrorGuard(
    'unknown sidebar id',
    'rendered/src/pages/unknown-sidebar.tsx',
    'Can\'t find any sidebar with id "linsk"',
  ),
  buildErrorGuard(
    'page module without a default export',
    'rendered/src/pages/named.tsx',
    "The page component at /named doesn't have a default export.",
  ),
  buildErrorGuard('broken link', 'broken-link', '-> linking to /not-there'),
  buildErrorGuard('broken anchor', 'wrong-api-link', '-> linking to #second-part'),
  buildErrorGuard(
    'two pages with one address',
    'duplicate-route',
    'Attempting to create page at /, but a page already exists at this route.',
  ),
  buildErrorGuard('front matter of the wrong type', 'front-matter-type', '"title" must be a string'),
  buildErrorGuard(
    'DL example that does not compile',
    'broken-example',
    'docs/start.mdx:10: expected no error, found 11101: There is no variable `parcel_number`. Fix: Declare it in the list of variables or correct the name.',
  ),
  buildErrorGuard('broken OpenAPI file', 'broken-openapi', 'capi.broken:1:1 is not valid JSON. Fix: '),
  buildErrorGuard('link to a call that is not there', 'wrong-api-link', '-> linking to /api/capi/#operation/chatInitt'),
  buildErrorGuard(
    'API reference that is not in the route list',
    'unlisted-openapi',
    'The API reference at /api/other/ is not in src/data/routes.json.',
  ),
  routesGuard('listed route that was not built', 'notBuilt', '/content is in the list but was not built'),
  routesGuard('built route that is not in the list', 'notListed', '/tags was built but is not in the list'),
  routesGuard('route that stands twice', 'twice', '/blog is listed twice'),
];
