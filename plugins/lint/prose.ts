import type { Code, Heading, Nodes, Paragraph, TableCell } from 'mdast';
import type { Document } from '../texts/document';
import { textField } from '../texts/frontMatter';
import { onceFor } from '../texts/onceFor';
import { SKIP, visit } from '../texts/visit';
import { lessonProse } from './lessonProse';

/** Stands for a code span, a key or a picture in a prose text: one word that no rule about words can hit. */
export const codeMark = '\uFFFC';

/** A run of words as a reader sees it, with code taken out. */
export type Prose = {
  kind: 'field' | 'heading' | 'paragraph' | 'cell';
  text: string;
  /** @returns the line in the file of a place in `text` */
  lineAt: (offset: number) => number;
};

const headingId = /\s*\{#[^}]*\}\s*$/;

/** Elements whose content is not prose. */
const codeElements = new Set(['kbd', 'code', 'pre']);

type Piece = { text: string; line: number };

function piecesOf(node: Nodes, lines: readonly string[]): Piece[] {
  const line = node.position?.start.line ?? 1;
  switch (node.type) {
    case 'text':
      return [{ text: node.value, line }];
    case 'inlineCode':
    case 'image':
    case 'imageReference':
    case 'footnoteReference':
      return [{ text: codeMark, line }];
    case 'break':
      return [{ text: '\n', line }];
    case 'mdxTextExpression':
    case 'html':
      return [];
    case 'textDirective': {
      // "Time:UTC" is read as a directive, but the site prints it as it is written in the file.
      const { start, end } = node.position ?? {};
      const source =
        start && end && start.line === end.line ? lines[line - 1]?.slice(start.column - 1, end.column - 1) : '';
      return [{ text: source ?? '', line }];
    }
    case 'mdxJsxTextElement':
      if (codeElements.has(node.name ?? '')) {
        return [{ text: codeMark, line }];
      }
      return node.children.flatMap((child) => piecesOf(child, lines));
    default:
      return 'children' in node ? node.children.flatMap((child) => piecesOf(child, lines)) : [];
  }
}

const kinds = { heading: 'heading', paragraph: 'paragraph', tableCell: 'cell' } as const;

/** @returns the words of one heading, paragraph or cell */
export function proseOf(node: Heading | Paragraph | TableCell, { lines }: Pick<Document, 'lines'>): Prose {
  const starts: { offset: number; line: number; text: string }[] = [];
  let text = '';
  for (const piece of piecesOf(node, lines)) {
    starts.push({ offset: text.length, ...piece });
    text += piece.text;
  }
  const lineAt = (offset: number) => {
    const start = starts.findLast((piece) => piece.offset <= offset);
    const before = start?.text.slice(0, offset - start.offset) ?? '';
    return (start?.line ?? 1) + before.split('\n').length - 1;
  };
  return { kind: kinds[node.type], text: node.type === 'heading' ? text.replace(headingId, '') : text, lineAt };
}

/** The prose of a lesson is written in a fence; a line of it is found from the line of its key. */
function proseOfLesson(code: Code): Prose[] {
  const fence = code.position?.start.line ?? 1;
  return lessonProse(code).flatMap(({ tree, line }) => {
    const found: Prose[] = [];
    visit(tree, 'paragraph', (paragraph) => {
      const own = proseOf(paragraph, { lines: [] });
      found.push({ ...own, lineAt: (offset) => fence + line + own.lineAt(offset) - 1 });
    });
    return found;
  });
}

/**
 * @returns all prose of a document in reading order: title and description, headings, paragraphs, lessons, lists, cells
 */
export const proseIn = onceFor((document: Document): readonly Prose[] => {
  const prose: Prose[] = ['title', 'description', 'sidebar_label'].flatMap((name) => {
    const text = textField(document.frontMatter, name);
    const line = document.frontMatter.fields.get(name)?.line ?? 1;
    return text === undefined ? [] : [{ kind: 'field', text, lineAt: () => line }];
  });
  visit(document.tree, (node) => {
    if (node.type === 'code') {
      prose.push(...proseOfLesson(node));
    }
    if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') {
      prose.push(proseOf(node, document));
      return SKIP;
    }
    return undefined;
  });
  return prose;
});
