import type { ListItem, Root } from 'mdast';
import { loadFacts } from '../../../src/data/facts';
import type { ChangeKind } from '../../../src/data/schema/history';
import type { JsxElement } from '../elements';
import { pageHeadings } from '../pageHeadings';
import { fail, type Place } from '../place';
import { SKIP, visit } from '../visit';
import { needChange, readChange } from './readChange';
import type { ItemFeature } from './release';

/** What the place of an item and its `<Change />` say of it. */
export type ChangeItem = {
  /** Fragment of the item in its post. It comes from the features, so that it stays when items of others are added. */
  readonly id: string;
  readonly kind: ChangeKind;
  readonly area: string;
  readonly features: readonly ItemFeature[];
  readonly item: ListItem;
  readonly element: JsxElement;
};

const isKind = (id: string | undefined): id is ChangeKind => id !== undefined && Object.hasOwn(loadFacts().kinds, id);

/** Ids come from the leading feature: the one that the item brought, or the first. The second item about it gets a number. */
function idMaker(): (features: readonly ItemFeature[]) => string {
  const used = new Map<string, number>();
  return (features) => {
    const leading = features.find(({ isIntroduced }) => isIntroduced) ?? features[0];
    const id = leading?.id ?? 'item';
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}

/**
 * Walks over the items of a release note: the lists below its headings.
 *
 * @param tree a post
 * @param read called for each item; its `read` gives what is known of it, or throws TextFault where it has no
 *   `<Change />`, a wrong one, or is not below a heading of a kind
 */
export function eachChangeItem(tree: Root, file: Place['file'], read: (read: () => ChangeItem) => void): void {
  const headings = pageHeadings({ tree });
  const makeId = idMaker();
  let kind: string | undefined;
  visit(tree, (node) => {
    kind = headings.find((heading) => heading.node === node)?.id ?? kind;
    if (node.type !== 'list') {
      return undefined;
    }
    for (const item of node.children) {
      read(() => {
        const place = { file, line: item.position?.start.line ?? 1 };
        const element = needChange(item, place);
        const change = readChange(element, place);
        if (!isKind(kind)) {
          return fail(
            place,
            'the item is not below a heading of a kind',
            'move it below a heading such as "## New {#new}"',
          );
        }
        return { ...change, kind, id: makeId(change.features), item, element };
      });
    }
    return SKIP;
  });
}
