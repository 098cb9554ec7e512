import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { markdownFile } from '../../../src/data/markdownFile';
import type { GuardReport } from '../../guards/guard';
import type { BuiltSite } from '../../helpers/builtSite';

/** @returns what https://llmstxt.org asks of the file and the file has not */
function formFaults({ children }: Root): string[] {
  const [title, quote] = children;
  const start = children.findIndex((node) => node.type === 'heading' && node.depth === 2);
  const inForm = children
    .slice(start)
    .every((node, index) => (index % 2 === 0 ? node.type === 'heading' && node.depth === 2 : node.type === 'list'));
  return [
    ...(title?.type === 'heading' && title.depth === 1 ? [] : ['llms.txt does not begin with its title']),
    ...(quote?.type === 'blockquote' ? [] : ['llms.txt has no block quote below its title']),
    ...(start > 0 && inForm ? [] : ['llms.txt has something besides sections with one list each']),
  ];
}

/** @returns the text of each item of the lists by the address that it leads to */
function entriesOf(tree: Root): Map<string, string> {
  const entries = new Map<string, string>();
  visit(tree, 'listItem', (item) => {
    visit(item, 'link', ({ url }) => {
      entries.set(url, textOf(item));
    });
  });
  return entries;
}

/**
 * `llms.txt` lists the text of every page with title and description; `llms-full.txt` contains all of them in reading
 * order.
 */
export function llmsText(site: BuiltSite): GuardReport {
  const tree = unified()
    .use(remarkParse)
    .parse(site.read('llms.txt') ?? '');
  const full = site.read('llms-full.txt') ?? '';
  const entries = entriesOf(tree);
  const faults = formFaults(tree);
  const known = new Set<string>();
  let at = 0;
  for (const { path, title, description } of site.routes) {
    const file = markdownFile(path);
    const address = `${site.origin}${site.baseUrl}${file}`;
    known.add(address);
    if (entries.get(address) !== `${title}: ${description}`) {
      faults.push(`llms.txt has no link to ${address} with the title and description of ${path}`);
    }
    const text = site.read(file)?.trim() ?? '';
    const found = text === '' ? -1 : full.indexOf(text, at);
    if (found < 0) {
      faults.push(`llms-full.txt does not contain ${file}, or not after the previous page`);
    } else {
      at = found + text.length;
    }
  }
  const strays = [...entries.keys()].filter((address) => !known.has(address));
  faults.push(...strays.map((address) => `llms.txt lists ${address}, which is the text of no page`));
  return {
    checked: site.routes.length,
    unit: 'routes',
    faults: faults.map((fault) => `${fault}. Look at plugins/page-markdown/llmsText.ts.`),
  };
}
