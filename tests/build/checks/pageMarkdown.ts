import type { Heading, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { markdownFile } from '../../../src/data/markdownFile';
import type { SiteRoute } from '../../../src/data/siteRoutes';
import type { GuardReport } from '../../guards/guard';
import type { BuiltPage, BuiltSite } from '../../helpers/builtSite';

/** The share of a page's words that its Markdown text must at least contain. */
const leastShare = 0.95;

/** What a page has besides its text, written for this check so that it does not share a mistake with the plugin. */
const notText = [
  '.theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-version-badge, .theme-doc-footer, .pagination-nav, .hash-link, .dos-page-actions',
  'button, form, script, style, template, noscript, dialog, [popover], [aria-hidden="true"], [role=tooltip], [role=status]',
  'article footer',
  // The letters of a drawing are in its description.
  'svg *:not(title, desc)',
  // A table that contains another becomes a list: its items need neither the heads of columns nor, inside, a caption.
  'table:has(table) thead, table table caption',
].join(', ');

const reader = unified().use(remarkParse).use(remarkGfm);

const oneSpace = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

/** Words and numbers, without the signs around them. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The text of a page as a reader sees it: letters in two elements are not one word. */
function articleOf({ $, route }: BuiltPage): { title: string; sections: string[]; words: string[] } {
  const main = $('main').first();
  const content = (route?.kind === 'doc' || route?.kind === 'blog' ? main.find('article').first() : main).clone();
  content.find(route?.kind === 'standalone' ? notText : `${notText}, nav`).remove();
  const headings = (name: string) =>
    content
      .find(name)
      .toArray()
      .map((node) => oneSpace($(node).text()));
  const [title = ''] = headings('h1');
  const sections = headings('h2');
  // Inside code a word may continue in the next colour.
  const code = content.find('pre');
  const codeText = code.toArray().map((node) => $(node).text());
  code.remove();
  content.find('*').append(' ').prepend(' ');
  return { title, sections, words: wordsOf([content.text(), ...codeText].join(' ')) };
}

/** All that a reader of the Markdown text reads: texts, code with its titles, and alternative texts. */
function markdownWords(tree: Root): string[] {
  const parts: string[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      parts.push(node.value);
    } else if (node.type === 'code') {
      parts.push(node.meta ?? '', node.value);
    } else if (node.type === 'image') {
      parts.push(node.alt ?? '');
    }
  });
  return wordsOf(parts.join(' '));
}

/** @returns the words of the first list that the second has too few of */
function missingWords(wanted: readonly string[], given: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of given) {
    left.set(word, (left.get(word) ?? 0) + 1);
  }
  return wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

function headingsOf(tree: Root, depth: Heading['depth']): string[] {
  return tree.children.flatMap((node) =>
    node.type === 'heading' && node.depth === depth ? [oneSpace(textOf(node))] : [],
  );
}

function headFaults(tree: Root, route: SiteRoute, address: string, title: string): string[] {
  const titles = headingsOf(tree, 1);
  const [, description, link = ''] = tree.children.map((node) => oneSpace(textOf(node)));
  return [
    ...(titles.length === 1 && titles[0] === title
      ? []
      : [`its h1 is ${titles.map((text) => `"${text}"`).join(' and ') || 'missing'}, the page has "${title}"`]),
    ...(description === oneSpace(route.description) ? [] : ['the line below the title is not the description']),
    ...(link.endsWith(` ${address}`) ? [] : [`the third line does not name the address ${address}`]),
  ];
}

function textFaults(tree: Root, path: string, sections: readonly string[], words: readonly string[]): string[] {
  const given = headingsOf(tree, 2);
  const faults = sections.filter((name) => !given.includes(name)).map((name) => `the h2 "${name}" is missing`);
  const missing = missingWords(words, markdownWords(tree));
  if (words.length === 0 || missing.length > words.length * (1 - leastShare)) {
    const sample = [...new Set(missing)].slice(0, 8).join(', ');
    faults.push(
      `it has ${words.length - missing.length} of the ${words.length} words of ${path}, at least ${leastShare * 100} % must be there; missing are: ${sample}`,
    );
  }
  visit(tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'html') {
      faults.push(`line ${line} has the HTML ${node.value}`);
    }
    if ((node.type === 'link' || node.type === 'image' || node.type === 'definition') && !/^[a-z]+:/.test(node.url)) {
      faults.push(`line ${line} has the relative address ${node.url}`);
    }
  });
  return faults;
}

/**
 * Every page has its Markdown text next to it, and the text is that of the page: title, description, address, all
 * sections, at least 95 % of the words, no HTML outside code, no relative address. The head of the page names the file.
 */
export function pageMarkdown(site: BuiltSite): GuardReport {
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const faults: string[] = [];
  let words = 0;
  for (const route of site.routes) {
    const file = markdownFile(route.path);
    const page = pages.get(route.path);
    const markdown = site.read(file);
    const article = page && articleOf(page);
    words += article?.words.length ?? 0;
    if (markdown === undefined || page === undefined || article === undefined) {
      faults.push(`${route.path} has no text ${file}.`);
      continue;
    }
    const tree = reader.parse(markdown);
    const named = page.$('link[rel=alternate][type="text/markdown"]').attr('href');
    const address = `${site.origin}${site.baseUrl}${route.path.slice(1)}`;
    faults.push(
      ...[
        ...headFaults(tree, route, address, article.title),
        ...textFaults(tree, route.path, article.sections, article.words),
        ...(named === `${site.baseUrl}${file}` ? [] : [`the head of the page names ${named ?? 'no Markdown text'}`]),
      ].map((fault) => `${file}: ${fault}.`),
    );
  }
  const listed = new Set(site.routes.map(({ path }) => markdownFile(path)));
  const strays = [...site.files].filter((file) => file.endsWith('.md') && !listed.has(file));
  faults.push(...strays.map((file) => `${file} is the text of no page.`));
  return { checked: words, unit: 'words', faults: faults.map((fault) => `${fault} Look at plugins/page-markdown.`) };
}
