import type { Element } from 'hast';
import { classesOf, findAll, isElement, plainText } from '../elements';

/** Our own name, and the one that the stock theme makes of its CSS module. */
const titleClass = /^(?:theme-code-block-title|codeBlockTitle_.+)$/;

/** Moves the title of a code block to the block, where the Markdown writer finds it as `dataTitle`. */
export function codeBlocks(content: Element): void {
  for (const block of findAll(content, (node) => classesOf(node).includes('theme-code-block'))) {
    const [title] = findAll(block, (node) => classesOf(node).some((name) => titleClass.test(name)));
    const [pre] = findAll(block, (node) => isElement(node, 'pre'));
    if (pre) {
      if (title) {
        pre.properties['dataTitle'] = plainText(title);
      }
      block.children = [pre];
    }
  }
}
