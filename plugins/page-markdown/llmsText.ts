import type { MarkdownPage } from './options';

export type PageText = {
  page: MarkdownPage;
  /** Address of the Markdown file. */
  address: string;
  markdown: string;
};

type SiteFacts = { title: string; summary: string; notes: string };

/** Lists and tags repeat what the pages say; https://llmstxt.org names the section that may be skipped so. */
const optional = 'Optional';

const sectionOf = ({ kind, section }: MarkdownPage): string => (kind === 'list' ? optional : section);

/**
 * The list of all texts in the form of https://llmstxt.org: title, block quote, a paragraph, then sections of links.
 *
 * @param pages in reading order; a section is where its first page is, and the section Optional comes last
 */
export function llmsList({ title, summary, notes }: SiteFacts, pages: readonly PageText[]): string {
  const sections = new Map<string, string[]>();
  for (const { page, address } of pages) {
    const name = sectionOf(page);
    sections.set(name, [
      ...(sections.get(name) ?? []),
      `- [${page.title}](${address})${page.description && `: ${page.description}`}`,
    ]);
  }
  const names = [...[...sections.keys()].filter((name) => name !== optional), optional].filter((name) =>
    sections.has(name),
  );
  const head = `# ${title}\n\n> ${summary}\n\n${notes}`;
  return `${[head, ...names.map((name) => `## ${name}\n\n${sections.get(name)?.join('\n')}`)].join('\n\n')}\n`;
}

/** @returns all texts in reading order, with a rule between */
export function llmsFull(pages: readonly PageText[]): string {
  return pages.map(({ markdown }) => markdown).join('\n---\n\n');
}
