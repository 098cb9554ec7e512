import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { parse } from 'yaml';
import { remarkPlugins, textElements, textFences } from '../../../plugins/transforms/markdownPlugins';

/** What the transformers of this site made of a text; `checked` counts the elements that were in it. */
export type TextRun = { tree: Root; checked: number; faults: string[] };

function countElements(tree: Root): number {
  let count = 0;
  visit(tree, (node) => {
    const isFence = node.type === 'code' && textFences.some((fence) => fence === node.lang);
    const isElement = 'name' in node && textElements.some((name) => name === node.name);
    const isBadge = node.type === 'yaml' && /^since:/m.test(node.value);
    count += isFence || isElement || isBadge ? 1 : 0;
  });
  return count;
}

/**
 * Runs transformers on a text, with its front matter, as the build does.
 *
 * @param path the file that messages name
 */
export async function runText(text: string, path: string, plugins: PluggableList = remarkPlugins): Promise<TextRun> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter).use(plugins);
  const file = new VFile({ path, value: text });
  const [, frontMatter = ''] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
  file.data = { frontMatter: parse(frontMatter) ?? {} };
  const tree = processor.parse(file);
  const checked = countElements(tree);
  try {
    return { tree: (await processor.run(tree, file)) as Root, checked, faults: [] };
  } catch (error) {
    return { tree, checked, faults: [error instanceof Error ? error.message : String(error)] };
  }
}
