import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Facts } from '../../../src/data/schema';
import { isElement, type JsxElement, text, textElement } from '../../texts/elements';
import { fail } from '../../texts/place';
import { type ChangeItem, eachChangeItem } from '../../texts/releases/changeItems';
import { factsFor, readFrom } from '../../texts/sources/readFrom';

function mark({ id, kind, area, features, item }: ChangeItem, { kinds, areas }: Pick<Facts, 'kinds' | 'areas'>): void {
  item.data = {
    ...item.data,
    hProperties: {
      id,
      className: ['dos-change'],
      'data-kind': kind,
      'data-area': area,
      'data-features': features.map((feature) => feature.id).join(' '),
    },
  };
  const [paragraph] = item.children;
  if (paragraph?.type === 'paragraph') {
    const name = areas[area]?.name ?? area;
    const label = textElement('span', { className: 'dos-change-area' }, [text(name)]);
    const [, ...words] = paragraph.children;
    // Below the heading "DL" the area DL says nothing.
    paragraph.children = name === kinds[kind].heading ? words : [label, ...words];
  }
}

/**
 * Makes `<Change area="web-chat" features="+chatter-a11y" />` at the beginning of an item of a release note the label of
 * its area, and gives the item an id, its kind, its area and its features, for links and for the filter of the list.
 *
 * @throws TextFault for an unknown area or feature, and for `<Change />` at any other place
 */
export default function remarkChanges() {
  return (tree: Root, file: VFile): void => {
    const elements = new Set<JsxElement>();
    visit(tree, (node) => {
      if (isElement(node, 'Change')) {
        elements.add(node);
      }
    });
    if (elements.size === 0) {
      return;
    }
    // What an item says is compared with the register of features.
    readFrom(file, 'src/data/facts/features.yml');
    const { kinds, areas } = factsFor(file);
    eachChangeItem(tree, file, (read) => {
      const item = read();
      elements.delete(item.element);
      mark(item, { kinds, areas });
    });
    for (const { position } of elements) {
      fail(
        { file, line: position?.start.line ?? 1 },
        '<Change /> is not at the start of an item of a release note',
        'delete it',
      );
    }
  };
}
