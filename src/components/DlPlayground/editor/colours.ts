import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { dlColours } from '../../../data/dlColours';
import { highlight } from '../../../dl';
import { type Frame, framed, placeInLines } from '../../../dl/ruleFrame';

/** The lines around a text with which it is a complete rule file. */
type FrameOf = (text: string) => Pick<Frame, 'insertions'>;

/** A longer text stays in one colour: colouring reads the whole of it after each key. */
const longest = 200_000;

const marks = new Map(
  Object.values(dlColours).map((colour) => [colour, colour && Decoration.mark({ class: `token ${colour}` })]),
);

function colour(text: string, frameOf: FrameOf): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  if (text.length > longest) return builder.finish();
  const frame = frameOf(text);
  for (const { start, end, kind } of highlight(framed(text, frame))) {
    const mark = marks.get(dlColours[kind]);
    const [from, to] = [placeInLines(start, frame).at, placeInLines(end, frame).at];
    if (mark !== undefined && from < to) builder.add(from, to, mark);
  }
  return builder.finish();
}

/**
 * Colours rules by the lexer of the language, as the blocks of the pages are.
 *
 * @param frameOf text that makes whole rules of the lines; it is read but not shown
 */
export function dlColouring(frameOf: FrameOf) {
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;

      constructor({ state }: EditorView) {
        this.decorations = colour(state.doc.toString(), frameOf);
      }

      update({ docChanged, state }: ViewUpdate): void {
        if (docChanged) this.decorations = colour(state.doc.toString(), frameOf);
      }
    },
    { decorations: (plugin) => plugin.decorations },
  );
}
