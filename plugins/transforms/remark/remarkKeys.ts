import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { needAttribute, readAttributes } from '../../texts/attributes';
import { text } from '../../texts/elements';
import { chordsOf } from '../../texts/keyNames';
import { keyNodes } from './keyNodes';
import { replaceElements, wordsFor } from './replaceElements';

/**
 * Makes `<Kbd keys="Ctrl+Enter" mac="⌘+Enter" />` keys joined by "+", and `G then S` keys one after the other;
 * the keys of macOS follow in brackets (style of this site, "Steps").
 *
 * @throws TextFault for a key that no keyboard has
 */
export default function remarkKeys() {
  return (tree: Root, file: VFile): void => {
    replaceElements(tree, file, {
      Kbd: (node, place) => {
        const texts = readAttributes(node, ['keys', 'mac'], place);
        const mac = texts.get('mac');
        return wordsFor(node, [
          ...keyNodes(chordsOf(needAttribute(texts, 'keys', 'Kbd', place), place)),
          ...(mac === undefined ? [] : [text(' (macOS: '), ...keyNodes(chordsOf(mac, place)), text(')')]),
        ]);
      },
    });
  };
}
