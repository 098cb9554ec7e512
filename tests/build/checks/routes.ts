import { compareRoutes, routesMessage } from '../../../plugins/pages/site-routes/compareRoutes';
import type { SiteRoute } from '../../../src/data/siteRoutes';
import type { GuardReport } from '../../guards/guard';
import { type BuiltPage, type BuiltSite, notFoundPath } from '../../helpers/builtSite';

const siteTitle = 'DialogOS';

/** Pages whose heading is not their title: a title page shows the name of the product. */
const ownHeadings: Record<string, string> = { '/titlePage': siteTitle };

const notFound = {
  path: notFoundPath,
  title: 'Page not found',
  source: 'src/theme/NotFound/Content/index.tsx',
  fix: 'Set it with <PageMetadata> in that component.',
};

/** A reader, a search result and the route list give a page the same name. */
const listFix = 'Show what src/data/readRoutes.ts has for this route.';

type Wanted = Pick<SiteRoute, 'path' | 'title' | 'source'> & { description?: string; fix: string };

function pageFaults({ baseUrl, origin }: BuiltSite, { file, $ }: BuiltPage, wanted: Wanted): string[] {
  const expectations: [what: string, expected: string, found: string | undefined][] = [
    ['lang of <html>', 'en', $('html').attr('lang')],
    ['<title>', `${wanted.title} | ${siteTitle}`, $('head > title').text()],
    ['canonical link', `${origin}${baseUrl}${wanted.path.slice(1)}`, $('link[rel=canonical]').attr('href')],
    [
      'h1',
      ownHeadings[wanted.path] ?? wanted.title,
      $('h1')
        .toArray()
        .map((heading) => $(heading).text().trim())
        .join(' + '),
    ],
  ];
  if (wanted.description !== undefined) {
    expectations.push(['meta description', wanted.description, $('meta[name=description]').attr('content')]);
  }
  return expectations
    .filter(([, expected, found]) => expected !== found)
    .map(
      ([what, expected, found]) =>
        `${wanted.source}: ${what} of ${wanted.path} (${file}) is "${found ?? ''}", not "${expected}". ${wanted.fix}`,
    );
}

/**
 * The pages are exactly those of the route list (specification, section 2), each with its title, description,
 * canonical address and one h1. A page file without its own address is a fault, too.
 */
export function routes(site: BuiltSite): GuardReport {
  const pages = site.pages.filter(({ path }) => path !== notFoundPath);
  const difference = compareRoutes(
    site.routes.map(({ path }) => path),
    pages.map(({ path }) => path),
  );
  const pageFiles = new Set(site.pages.map(({ file }) => file));
  const strayFiles = [...site.files].filter((file) => file.endsWith('.html') && !pageFiles.has(file));
  return {
    checked: difference.checked,
    unit: 'routes',
    faults: [
      ...[routesMessage(difference)].filter((message) => message !== undefined),
      ...strayFiles.map(
        (file) => `${file} is no page: it has no canonical link, or that of another page. Take out what makes it.`,
      ),
      ...site.pages.flatMap((page) => {
        const wanted = page.path === notFoundPath ? notFound : page.route && { ...page.route, fix: listFix };
        return wanted ? pageFaults(site, page, wanted) : [];
      }),
    ],
  };
}
