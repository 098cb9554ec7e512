import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { Kept } from '../build/kept/kept';
import { type FrontMatter, readFrontMatter } from './frontMatter';
import { sharedParser } from './sharedParser';

export type DocumentKind = 'doc' | 'post' | 'page';

/** Folders with texts, below the content root, and what a text in them is. */
export const textFolders: Readonly<Record<string, DocumentKind>> = { docs: 'doc', blog: 'post', 'src/pages': 'page' };

/** @returns what a text is, from the folder that it is in */
export function kindOf(file: string): DocumentKind {
  const folder = Object.keys(textFolders).find((one) => file.startsWith(`${one}/`));
  return textFolders[folder ?? ''] ?? 'doc';
}

/** A Markdown file of the site, read once for all rules. */
export type Document = {
  /** Path below the content root, with forward slashes. */
  file: string;
  kind: DocumentKind;
  /** The lines of the file; line 1 is `lines[0]`. */
  lines: string[];
  frontMatter: FrontMatter;
  /** The text as MDX; without children when it cannot be parsed, also when its front matter is not closed. */
  tree: Root;
  /** Why and where the text is not valid MDX. */
  parseFault?: { line: number; reason: string };
};

export const isPost = ({ kind }: Document): boolean => kind === 'post';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

/** Does to heading ids what Docusaurus does before it parses (`mdx1Compat.headingIds`), so that `{#id}` is text. */
function escapeHeadingIds(line: string): string {
  return /^#{1,6}(?!#)/.test(line) ? line.replace(/(?<!\\)\{#/g, '\\{#') : line;
}

type ParseMessage = { line?: number | null; reason: string };

function isParseMessage(error: unknown): error is ParseMessage {
  return typeof error === 'object' && error !== null && 'reason' in error && typeof error.reason === 'string';
}

const nothing = (): Root => ({ type: 'root', children: [] });

const treeOf = sharedParser((text) => parser.parse(text));

function parse(lines: readonly string[], results: Kept): Pick<Document, 'tree' | 'parseFault'> {
  const text = lines.map(escapeHeadingIds).join('\n');
  try {
    return { tree: treeOf(text, results) };
  } catch (error) {
    if (!isParseMessage(error)) {
      throw error;
    }
    // When an element is never closed, the place is the end of the file; the reason says where it was opened.
    const opened = Number(/\((\d+):\d+-/.exec(error.reason)?.[1]);
    const parseFault = { line: error.line ?? (opened || 1), reason: error.reason };
    return { tree: nothing(), parseFault };
  }
}

const parsed = new Map<string, { source: string; document: Document }>();

/**
 * Parses a text as the site does. All callers that ask for the same text get the same document, so it must not be changed.
 *
 * @param file path below the content root
 * @param source the whole text
 * @param results of earlier builds
 * @returns the document; a text that is not valid MDX gives a document with a `parseFault`
 */
export function parseDocument(file: string, kind: DocumentKind, source: string, results = new Kept()): Document {
  const key = `${kind}:${file}`;
  const known = parsed.get(key);
  if (known?.source === source) {
    return known.document;
  }
  const lines = source.split(/\r?\n/);
  const frontMatter = readFrontMatter(lines);
  const { isOpen, fault } = frontMatter;
  // As a text, the fields would have mistakes that nobody has made.
  const text = isOpen && fault ? { tree: nothing(), parseFault: fault } : parse(lines, results);
  const document = { file, kind, lines, frontMatter, ...text };
  parsed.set(key, { source, document });
  return document;
}
