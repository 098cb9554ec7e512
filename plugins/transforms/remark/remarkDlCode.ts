import type { InlineCode, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { dlMark } from '../../texts/dlMark';
import { text, textElement } from '../../texts/elements';
import { fail } from '../../texts/place';
import { SKIP, visit } from '../../texts/visit';
import { dlInlinePieces } from '../rehype/dlPieces';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    /** MDX leaves such an element alone. Without it the theme would treat code with elements in it as a block. */
    _mdxExplicitJsx?: boolean;
  }
}

function colouredCode(code: string): MdxJsxTextElement {
  const parts = dlInlinePieces(code).map((piece) =>
    piece.role === undefined
      ? text(piece.text)
      : textElement('span', { className: `token ${piece.role}` }, [text(piece.text)]),
  );
  return { ...textElement('code', { className: 'dos-dl', translate: 'no' }, parts), data: { _mdxExplicitJsx: true } };
}

function codeOf({ value, position }: InlineCode, file: VFile): string {
  const code = value.replace(dlMark, '');
  const line = position?.start.line ?? 1;
  return code.trim() === '' ? fail({ file, line }, 'the code has no DL after "dl:"', 'write `dl:[*]`') : code;
}

/**
 * Colours DL inside sentences, table cells and list items: `` `dl:$ * where is *` ``.
 *
 * @throws TextFault when nothing follows the mark
 */
export default function remarkDlCode() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'inlineCode', (node, index, parent) => {
      if (!dlMark.test(node.value) || parent === undefined || index === undefined) {
        return undefined;
      }
      parent.children.splice(index, 1, colouredCode(codeOf(node, file)));
      return [SKIP, index + 1];
    });
  };
}
