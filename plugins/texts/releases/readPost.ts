import path from 'node:path';
import type { ListItem, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { partsOfName } from '../../../src/data/posts';
import { dlMark } from '../dlMark';
import type { Document } from '../document';
import { type Fault, faultOf } from '../finding';
import { textField } from '../frontMatter';
import { pageLinks, pathOf } from '../pageLinks';
import { visit } from '../visit';
import { type ChangeItem, eachChangeItem } from './changeItems';
import { plainHtml } from './plainHtml';
import type { HrefOf, Release, ReleaseItem } from './release';

/** A post as data. What cannot be read, an item or the lead, is not part of it and is an error. */
export type PostReading = { readonly release: Release; readonly faults: Fault[] };

/** The document belongs to others, too, so its nodes stay as they are. */
function withoutMarks(children: readonly RootContent[]): RootContent[] {
  const copy: Root = structuredClone({ type: 'root', children: [...children] });
  visit(copy, 'inlineCode', (node) => {
    node.value = node.value.replace(dlMark, '');
  });
  return copy.children;
}

/** What an item says after its `<Change />`: words of one line, or paragraphs and an example. */
function contentOf({ children: [paragraph, ...rest] }: ListItem): RootContent[] {
  if (paragraph?.type !== 'paragraph') {
    return [];
  }
  const [, first, ...others] = paragraph.children;
  const words = first?.type === 'text' ? { ...first, value: first.value.trimStart() } : first;
  const children = words === undefined ? others : [words, ...others];
  return rest.length === 0 ? children : [{ ...paragraph, children }, ...rest];
}

/** The same as it was typed, without the indentation of a list. */
function markdownOf({ item, element }: ChangeItem, lines: readonly string[]): string {
  const start = element.position?.end ?? { line: 1, column: 1 };
  const [first = '', ...others] = lines.slice(start.line - 1, item.position?.end.line);
  return [first.slice(start.column - 1), ...others.map((line) => line.replace(/^ {2}/, ''))].join('\n').trim();
}

/** A fence that the build draws. */
const isFigure = (node: RootContent): boolean => node.type === 'code' && /\balt="/.test(node.meta ?? '');

/** What is above the truncate mark, without the pictures, which only the post has. */
function leadOf({ tree }: Document): RootContent[] {
  const end = tree.children.findIndex(({ type }) => type === 'mdxFlowExpression' || type === 'heading');
  return tree.children
    .slice(0, end === -1 ? undefined : end)
    .filter((node) => node.type !== 'yaml' && node.type !== 'mdxjsEsm' && !isFigure(node));
}

/**
 * Reads a release note (style, section 16).
 *
 * @param document a post, parsed
 * @param hrefOf what a link to a route of this site becomes in the HTML
 * @returns the release, and what could not be read with line, reason and fix
 */
export function readPost(document: Document, hrefOf: HrefOf = (route) => route): PostReading {
  const { file, tree, lines, frontMatter } = document;
  const version = textField(frontMatter, 'slug') ?? '';
  const items: ReleaseItem[] = [];
  const faults: Fault[] = [];

  const itemOf = (change: ChangeItem): ReleaseItem => {
    const { id, kind, area, features, item } = change;
    const content = withoutMarks(contentOf(item));
    const addresses = pageLinks({ tree: { type: 'root', children: content } }).map(({ address }) => address);
    return {
      id,
      route: `/blog/${version}#${id}`,
      kind,
      area,
      features,
      since: version,
      text: textOf({ type: 'root', children: content.filter(({ type }) => type !== 'code') }),
      markdown: markdownOf(change, lines),
      html: plainHtml(content, hrefOf, file),
      links: addresses.filter((address) => address.startsWith('/')).map(pathOf),
      line: item.position?.start.line ?? 1,
    };
  };

  const orFault = <Read>(read: () => Read): Read | undefined => {
    try {
      return read();
    } catch (error) {
      faults.push(faultOf(file, error));
      return undefined;
    }
  };

  const lead = orFault(() => plainHtml(withoutMarks(leadOf(document)), hrefOf, file)) ?? '';
  eachChangeItem(tree, file, (read) => {
    const item = orFault(() => itemOf(read()));
    if (item) items.push(item);
  });
  const release: Release = {
    version,
    date: partsOfName(path.basename(file))?.date ?? '',
    title: textField(frontMatter, 'title') ?? '',
    summary: textField(frontMatter, 'description') ?? '',
    lead,
    items,
    file,
  };
  return { release, faults };
}
