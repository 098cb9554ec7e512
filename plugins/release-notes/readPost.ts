import type { ListItem, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { ChangeKind } from '../../src/data/schema/history';
import { kinds } from '../../src/data/schema/history';
import type { Document } from '../content-lint/document';
import { textField } from '../content-lint/frontMatter';
import { pageHeadings } from '../content-lint/pageHeadings';
import { pageLinks, pathOf } from '../content-lint/pageLinks';
import type { Fault } from '../content-lint/rule';
import { TextFault } from '../remark/fault';
import { plainHtml } from './plainHtml';
import { needChange, readChange } from './readChange';
import type { HrefOf, ItemFeature, Release, ReleaseItem } from './release';

/** A post as data. What cannot be read is left out of it and is a fault. */
export type PostReading = { readonly release: Release; readonly faults: Fault[] };

const isKind = (id: string | undefined): id is ChangeKind => id !== undefined && kinds.inside?.(id) !== undefined;

const lineOf = (node: RootContent): number => node.position?.start.line ?? 1;

/** Ids come from the leading feature; the second item about it gets a number. */
function idMaker(): (features: readonly ItemFeature[]) => string {
  const used = new Map<string, number>();
  return (features) => {
    const { id } = features.find(({ isIntroduced }) => isIntroduced) ?? features[0] ?? { id: 'item' };
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}

/** The source of an item after `<Change />`, without the indentation of a list. */
function markdownOf(item: ListItem, after: { line: number; column: number }, lines: readonly string[]): string {
  const last = item.position?.end.line ?? after.line;
  return [
    (lines[after.line - 1] ?? '').slice(after.column - 1),
    ...lines.slice(after.line, last).map((line) => line.replace(/^ {2}/, '')),
  ]
    .join('\n')
    .trim();
}

/** What an item says, without its `<Change />`; one paragraph alone is words in a line. */
function contentOf({ children: [paragraph, ...rest] }: ListItem): RootContent[] {
  if (paragraph?.type !== 'paragraph') {
    return rest;
  }
  const [, first, ...others] = paragraph.children;
  const words =
    first?.type === 'text'
      ? [{ ...first, value: first.value.trimStart() }, ...others]
      : [...(first ? [first] : []), ...others];
  return rest.length === 0 ? words : [{ ...paragraph, children: words }, ...rest];
}

/**
 * Reads a release note (style, section 16): version and date from its file and front matter, the items from its lists.
 *
 * @param document a post, parsed
 * @param hrefOf what a link to a route of this site becomes in the HTML
 * @returns the release, and what could not be read with line, reason and fix
 */
export function readPost(document: Document, hrefOf: HrefOf = (route) => route): PostReading {
  const { file, tree, lines, frontMatter } = document;
  const version = textField(frontMatter, 'slug') ?? '';
  const headings = new Map(pageHeadings(document).map((heading) => [heading.node as RootContent, heading]));
  const makeId = idMaker();
  const faults: Fault[] = [];
  const items: ReleaseItem[] = [];
  const lead: RootContent[] = [];
  let kind: ChangeKind | undefined;
  let isInLead = true;

  function readItem(item: ListItem): ReleaseItem {
    const line = lineOf(item);
    const place = { file, line };
    const start = needChange(item, place);
    const { area, features } = readChange(start, place);
    if (kind === undefined) {
      throw new TextFault(
        file,
        line,
        'the item stands below no heading of a kind',
        'move it below "## New {#new}" or another one',
      );
    }
    const id = makeId(features);
    const content = contentOf(item);
    return {
      id,
      route: `/blog/${version}#${id}`,
      kind,
      area,
      features,
      since: version,
      text: content.map((node) => textOf(node)).join(content === item.children ? '\n' : ''),
      markdown: markdownOf(item, start.element.position?.end ?? { line, column: 1 }, lines),
      html: plainHtml(content, hrefOf, file),
      links: pageLinks({ tree: { type: 'root', children: content } }).flatMap(({ address }) =>
        address.startsWith('/') ? [pathOf(address)] : [],
      ),
      line,
    };
  }

  function tryTo(read: () => void): void {
    try {
      read();
    } catch (error) {
      if (!(error instanceof TextFault)) {
        throw error;
      }
      faults.push({ file, line: error.line, reason: `${error.reason}.`, fix: `${error.fix}.` });
    }
  }

  for (const node of tree.children) {
    const heading = headings.get(node);
    if (heading) {
      kind = isKind(heading.id) ? heading.id : undefined;
      isInLead = false;
    } else if (node.type === 'list') {
      for (const item of node.children) {
        tryTo(() => items.push(readItem(item)));
      }
    } else if (node.type === 'mdxFlowExpression') {
      isInLead = false;
    } else if (isInLead && node.type === 'paragraph') {
      lead.push(node);
    }
  }
  const release: Release = {
    version,
    date: /^blog\/(\d{4}-\d{2}-\d{2})-/.exec(file)?.[1] ?? '',
    title: textField(frontMatter, 'title') ?? '',
    summary: textField(frontMatter, 'description') ?? '',
    lead: plainHtml(lead, hrefOf, file),
    items,
    file,
  };
  return { release, faults };
}
