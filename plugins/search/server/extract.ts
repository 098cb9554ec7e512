import { load } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';

/** A part of a page from a heading to the next one (h1 to h3). */
export type Section = {
  /** Id of the heading; none on the first section of a page. */
  anchor: string | null;
  title: string;
  text: string;
  /** What is in code, and single words in bold and in heads of tables: names, in which every character counts. */
  names: string;
  /** Names of the rows that have an address of their own, in the tables of the section, such as the codes of errors. */
  rows?: string[];
};

/** What is on a page but not part of its text. */
const notText = [
  'script, style, template, noscript, button, select, dialog, [popover], [aria-hidden="true"]',
  // Panels of tabs that are not chosen are text, too.
  '[hidden]:not([role=tabpanel])',
  '[role=tooltip], [role=status], .hash-link, .theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-toc-desktop',
  '.theme-doc-version-badge, .theme-doc-version-banner, .theme-doc-footer, .pagination-nav',
  'article > footer, article > header time',
  // The letters of a drawing are in its description.
  'svg > :not(title, desc)',
].join(', ');

const inText = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const headings = new Set(['h1', 'h2', 'h3']);
const names = new Set(['strong', 'b', 'th', 'kbd', 'dt']);
/** Parts that are beside or below each other on the page. In an excerpt they would read as one sentence. */
const items = new Set(['td', 'th', 'li', 'dt', 'dd']);

const oneSpace = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

const isCodeLine = (element: Element) => /\btoken-line\b|\bline\b/.test(element.attribs['class'] ?? '');

class SectionWriter {
  readonly sections: (Section & { parts: string[]; nameParts: string[]; rows: string[] })[] = [];

  open(anchor: string | null, title: string): void {
    this.sections.push({ anchor, title, text: '', names: '', parts: [], nameParts: [], rows: [] });
  }

  write(text: string, isName: boolean): void {
    const section = this.sections.at(-1);
    section?.parts.push(text);
    if (isName) section?.nameParts.push(text);
  }

  /** Ends an item, unless a sentence has just ended. */
  separate(): void {
    const last = this.sections.at(-1)?.parts.findLast((part) => part.trim() !== '');
    if (last !== undefined && !/[.!?:;,…·]\s*$/.test(last)) this.write(' · ', false);
  }

  finished(): Section[] {
    return this.sections.map(({ anchor, title, parts, nameParts, rows }) => ({
      anchor,
      title: oneSpace(title),
      text: oneSpace(parts.join('')),
      names: oneSpace(nameParts.join('')),
      ...(rows.length > 0 && { rows }),
    }));
  }
}

/** A line break parts words in the title of a section. */
function textOf(node: AnyNode, leftOut: ReadonlySet<AnyNode>): string {
  if (node.type === 'text') return node.data;
  if (!('children' in node) || leftOut.has(node)) return '';
  return 'name' in node && node.name === 'br' ? ' ' : node.children.map((child) => textOf(child, leftOut)).join('');
}

/**
 * Texts of a page, by section. Text before the first heading belongs to the page; sections without an anchor are
 * joined with the one before, because nothing can lead to them.
 *
 * @param main the main part of a built page
 * @param pageTitle title of the page, if it has no h1
 * @param ignored CSS selectors of what is left out, too
 * @returns the sections in order, the first without an anchor; none when the page has no `main`
 */
export function extractSections(main: string, pageTitle: string, ignored: readonly string[]): Section[] {
  // Without a doctype a table would not end the paragraph before it.
  const $ = load(`<!doctype html>${main}`);
  const whole = $('main').first();
  if (whole.length === 0) {
    return [];
  }
  const articles = whole.find('article');
  const content = articles.length === 1 ? articles.first() : whole;
  const leftOut = new Set<AnyNode>(content.find([notText, ...ignored].join(', ')).get());
  const writer = new SectionWriter();
  const shownText = (node: AnyNode): string => textOf(node, leftOut);
  const [title] = content.find('h1').get();
  writer.open(null, (title && oneSpace(shownText(title))) || pageTitle);

  const walk = (nodes: AnyNode[], isName: boolean, inCodeBlock: boolean): void => {
    for (const node of nodes) {
      if (node.type === 'text') {
        writer.write(node.data, isName);
      } else if (node.type === 'tag' && !leftOut.has(node)) {
        element(node, isName, inCodeBlock);
      }
    }
  };

  const element = (node: Element, isName: boolean, inCodeBlock: boolean): void => {
    const { name } = node;
    if (headings.has(name)) {
      const anchor = node.attribs['id'];
      const title = shownText(node);
      if (name !== 'h1' && anchor) {
        writer.open(anchor, title);
      } else if (name !== 'h1') {
        writer.write(` ${title} `, true);
      }
      return;
    }
    const [cell] = name === 'tr' && node.attribs['id'] ? node.children : [];
    if (cell) writer.sections.at(-1)?.rows.push(oneSpace(shownText(cell)));
    if (items.has(name)) writer.separate();
    const breaks = !inText.has(name) || isCodeLine(node);
    const isBlock = inCodeBlock || name === 'pre';
    // "What it does" at the head of a table is not a name for `what`, `it` and `does`.
    const isOneWord = () => !/\s/.test(shownText(node).trim());
    const isOwnName = (names.has(name) && isOneWord()) || (name === 'code' && !isBlock);
    // Names of two elements are two names; in the text nothing may come between "set" and "s" in <b>set</b>s.
    const gap = breaks ? ' ' : '';
    writer.write(gap, false);
    if (isOwnName) writer.sections.at(-1)?.nameParts.push(' ');
    walk(node.children, (isName || isOwnName) && !isBlock, isBlock);
    if (isOwnName) writer.sections.at(-1)?.nameParts.push(' ');
    writer.write(gap, false);
    const described = name === 'img' ? node.attribs['alt'] : undefined;
    if (described) writer.write(` ${described} `, false);
  };

  walk(content.toArray(), false, false);
  return writer.finished();
}

/** @returns the tag that the page asks contextual search for (`docusaurus_tag`), or none */
export const tagOf = (html: string): string | null =>
  /<meta\b[^>]*\bname=["']?docusaurus_tag["'\s][^>]*?\bcontent=["']?([^"'\s/>]+)/.exec(html)?.[1] ?? null;
