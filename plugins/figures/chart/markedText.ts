import type { FigureModel } from '../drawing';
import { InputFault } from '../input/inputFault';
import type { YamlInput } from '../input/yaml';
import type { FigureLabels } from '../labels';
import { el } from '../svg/element';
import { label } from '../svg/label';
import { textWidth } from '../text/measure';
import { CODE } from '../text/types';

const WORDS = { size: 16 } as const;
const MARKED = { size: 16, face: 'bold' } as const;
const MARK_HEIGHT = 28;
const NAME_HEIGHT = 22;
const LINE_GAP = 8;
const MARK_SIDE = 7;
const SPACE = 6;
const MOST_MARKS = 6;

interface Mark {
  readonly text: string;
  readonly name: string;
  readonly value: string;
}

/** A word of the text, or a fragment that stays together because it is marked. */
interface Piece {
  readonly text: string;
  readonly mark?: Mark;
}

function readMarks(input: YamlInput, text: string): Mark[] {
  const maps = input.maps('marks');
  if (maps.length > MOST_MARKS) {
    throw new InputFault(
      input.lineOf('marks'),
      `The text has ${maps.length} marks, more than ${MOST_MARKS}`,
      'take a shorter text',
    );
  }
  let end = 0;
  return maps.map((map) => {
    map.allow(['text', 'name', 'value']);
    const marked = map.text('text');
    const start = text.indexOf(marked, end);
    if (start < 0) {
      throw new InputFault(
        map.lineOf('text'),
        end > 0 && text.includes(marked)
          ? `The marked word "${marked}" is before or inside the previous one`
          : `The text has no "${marked}"`,
        'write the marked words exactly as in the text, and in the same order',
      );
    }
    end = start + marked.length;
    return { text: marked, name: map.text('name'), value: map.text('value', marked) };
  });
}

function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const words = (part: string): Piece[] => (part.match(/\S+/g) ?? []).map((word) => ({ text: word }));
  let end = 0;
  const pieces = marks.flatMap((mark): Piece[] => {
    const start = text.indexOf(mark.text, end);
    const before = words(text.slice(end, start));
    end = start + mark.text.length;
    return [...before, { text: mark.text, mark }];
  });
  return [...pieces, ...words(text.slice(end))];
}

/** A mark is as wide as its text or its name below, whichever is wider. */
const widthOf = ({ text, mark }: Piece): number =>
  mark ? Math.max(textWidth(text, MARKED) + 2 * MARK_SIDE, textWidth(mark.name, CODE)) : textWidth(text, WORDS);

/** A piece in its line, or plain words of a line that follow each other. */
interface Placed extends Piece {
  readonly x: number;
  readonly width: number;
}

interface Line {
  readonly pieces: readonly Placed[];
  readonly width: number;
}

const isSign = (text: string): boolean => /^[,.!?;:]+$/.test(text);

/** Sets the pieces into lines as wide as their place. A sign right after a mark stays at the mark. */
function linesOf(pieces: readonly Piece[], frame: number): Line[] {
  const lines: { pieces: Placed[]; width: number }[] = [];
  pieces.forEach((piece, index) => {
    const stays = isSign(piece.text) && pieces[index - 1]?.mark !== undefined;
    const line = lines[lines.length - 1];
    const x = line ? line.width + (stays ? 2 : SPACE) : 0;
    const width = widthOf(piece);
    if (line && (stays || x + width <= frame)) {
      line.pieces.push({ ...piece, x, width });
      line.width = x + width;
    } else {
      lines.push({ pieces: [{ ...piece, x: 0, width }], width });
    }
  });
  return lines;
}

/** Words are joined to one text: each at its measured place, they would have gaps as uneven as the measure is rough. */
function joinWords(pieces: readonly Placed[]): Placed[] {
  const joined: Placed[] = [];
  for (const piece of pieces) {
    const before = joined[joined.length - 1];
    if (before && !before.mark && !piece.mark && !isSign(before.text)) {
      joined.pop();
      joined.push({ text: `${before.text} ${piece.text}`, x: before.x, width: piece.x + piece.width - before.x });
    } else {
      joined.push(piece);
    }
  }
  return joined;
}

/** Words are next to the mark before or after them, and in the middle between two marks. */
function drawWords({ text, x, width }: Placed, isFirst: boolean, isLast: boolean, y: number): string {
  const style = { y, type: WORDS, className: 'fig-word' };
  if (isLast || isSign(text)) {
    return label([text], { ...style, x, anchor: 'start' });
  }
  return isFirst
    ? label([text], { ...style, x: x + width, anchor: 'end' })
    : label([text], { ...style, x: x + width / 2 });
}

function drawMark(text: string, name: string, { x, width }: Placed, y: number): string {
  const middle = x + width / 2;
  return (
    el('rect', { class: 'fig-box fig-main', x, y: y - MARK_HEIGHT / 2, width, height: MARK_HEIGHT, rx: 6 }) +
    label([text], { x: middle, y, type: MARKED, className: 'fig-word fig-strong' }) +
    label([name], { x: middle, y: y + MARK_HEIGHT / 2 + 12, type: CODE, className: 'fig-code' })
  );
}

function drawLine(pieces: readonly Placed[], y: number): string {
  const joined = joinWords(pieces);
  return joined
    .map((piece, index) =>
      piece.mark
        ? drawMark(piece.text, piece.mark.name, piece, y)
        : drawWords(piece, index === 0, index === joined.length - 1, y),
    )
    .join('');
}

/**
 * One text with fragments marked, each with the name of what was found below it.
 *
 * ```yaml
 * kind: marked-text
 * text: where is QP123456789, I am in Omsk
 * marks:                                   # in the order of the text
 *   - { text: QP123456789, name: parcel_number }
 *   - { text: tomorrow, name: date, value: 16.09.2023 }   # value: as it is stored, if it differs
 * ```
 *
 * @throws {InputFault} for a mark that is not in the text, or not in the order of the text
 */
export function markedText(input: YamlInput, frame: number, labels: FigureLabels): FigureModel {
  input.allow(['kind', 'text', 'marks']);
  const text = input.text('text');
  const marks = readMarks(input, text);
  const lines = linesOf(piecesOf(text, marks), frame);
  let top = 1;
  const drawn = lines.map(({ pieces }) => {
    const y = top + MARK_HEIGHT / 2;
    top += MARK_HEIGHT + LINE_GAP + (pieces.some(({ mark }) => mark) ? NAME_HEIGHT : 0);
    return drawLine(pieces, y);
  });
  return {
    drawing: {
      kind: 'fixed',
      width: Math.ceil(Math.max(...lines.map(({ width }) => width))) + 2,
      height: top - LINE_GAP + 1,
      body: el('g', { transform: 'translate(1 0)' }, ...drawn),
    },
    table: {
      isWords: true,
      head: [labels.inText, labels.found, labels.value],
      rows: marks.map((mark) => [mark.text, mark.name, mark.value]),
    },
  };
}
