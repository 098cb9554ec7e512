import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Facts } from '../../../src/data/schema';
import { isElement, type JsxElement, text, textElement } from '../../texts/elements';
import { TextFault } from '../../texts/fault';
import { fail } from '../../texts/place';
import { type ChangeItem, eachChangeItem } from '../../texts/releases/changeItems';
import { factsFor, readFrom } from '../../texts/sources/readFrom';
import { textSource } from '../../texts/textRoute';
import { visit } from '../../texts/visit';

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
 * In the live server, the content lint names a wrong item of a post over the page (`plugins/lint/rules/change-items.ts`),
 * and its writer sees the post meanwhile.
 *
 * @returns the item, or nothing when the lint names it
 */
function readable(read: () => ChangeItem, file: VFile): ChangeItem | undefined {
  try {
    return read();
  } catch (error) {
    const isNamed = process.env.NODE_ENV === 'development' && textSource(file).startsWith('blog/');
    if (isNamed && error instanceof TextFault) return undefined;
    throw error;
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
    let allRead = true;
    eachChangeItem(tree, file, (read) => {
      const item = readable(read, file);
      if (item === undefined) {
        allRead = false;
        return;
      }
      elements.delete(item.element);
      mark(item, { kinds, areas });
    });
    for (const element of elements) {
      if (!allRead) {
        // It may be the one of an item that is not read. It means nothing, so it shows nothing.
        Object.assign(element, text(''), { attributes: [] });
        continue;
      }
      const { position } = element;
      fail(
        { file, line: position?.start.line ?? 1 },
        '<Change /> is not at the start of an item of a release note',
        'delete it',
      );
    }
  };
}
