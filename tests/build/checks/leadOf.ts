import { toString as textOf } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** First paragraph of a text file: the line it begins at, and its plain text between components and expressions. */
export type Lead = { line: number; parts: string[] };

const frontMatter = /^---\n[\s\S]*?\n---\n/;
/** Starts of blocks that are not paragraphs: module lines, components, comments, headings, lists, tables, code. */
const otherBlock = /^(import |export |<|\{|#{1,6} |[-*+] |[>|]|\d+\. |:::|```)/;

/**
 * @param source text of an `.mdx` or `.md` file with front matter
 * @returns the lead; without parts when the text has no paragraph
 */
export function leadOf(source: string): Lead {
  const head = frontMatter.exec(source)?.[0] ?? '';
  let line = head.split('\n').length;
  for (const block of source.slice(head.length).split('\n\n')) {
    const text = block.trimStart();
    if (text !== '' && !otherBlock.test(text)) {
      return { line: line + block.slice(0, block.length - text.length).split('\n').length - 1, parts: partsOf(text) };
    }
    line += block.split('\n').length + 1;
  }
  return { line: 1, parts: [] };
}

function partsOf(paragraph: string): string[] {
  const [block] = unified().use(remarkParse).use(remarkMdx).parse(paragraph).children;
  const parts = [''];
  for (const node of block?.type === 'paragraph' ? block.children : []) {
    if (node.type.startsWith('mdx')) {
      parts.push('');
    } else {
      // The mark of DL inside a sentence is for the build only.
      parts[parts.length - 1] += textOf(node).replace(/^dl:/, node.type === 'inlineCode' ? '' : '$&');
    }
  }
  return parts.filter((part) => part.trim() !== '');
}
