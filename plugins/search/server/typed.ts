import type { LanguageTools } from '../common/languages';
import { chunksOf, normalise } from '../common/text';
import { askingWords } from '../engine/askedFor';
import type { IndexPage } from './build';

/** A site may have a slash at the end of its routes, and the option needs none. */
const bare = (route: string): string => route.replace(/\/$/, '');

/** The words of a line that the search looks at: nobody reads the line, and every reader would load the others. */
function telling(line: string, { isStopWord }: Pick<LanguageTools, 'isStopWord'>, fillers: readonly string[]): string {
  const asking = askingWords(line)?.toLowerCase().split(/\s+/) ?? [];
  const words = chunksOf(normalise(line)).map(({ word }) => word);
  const told = words.filter((word) => word !== '' && !isStopWord(word) && !fillers.includes(word));
  return [...new Set([...asking, ...told])].join(' ');
}

/**
 * @param typed route of a page without the base URL → what readers type who want it
 * @param fillers words that say nothing of what is looked for
 * @returns the pages, each with the words of what readers type on its first section
 * @throws Error that names the routes that are no pages
 */
export function withTyped(
  pages: readonly IndexPage[],
  typed: Readonly<Record<string, readonly string[]>>,
  baseUrl: string,
  tools: Pick<LanguageTools, 'isStopWord'>,
  fillers: readonly string[] = [],
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
    return first && lines
      ? { ...page, sections: [{ ...first, typed: lines.map((line) => telling(line, tools, fillers)) }, ...others] }
      : page;
  });
}
