import type { SiteRoute } from '../../src/data/siteRoutes';

export type PageText = { route: SiteRoute /** Address of the Markdown file. */; address: string; markdown: string };

type SiteFacts = { title: string; summary: string; notes: string; fullAddress: string };

/** Lists and tags repeat what the pages say; https://llmstxt.org names the section that may be skipped so. */
const optional = 'Optional';

function sectionOf({ kind, section }: SiteRoute): string {
  if (kind === 'blog-list' || kind === 'blog-tag') {
    return optional;
  }
  return kind === 'api' ? 'APIs' : kind === 'standalone' ? 'About this documentation' : section;
}

/**
 * The list of all texts in the form of https://llmstxt.org: title, block quote, a paragraph, then sections of links.
 *
 * @param pages in reading order; a section stands where its first page stands, the section Optional at the end
 */
export function llmsList({ title, summary, notes, fullAddress }: SiteFacts, pages: readonly PageText[]): string {
  const sections = new Map<string, string[]>();
  for (const { route, address } of pages) {
    const name = sectionOf(route);
    sections.set(name, [...(sections.get(name) ?? []), `- [${route.title}](${address}): ${route.description}`]);
  }
  const names = [...[...sections.keys()].filter((name) => name !== optional), optional].filter((name) =>
    sections.has(name),
  );
  const head = `# ${title}\n\n> ${summary}\n\n${notes} All texts in one file: [llms-full.txt](${fullAddress}).`;
  return `${[head, ...names.map((name) => `## ${name}\n\n${sections.get(name)?.join('\n')}`)].join('\n\n')}\n`;
}

/** @returns all texts in reading order, with a rule between */
export function llmsFull(pages: readonly PageText[]): string {
  return pages.map(({ markdown }) => markdown).join('\n---\n\n');
}
