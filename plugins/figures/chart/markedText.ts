import type { FigureModel } from '../drawing';
import { InputFault } from '../input/inputFault';
import type { YamlInput } from '../input/yaml';
import { NARROW } from '../narrow';
import { el } from '../svg/element';
import { label } from '../svg/label';
import { textWidth } from '../text/measure';
import { CODE, SMALL } from '../text/types';

const WORDS = { size: 16 } as const;
const LINE = 62;
const MARK_HEIGHT = 28;
const MARK_SIDE = 7;
const SPACE = 5;
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
          ? `The mark "${marked}" stands before the mark above it or in it`
          : `The text has no "${marked}"`,
        'write marks letter by letter and in the order of the text',
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
  mark ? Math.max(textWidth(text, WORDS) + 2 * MARK_SIDE, textWidth(mark.name, CODE)) : textWidth(text, WORDS);

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
export function markedText(input: YamlInput): FigureModel {
  input.allow(['kind', 'text', 'marks']);
  const text = input.text('text');
  const marks = readMarks(input, text);
  let x = 0;
  let line = 0;
  let widest = 0;
  const drawn = piecesOf(text, marks).map((piece, index, all) => {
    const width = widthOf(piece);
    // A sign right after a mark stays on the line of the mark.
    const isSign = /^[,.!?;:]$/.test(piece.text);
    const before = all[index - 1];
    x += index === 0 || (isSign && before?.mark) ? 0 : SPACE;
    if (x > 0 && x + width > NARROW && !isSign) {
      x = 0;
      line += 1;
    }
    const [left, y] = [x, line * LINE + MARK_HEIGHT / 2 + 1];
    x += width;
    widest = Math.max(widest, x);
    const middle = left + width / 2;
    if (!piece.mark) {
      return label([piece.text], { x: left, y, type: WORDS, className: 'fig-word', anchor: 'start' });
    }
    return (
      el('rect', { class: 'fig-box fig-main', x: left, y: y - MARK_HEIGHT / 2, width, height: MARK_HEIGHT, rx: 6 }) +
      label([piece.text], { x: middle, y, type: WORDS, className: 'fig-word fig-strong' }) +
      label([piece.mark.name], { x: middle, y: y + MARK_HEIGHT / 2 + 12, type: CODE, className: 'fig-code' })
    );
  });
  return {
    drawing: {
      kind: 'fixed',
      width: Math.ceil(widest) + 2,
      height: line * LINE + MARK_HEIGHT + SMALL.size + 12,
      body: el('g', { transform: 'translate(1 0)' }, ...drawn),
    },
    table: { head: ['In the text', 'Found', 'Value'], rows: marks.map((mark) => [mark.text, mark.name, mark.value]) },
  };
}
