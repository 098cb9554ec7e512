import type { Code, Root, RootContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { flowElement, text } from '../../texts/elements';
import { TextFault } from '../../texts/fault';

/** The file that the message of a bad example names. */
const exampleFile = 'docs/example.mdx';

const parser = () => unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** Docusaurus puts a backslash before the id of a heading, in fences too; without it the id would be an expression. */
const withEscapedIds = (source: string) => source.replace(/^(#{1,6} .*[^\\])(\{#[^}]+\})$/gm, '$1\\$2');
const asWritten = (source: string) => source.replace(/^(#{1,6} .*)\\(\{#[^}]+\})$/gm, '$1$2');

/**
 * @param source MDX of an example
 * @param remarkPlugins what the build makes of it
 * @returns the message that stops the build, or nothing when the example is good
 * @throws every error that is not in the text
 */
export async function messageOf(source: string, remarkPlugins: PluggableList): Promise<string | undefined> {
  const processor = parser().use(remarkPlugins);
  const file = new VFile({ path: exampleFile, value: withEscapedIds(source) });
  try {
    await processor.run(processor.parse(file), file);
    return undefined;
  } catch (error) {
    // Docusaurus loads the configuration and this plugin each with its own modules, so the class may be a different one.
    if (error instanceof Error && error.name === TextFault.name) {
      return error.message;
    }
    throw error;
  }
}

const codeOf = (value: string): Code => ({ type: 'code', lang: 'md', value: asWritten(value) });

async function partsOf(code: Code, remarkPlugins: PluggableList): Promise<RootContent[]> {
  if (code.meta === 'good') {
    const shown = parser().parse(withEscapedIds(code.value)).children;
    return [flowElement('div', {}, shown), codeOf(code.value)];
  }
  const message = await messageOf(code.value, remarkPlugins);
  if (message === undefined) {
    throw new Error(`The bad example of the gallery has no error: ${code.value}`);
  }
  return [codeOf(code.value), { type: 'blockquote', children: [{ type: 'paragraph', children: [text(message)] }] }];
}

/**
 * Shows the examples of the gallery: a fence `mdx good` is drawn and printed, a fence `mdx bad` is printed with the
 * message that it causes. The message comes from the build itself, so it cannot be out of date.
 *
 * @throws Error for a bad example that causes no message
 */
export default function remarkExamples({ remarkPlugins }: { remarkPlugins: PluggableList }) {
  return async (tree: Root): Promise<void> => {
    const examples: Code[] = [];
    visit(tree, 'code', (code) => {
      if (code.lang === 'mdx' && (code.meta === 'good' || code.meta === 'bad')) {
        examples.push(code);
      }
    });
    for (const code of examples) {
      const parts = await partsOf(code, remarkPlugins);
      visit(tree, code, (_node, index, parent) => {
        if (parent !== undefined && index !== undefined) {
          parent.children.splice(index, 1, ...parts);
        }
        return false;
      });
    }
  };
}
