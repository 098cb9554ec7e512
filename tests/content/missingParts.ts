import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Document } from '../../plugins/content-lint/document';
import { type PageHeading, pageHeadings } from '../../plugins/content-lint/pageHeadings';
import { pageLinks, pathOf } from '../../plugins/content-lint/pageLinks';
import { proseIn } from '../../plugins/content-lint/prose';
import { countWords } from '../../plugins/content-lint/sentences';
import type { Brief, PlannedSection, PostBrief } from './briefs';

/** Makes headings comparable: letter case, code font and kinds of quotation marks do not count. */
const plain = (text: string) =>
  text
    .replace(/[`"“”'’]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

function missingSections(all: readonly PageHeading[], planned: readonly PlannedSection[]): string[] {
  const named = planned.filter((section) => typeof section === 'string').map(plain);
  const headings = all.filter(({ level }) => level === 2).map(({ text }) => plain(text));
  const absent = planned.flatMap((section) =>
    typeof section === 'string' && !headings.includes(plain(section)) ? [`section "${section}"`] : [],
  );
  const found = named.filter((section) => headings.includes(section));
  const order = headings.filter((heading) => found.includes(heading));
  const wrongOrder = order.join('|') === found.join('|') ? [] : [`sections in the order ${found.join(', ')}`];
  const own = all.filter(({ level, text }) => level > 1 && !named.includes(plain(text))).length;
  const few = planned.flatMap((section) =>
    typeof section !== 'string' && own < section.atLeast
      ? [`a heading for each of: ${section.each} (${own} of ${section.atLeast})`]
      : [],
  );
  return [...absent, ...wrongOrder, ...few];
}

function missingLinks(document: Document, wanted: readonly string[]): string[] {
  const linked = new Set(pageLinks(document).map(({ address }) => pathOf(address)));
  return wanted.filter((route) => !linked.has(route)).map((route) => `a link to ${route}`);
}

/** @returns the words of paragraphs and list items, without code blocks, tables and headings */
export function wordsOf(document: Document): number {
  return proseIn(document)
    .filter(({ kind }) => kind === 'paragraph')
    .reduce((sum, { text }) => sum + countWords(text), 0);
}

function wrongLength(document: Document, [least, most]: [number, number]): string[] {
  const words = wordsOf(document);
  return words < least || words > most ? [`${least}–${most} words (it has ${words})`] : [];
}

/** @returns what a documentation page lacks of its plan; nothing when it is finished */
export function missingInDoc(document: Document, brief: Brief): string[] {
  return [
    ...missingSections(pageHeadings(document), brief.sections),
    ...missingLinks(document, brief.links),
    ...wrongLength(document, brief.words),
  ];
}

/** @returns for each heading the number of list items below it */
function itemsBelow(tree: Root, headings: readonly PageHeading[]): Map<string, number> {
  const counts = new Map(headings.map(({ text }) => [text, 0]));
  let current: string | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading') {
      current = headings.find((heading) => heading.node === node)?.text;
    }
    if (node.type === 'listItem' && current !== undefined) {
      counts.set(current, (counts.get(current) ?? 0) + 1);
      return SKIP;
    }
    return undefined;
  });
  return counts;
}

/** @returns what a release note lacks of its plan; nothing when it is finished */
export function missingInPost(document: Document, brief: PostBrief): string[] {
  const headings = pageHeadings(document);
  const counts = itemsBelow(document.tree, headings);
  const fewItems = brief.items.flatMap(([heading, count]) => {
    const has = counts.get(heading) ?? 0;
    return has < count ? [`${count} items below "${heading}" (it has ${has})`] : [];
  });
  return [
    ...missingSections(
      headings,
      brief.items.map(([heading]) => heading),
    ),
    ...fewItems,
    ...missingLinks(document, brief.links),
    ...wrongLength(document, brief.words),
  ];
}
