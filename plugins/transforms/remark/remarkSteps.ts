import type { List, Root } from 'mdast';
import type { VFile } from 'vfile';
import { isElement, type JsxElement } from '../../texts/elements';
import { fail, type Place } from '../../texts/place';
import { visit } from '../../texts/visit';

/** More steps are more than one task (style of this site, "Plain language"). */
const mostSteps = 9;

function listOf(element: JsxElement, place: Place): List {
  const [list, other] = element.children;
  const numbered = 'write one numbered list between <Steps> and </Steps>, with an empty line before and after it';
  if (element.attributes.length > 0) {
    fail(place, '<Steps> has attributes', 'write <Steps> alone');
  }
  if (list === undefined) {
    return fail(place, '<Steps> is empty', numbered);
  }
  if (list.type !== 'list' || !list.ordered) {
    return fail(
      { ...place, line: list.position?.start.line ?? place.line },
      '<Steps> contains something other than a numbered list',
      numbered,
    );
  }
  if (other !== undefined) {
    fail(
      { ...place, line: other.position?.start.line ?? place.line },
      '<Steps> contains something after its list',
      'put it below </Steps>, or indent it to make it part of a step',
    );
  }
  return list;
}

/**
 * Makes the numbered list in `<Steps>` a list of steps in the design of this site. It stays a list of Markdown.
 *
 * @throws TextFault when there is anything else than one numbered list from 1 to at most 9
 */
export default function remarkSteps() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isElement(node, 'Steps') || parent === undefined || index === undefined) {
        return undefined;
      }
      const place = { file, line: node.position?.start.line ?? 1 };
      const list = listOf(node, place);
      if (list.children.length > mostSteps) {
        fail(
          place,
          `the task has ${list.children.length} steps; up to ${mostSteps} are allowed`,
          'split it into two tasks, each with a heading',
        );
      }
      if (list.start !== 1) {
        fail(place, `the steps start with ${list.start}`, 'start the list with 1');
      }
      list.data = { ...list.data, hProperties: { className: ['dos-steps'], role: 'list' } };
      parent.children.splice(index, 1, list);
      return index;
    });
  };
}
