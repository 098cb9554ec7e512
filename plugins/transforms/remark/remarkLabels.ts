import type { Root, Strong } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { phrasing } from '../../texts/elements';
import { fail } from '../../texts/place';
import { replaceElements, wordsFor } from './replaceElements';

/**
 * Makes `<Ui>Publish</Ui>`, a label of the screen, the same as `**Publish**`, with a mark for the design.
 *
 * @throws TextFault for a label without words
 */
export default function remarkLabels() {
  return (tree: Root, file: VFile): void => {
    replaceElements(tree, file, {
      Ui: (node, place) => {
        if (plainText(node).trim() === '') {
          fail(place, '<Ui> has no label', 'write <Ui>Publish</Ui>');
        }
        const label: Strong = {
          type: 'strong',
          data: { hProperties: { className: ['dos-ui'] } },
          children: phrasing(node),
        };
        return wordsFor(node, [label]);
      },
    });
  };
}
