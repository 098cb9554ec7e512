import type { Nodes, Root } from 'hast';
import { SKIP, visit } from '../../texts/visit';
import { russianWords } from './russianWords';
import { wrapped } from './wrapped';

const latin = /\p{Script=Latin}/u;

function hasLanguage(node: Nodes): boolean {
  return node.type === 'element'
    ? node.properties['lang'] !== undefined
    : 'attributes' in node && node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'lang');
}

/**
 * Says of Russian words in an English text that they are Russian (WCAG 3.1.2): a screen reader would otherwise spell
 * them with an English voice. Code in a sentence is Russian as a whole or not at all; `codeHtml` says it in blocks of code.
 */
export default function rehypeRussian() {
  return (tree: Root): void =>
    visit(tree, (node, index, parent) => {
      if (hasLanguage(node)) return SKIP;
      if (node.type === 'element' && (node.tagName === 'pre' || node.tagName === 'code')) {
        const [word] = node.children;
        if (
          node.tagName === 'code' &&
          word?.type === 'text' &&
          russianWords.test(word.value) &&
          !latin.test(word.value)
        ) {
          node.properties['lang'] = 'ru';
        }
        return SKIP;
      }
      if (node.type !== 'text' || parent === undefined || index === undefined || !russianWords.test(node.value)) {
        return undefined;
      }
      const parts = wrapped(node, russianWords, { lang: 'ru' });
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
}
