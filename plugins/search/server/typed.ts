import type { IndexPage } from './build';

/** A site may have a slash at the end of its routes, and the option needs none. */
const bare = (route: string): string => route.replace(/\/$/, '');

/**
 * @param typed route of a page without the base URL → what readers type who want it
 * @returns the pages, each with what readers type on its first section
 * @throws Error that names the routes that are no pages
 */
export function withTyped(
  pages: readonly IndexPage[],
  typed: Readonly<Record<string, readonly string[]>>,
  baseUrl: string,
): IndexPage[] {
  const linesOf = new Map(Object.entries(typed).map(([route, lines]) => [bare(bare(baseUrl) + route), lines]));
  const routes = new Set(pages.map(({ route }) => bare(route)));
  const strangers = [...linesOf.keys()].filter((route) => !routes.has(route));
  if (strangers.length > 0) {
    throw new Error(
      `[local search] Option "typed" has lines for ${strangers.join(', ')}, where no page is searched. Fix: correct the route, or delete its lines.`,
    );
  }
  return pages.map((page) => {
    const lines = linesOf.get(bare(page.route));
    const [first, ...others] = page.sections;
    return first && lines ? { ...page, sections: [{ ...first, typed: lines }, ...others] } : page;
  });
}
