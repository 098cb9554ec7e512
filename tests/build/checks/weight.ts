import type { SiteRoute } from '../../../src/data/siteRoutes';
import type { GuardReport } from '../../guards/guard';
import type { BuiltPage, BuiltSite } from '../../helpers/builtSite';

/** Most that a page may send to a first reader, in KB of 1,024 bytes. */
export type Budget = { script: number; all: number };
export type Budgets = Record<SiteRoute['kind'], Budget>;

type Weight = Budget & { page: BuiltPage };

const asksFor = 'script[src], script[data-src], link[rel=stylesheet], link[rel=preload], img[src]';

/** @returns what a page asks for: files below the folder of the site, each once */
export function filesOf({ baseUrl }: BuiltSite, { $ }: BuiltPage): string[] {
  const addresses = $(asksFor)
    .toArray()
    .flatMap((element) => $(element).attr('src') ?? $(element).attr('data-src') ?? $(element).attr('href') ?? [])
    .filter((address) => address.startsWith(baseUrl));
  return [...new Set(addresses)].map((address) => address.slice(baseUrl.length));
}

function weigh(site: BuiltSite, page: BuiltPage): Weight {
  // The style asks for fonts, each for its letters: a page may need them all. The one that is in the style itself counts there.
  const style = page.$('style').text();
  const fonts = [...site.files].filter((file) => file.endsWith('.woff2') && style.includes(`${site.baseUrl}${file}`));
  const files = filesOf(site, page);
  const sum = (of: string[]) => of.reduce((bytes, file) => bytes + (site.sentBytes(file) ?? 0), 0) / 1024;
  const all = [...new Set([page.file, ...files, ...fonts])];
  return { page, script: sum(files.filter((file) => file.endsWith('.js'))), all: sum(all) };
}

/** The start page is the first one that most readers load: it sends no more script than half of the documentation pages do. */
function startPageFaults(weights: readonly Weight[]): string[] {
  const docs = weights.filter(({ page }) => page.route?.kind === 'doc').toSorted((a, b) => a.script - b.script);
  const start = docs.find(({ page }) => page.path === '/');
  const middle = docs[Math.floor(docs.length / 2)];
  return start && middle && start.script > middle.script
    ? [
        `/ (${start.page.route?.source}) sends ${start.script.toFixed(1)} KB of script, and a documentation page in the middle sends ${middle.script.toFixed(1)} KB (${middle.page.path}). Fix: load what readers do not need at once on first use.`,
      ]
    : [];
}

/**
 * Every page keeps the budget of its kind, and the start page is none of the heavier ones. `plugins/bundle/page-routes` writes all scripts that a page runs into its HTML, and
 * `tests/e2e/shell/page-routes.spec.ts` proves that.
 *
 * @param print takes a line about the heaviest page of each kind
 */
export function weight(
  site: BuiltSite,
  budgets: Budgets,
  print: (line: string) => void = () => undefined,
): GuardReport {
  const weights = site.pages.map((page) => weigh(site, page));
  const faults = weights.flatMap(({ page, script, all }) => {
    const budget = page.route && budgets[page.route.kind];
    const over = (what: string, is: number, most: number | undefined) =>
      most !== undefined && is > most
        ? `${page.path} (${page.route?.source}) sends ${is.toFixed(1)} KB ${what}, the budget of a ${page.route?.kind} page is ${most} KB. Find what is new with "npm run bench:page-weight", and load it on first use.`
        : [];
    return [over('of script', script, budget?.script), over('in all', all, budget?.all)].flat();
  });
  for (const [kind, budget] of Object.entries(budgets)) {
    const ofKind = weights.filter(({ page }) => page.route?.kind === kind);
    const heaviest = ofKind.toSorted((a, b) => b.script - a.script)[0];
    if (heaviest) {
      const figure = (name: keyof Budget) => `${heaviest[name].toFixed(1)} of ${budget[name]} KB`;
      print(
        `${kind}: ${ofKind.length} pages, script ${figure('script')}, all ${figure('all')} (${heaviest.page.path})`,
      );
    }
  }
  return {
    checked: weights.filter(({ script }) => script > 0).length,
    unit: 'pages',
    faults: [...faults, ...startPageFaults(weights)],
  };
}
