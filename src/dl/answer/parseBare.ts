import type { Code } from '../diagnostics/codes';
import type { Node } from './nodes';
import { type AnswerReader, openTag, orBack } from './reader';

/** A tag that consists only of a name; `open` is the message if its bracket is missing. */
function bare({ cursor }: AnswerReader, names: readonly string[], node: Node, open: Code): Node[] | null {
  const from = cursor.pos;
  return orBack(cursor, () => {
    if (!names.some((name) => openTag(cursor, name))) return null;
    if (!cursor.eat(']')) cursor.fail(open, from, cursor.text.slice(from, cursor.pos));
    cursor.span('tag', from);
    return [node];
  });
}

export function parseBreak(reader: AnswerReader): Node[] | null {
  return bare(reader, ['break'], { kind: 'break' }, 16000);
}

export function parseLineBreak(reader: AnswerReader): Node[] | null {
  return bare(reader, ['br'], { kind: 'mark', mark: 'br' }, 11000);
}

export function parseNothing(reader: AnswerReader): Node[] | null {
  return bare(reader, ['nothing'], { kind: 'nothing' }, 26000);
}

export function parseDisableAutoVars(reader: AnswerReader): Node[] | null {
  return bare(reader, ['disableautovars'], { kind: 'disableAutoVars' }, 27000);
}

/** `[list]`, `[ulist]`, `[ul]`, `[olist]`, `[ol]` (section 10.2). */
export function parseListStart(reader: AnswerReader): Node[] | null {
  return (
    bare(reader, ['list', 'ulist'], { kind: 'mark', mark: 'ul' }, 29010) ??
    bare(reader, ['olist'], { kind: 'mark', mark: 'ol' }, 29010) ??
    bare(reader, ['ul'], { kind: 'mark', mark: 'ul' }, 29010) ??
    bare(reader, ['ol'], { kind: 'mark', mark: 'ol' }, 29010)
  );
}

export function parseListItem(reader: AnswerReader): Node[] | null {
  return bare(reader, ['li'], { kind: 'mark', mark: 'li' }, 29011);
}

/** `[el]`, `[endlist]`; `[else]` and `[elsif` without `if` are read as `[el` too (section 13, surprises). */
export function parseListEnd(reader: AnswerReader): Node[] | null {
  return bare(reader, ['el', 'endlist'], { kind: 'mark', mark: 'el' }, 29012);
}
