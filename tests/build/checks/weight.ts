import type { SiteRoute } from '../../../src/data/siteRoutes';
import type { GuardReport } from '../../guards/guard';
import type { BuiltPage, BuiltSite } from '../../helpers/builtSite';

/** Most that a page may send to a first reader, in KB of 1,024 bytes. */
export type Budget = { script: number; all: number };
export type Budgets = Record<SiteRoute['kind'], Budget>;

type Weight = Budget & { page: BuiltPage; largest: string };

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
  const size = (file: string) => (site.sentBytes(file) ?? 0) / 1024;
  const sum = (of: string[]) => of.reduce((all, file) => all + size(file), 0);
  const all = [...new Set([page.file, ...files, ...fonts])].sort((a, b) => size(b) - size(a));
  const largest = all.slice(0, 5).map((file) => `${file} (${size(file).toFixed(1)})`);
  return {
    page,
    script: sum(files.filter((file) => file.endsWith('.js'))),
    all: sum(all),
    largest: largest.join(', '),
  };
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
  const heaviestFirst = (kind: string, what: keyof Budget) =>
    weights.filter(({ page }) => page.route?.kind === kind).toSorted((a, b) => b[what] - a[what]);
  // What makes one page too heavy is as a rule on all pages of its kind.
  const faults = Object.entries(budgets).flatMap(([kind, budget]) =>
    (['script', 'all'] as const).flatMap((what) => {
      const tooHeavy = heaviestFirst(kind, what).filter((one) => one[what] > budget[what]);
      const [heaviest] = tooHeavy;
      if (!heaviest) return [];
      const { page, largest } = heaviest;
      const sent = `${heaviest[what].toFixed(1)} KB ${what === 'script' ? 'of script' : 'in all'}`;
      return [
        `${page.path} (${page.route?.source}) sends ${sent}, the budget of a ${kind} page is ${budget[what]} KB. Pages of this kind over it: ${tooHeavy.length}. The largest files: ${largest}. Fix: load on first use what is new in them.`,
      ];
    }),
  );
  for (const [kind, budget] of Object.entries(budgets)) {
    const ofKind = heaviestFirst(kind, 'script');
    const [heaviest] = ofKind;
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
