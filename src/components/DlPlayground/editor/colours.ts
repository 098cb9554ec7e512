import { type Range, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { dlColours } from '../../../data/dlColours';
import { highlight } from '../../../dl';

/** A longer text stays in one colour: colouring reads the whole of it after each key. */
const longest = 200_000;

const marks = new Map(
  [...new Set(Object.values(dlColours))].flatMap((colour) =>
    colour === undefined ? [] : [[colour, Decoration.mark({ class: `token ${colour}` })] as const],
  ),
);

function colour(text: string, before: string, after: string): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  if (text.length > longest) return builder.finish();
  for (const { start, end, kind } of highlight(before + text + after)) {
    const found = dlColours[kind];
    const mark = found === undefined ? undefined : marks.get(found);
    const [from, to] = [Math.max(start - before.length, 0), Math.min(end - before.length, text.length)];
    const range: Range<Decoration> | undefined = from < to ? mark?.range(from, to) : undefined;
    if (range !== undefined) builder.add(range.from, range.to, range.value);
  }
  return builder.finish();
}

/**
 * Colours rules by the lexer of the language, as the blocks of the pages are.
 *
 * @param before text that makes a fragment a whole rule; it is read but not shown
 */
export function dlColouring(before: string, after: string) {
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;

      constructor({ state }: EditorView) {
        this.decorations = colour(state.doc.toString(), before, after);
      }

      update({ docChanged, state }: ViewUpdate): void {
        if (docChanged) this.decorations = colour(state.doc.toString(), before, after);
      }
    },
    { decorations: (plugin) => plugin.decorations },
  );
}
