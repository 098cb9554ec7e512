import type { Code, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { languageOf } from '../../../src/data/languageOf';
import { dialogTurns, type Turn } from '../../texts/dialogTurns';
import { flowElement, text, textElement } from '../../texts/elements';
import { fail, type Place } from '../../texts/place';
import { SKIP, visit } from '../../texts/visit';

/** Language of the fence. */
export const dialogFence = 'dialog';

function titleOf(code: Code, place: Place): string {
  const [, title] = /^title="([^"]+)"$/.exec(code.meta?.trim() ?? '') ?? [];
  if (title === undefined || title.trim() === '') {
    const reason = code.meta ? `the words after "${dialogFence}" are not a title` : 'the dialog has no title';
    return fail(place, reason, `begin the fence with \`\`\`${dialogFence} title="What the dialog shows"`);
  }
  return title.trim();
}

/** Words that the picture of a chat does not need. */
const hidden = (words: string) => textElement('span', { className: 'dos-unseen' }, [text(words)]);

/** Spaces at the beginning of a line are lost in HTML; en spaces are as wide as the mark of a list and stay. */
const indented = (line: string) => line.replace(/^ +/, (spaces) => '\u2002'.repeat(spaces.length));

/** Lines of one turn are below each other in its bubble. */
const linesOf = (said: string): PhrasingContent[] =>
  said
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [text(line)] : [textElement('br', {}, []), text(indented(line))]));

function turnNode({ speaker, text: said, buttons, remark }: Turn): MdxJsxFlowElement {
  if (speaker === undefined) {
    // The reader view of Firefox removes what has "remark" in its class (plugins/bundle/reader-view).
    return flowElement('li', { className: 'dos-dialog__note' }, [hidden('Remark: '), text(said)]);
  }
  const parts: (PhrasingContent | MdxJsxFlowElement)[] = [
    textElement('b', { className: 'dos-dialog__speaker' }, [text(speaker), hidden(':')]),
    text(' '),
    textElement('span', { className: 'dos-dialog__said', ...languageOf(said) }, linesOf(said)),
  ];
  if (remark !== undefined) {
    parts.push(text(' '), textElement('i', { className: 'dos-dialog__aside' }, [text(`(${remark})`)]));
  }
  if (buttons.length > 0) {
    const items = buttons.map((label) => flowElement('li', languageOf(label), [text(label)]));
    parts.push(flowElement('ul', { className: 'dos-dialog__buttons', 'aria-label': 'Buttons' }, items));
  }
  return flowElement('li', { className: `dos-dialog__${speaker.toLowerCase()}` }, parts);
}

/**
 * A figure with a list of turns: each says in words who speaks, and buttons are pictures of buttons, not controls.
 * Plain elements, so a page with dialogs brings no script for them.
 */
export function dialogFigure(title: string, turns: readonly Turn[]): MdxJsxFlowElement {
  return flowElement('figure', { className: 'dos-dialog' }, [
    flowElement('figcaption', {}, [text(title)]),
    // Some screen readers do not treat lists without markers as lists unless they have the role.
    flowElement('ol', { role: 'list' }, turns.map(turnNode)),
  ]);
}

/**
 * Makes the fence `dialog` a figure.
 *
 * @throws TextFault for a missing title, an unknown speaker, buttons without a line, an empty dialog
 */
export default function remarkDialog() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (code, index, parent) => {
      if (code.lang !== dialogFence || parent === undefined || index === undefined) {
        return undefined;
      }
      const place = { file, line: code.position?.start.line ?? 1 };
      const title = titleOf(code, place);
      parent.children.splice(index, 1, dialogFigure(title, dialogTurns(code.value, place)));
      return [SKIP, index + 1];
    });
  };
}
