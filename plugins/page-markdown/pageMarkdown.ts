import type { Element } from 'hast';
import type { PhrasingContent } from 'mdast';
import rehypeRemark, { type Options as RehypeRemarkOptions } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { codeFence } from './codeFence';
import { contentOf } from './contentOf';
import { findAll, isElement, plainText } from './elements';
import type { MarkdownPage, PageOptions } from './options';
import { admonitions } from './shapes/admonitions';
import { codeBlocks } from './shapes/codeBlocks';
import { figures } from './shapes/figures';
import { inline } from './shapes/inline';
import { links } from './shapes/links';
import { tables } from './shapes/tables';
import { tabs } from './shapes/tabs';

/** Markdown has no form for these but HTML; without it, 2 to the power of 15 would be 215. */
const asHtml: NonNullable<RehypeRemarkOptions['handlers']>[string] = (state, node: Element) => [
  { type: 'html', value: `<${node.tagName}>` },
  ...(state.all(node) as PhrasingContent[]),
  { type: 'html', value: `</${node.tagName}>` },
];

const writer = unified()
  .use(rehypeRemark, { handlers: { pre: (_state, node: Element) => codeFence(node), sup: asHtml, sub: asHtml } })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_', listItemIndent: 'one', resourceLink: true });

/** Removes the title, and the first paragraph if it is the description, because both are at the top of the text. */
function takeHead(content: Element, { title: given, description }: MarkdownPage): string {
  const [title] = findAll(content, (node) => isElement(node, 'h1'));
  const [lead] = findAll(content, (node) => isElement(node, 'p') && plainText(node) === description);
  const taken = [title, lead];
  const leave = (node: Element): void => {
    node.children = node.children.filter((child) => !taken.includes(child as Element));
    for (const child of node.children) {
      if (isElement(child)) {
        leave(child);
      }
    }
  };
  leave(content);
  return title ? plainText(title) : given;
}

/**
 * Makes the Markdown text of a page from its HTML: title, description, address, then the text of the article.
 *
 * @param main the main part of the page as it was built (`mainPart`)
 * @param page what is known about it; its title replaces a missing h1
 * @param address its canonical address
 * @throws Error when the page has no main part
 */
export function pageMarkdown(
  main: string,
  page: MarkdownPage,
  address: string,
  { ignoreCssSelectors, shape, labels }: Pick<PageOptions, 'ignoreCssSelectors' | 'shape' | 'labels'>,
): string {
  const content = contentOf(main, page.kind, ignoreCssSelectors);
  shape(content);
  codeBlocks(content);
  figures(content, labels.alternativeText);
  admonitions(content);
  tabs(content);
  tables(content);
  inline(content);
  links(content, address);
  const title = takeHead(content, page);
  const text = writer.stringify(writer.runSync({ type: 'root', children: [content] }));
  return [`# ${title}`, page.description, `${labels.address}: ${address}`, text]
    .filter((part) => part !== '')
    .join('\n\n');
}
