import { arrowHead } from '../svg/arrow';
import { at } from '../svg/at';
import { el, percent } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { horizontalLine } from '../svg/line';
import { textWidth } from '../text/measure';
import { BOLD, CODE, SMALL } from '../text/types';
import { piecesOf, widest, wrap } from '../text/wrap';
import { flow, type Piece, pieceOf, readItem, stack } from './items';
import type { Area, AreaKind } from './readSketch';

/** What an area holds: the height it needs, and its drawing in the height that it gets. */
export interface Content {
  readonly height: number;
  readonly draw: (height: number) => string;
}

/** Only a chart may have no items: it is a line without numbers. */
type Draw = (items: readonly string[], narrow: number) => Content;

const fixed = ({ height, body }: { height: number; body: string }): Content => ({ height, draw: () => body });

const pieces = (items: readonly string[], narrow: number): Piece[] =>
  items.map((item) => pieceOf(readItem(item), narrow));

const row: Draw = (items, narrow) => fixed(flow(pieces(items, narrow), narrow));
const column: Draw = (items, narrow) => fixed(stack(pieces(items, narrow)));

const tabs: Draw = (items, narrow) => {
  const strip = flow(pieces(items, narrow), narrow, 10);
  const y = strip.height + 5;
  return fixed({ height: strip.height + 6, body: horizontalLine('fig-rule', y) + strip.body });
};

/** Lines with a rule between them. Two edges of buttons and a rule would be three lines on each other: they have none. */
const list: Draw = (items, narrow) => {
  let y = 0;
  const body = pieces(items, narrow).map((piece, index, all) => {
    const before = all[index - 1];
    const isRuled = before !== undefined && !before.hasEdge && !piece.hasEdge;
    const rule = isRuled ? horizontalLine('fig-rule', y - 2) : '';
    const drawn = rule + piece.draw(0, y);
    y += piece.height + 5;
    return drawn;
  });
  return fixed({ height: y - 5, body: body.join('') });
};

/** From this width on a form has two columns of fields. */
const TWO_COLUMNS = 480;
const BETWEEN_FIELDS = 16;

/** `Label: value` as a label above its field. */
const form: Draw = (items, narrow) => {
  const fields = items.filter((item) => readItem(item).look === 'plain');
  const inRow = narrow >= TWO_COLUMNS && fields.length > 1 ? 2 : 1;
  const width = (narrow - (inRow - 1) * BETWEEN_FIELDS) / inRow;
  const cells = fields.map((item) => fieldOf(item, width));
  let y = 0;
  const body: string[] = [];
  for (let first = 0; first < cells.length; first += inRow) {
    const row = cells.slice(first, first + inRow);
    for (const [column, cell] of row.entries()) {
      const x = percent((column * (width + BETWEEN_FIELDS)) / narrow);
      body.push(el('svg', { x, y, width: percent(width / narrow), height: cell.height }, cell.body));
    }
    y += Math.max(...row.map(({ height }) => height)) + 10;
  }
  const others = items.filter((item) => !fields.includes(item));
  const rest = flow(pieces(others, narrow), narrow);
  return fixed({
    height: others.length > 0 ? y + rest.height : y - 8,
    body: body.join('') + (others.length > 0 ? el('svg', { y, width: '100%', height: rest.height }, rest.body) : ''),
  });
};

/** The name and what follows the first colon, which may have others. */
function nameAndValue(item: string): { readonly name: string; readonly value: string } {
  const colon = item.indexOf(': ');
  return colon < 0 ? { name: item, value: '' } : { name: item.slice(0, colon), value: item.slice(colon + 2) };
}

function fieldOf(item: string, width: number): { readonly height: number; readonly body: string } {
  const { name, value } = nameAndValue(item);
  const names = wrap(name, width, SMALL);
  const values = wrap(value, width - 16, SMALL);
  const [nameHeight, fieldHeight] = [linesHeight(names, SMALL), linesHeight(values, SMALL) + 8];
  const text = { anchor: 'start' } as const;
  return {
    height: nameHeight + 2 + fieldHeight,
    body:
      label(names, { ...text, x: 0, y: nameHeight / 2, className: 'fig-small' }) +
      el('rect', { class: 'fig-field', x: 0, y: nameHeight + 2, width: '100%', height: fieldHeight, rx: 4 }) +
      label(values, { ...text, x: 8, y: nameHeight + 2 + fieldHeight / 2 }),
  };
}

/** Distance between two columns of a table. */
const GAP = 8;

/** @returns the width of each column, as a browser shares it out: room for the longest word, then by what is left to say */
function columnWidths(rows: readonly (readonly string[])[], narrow: number): number[] {
  const columns = Array.from({ length: Math.max(...rows.map((cells) => cells.length)) }, (_one, column) =>
    rows.map((cells) => cells[column] ?? ''),
  );
  const wordsOf = (cell: string) => piecesOf(cell).map((piece) => piece.trimEnd());
  const widestOf = ([head = '', ...cells]: readonly string[], split: (cell: string) => readonly string[]) =>
    GAP + Math.max(widest(split(head), BOLD), widest(cells.flatMap(split), SMALL));
  const least = columns.map((cells) => widestOf(cells, wordsOf));
  const most = columns.map((cells) => widestOf(cells, (cell) => [cell]));
  const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);
  if (sum(most) <= narrow) {
    return most.map((width) => width + (narrow - sum(most)) / most.length);
  }
  const room = narrow - sum(least);
  if (room < 0) {
    return least.map((width) => (width * narrow) / sum(least));
  }
  const share = room / (sum(most) - sum(least));
  return least.map((width, column) => width + share * ((most[column] as number) - width));
}

/** Cells between bars; the first line is the head. */
const table: Draw = (items, narrow) => {
  const rows = items.map((item) => item.split('|').map((cell) => cell.trim()));
  const widths = columnWidths(rows, narrow);
  const starts = widths.map((_width, column) => widths.slice(0, column).reduce((all, width) => all + width, 0));
  let y = 0;
  const body = rows.map((cells, index) => {
    const type = index === 0 ? BOLD : SMALL;
    const lines = cells.map((cell, column) => wrap(cell, (widths[column] as number) - GAP, type));
    const height = Math.max(...lines.map((line) => linesHeight(line, type))) + 6;
    const texts = lines.map((line, column) =>
      label(line, {
        x: percent((starts[column] as number) / narrow),
        y: y + height / 2,
        className: index === 0 ? 'fig-small-bold' : undefined,
        anchor: 'start',
      }),
    );
    y += height;
    return `${texts.join('')}${horizontalLine('fig-rule', y)}`;
  });
  return fixed({ height: y, body: body.join('') });
};

/** `Name: text`; "User" is on the right, everybody else on the left. */
const chat: Draw = (items, narrow) => {
  let y = 0;
  const body = items.map((item) => {
    if (readItem(item).look !== 'plain') {
      const piece = pieceOf(readItem(item), narrow);
      const drawn = piece.draw(0, y);
      y += piece.height + 6;
      return drawn;
    }
    const isUser = item.startsWith('User: ');
    const lines = wrap(nameAndValue(item).value || item, narrow * 0.86 - 16, SMALL);
    const width = widest(lines, SMALL) + 16;
    const height = linesHeight(lines, SMALL) + 10;
    const bubble = at(
      isUser ? 1 : 0,
      y,
      el('rect', {
        class: isUser ? 'fig-bubble fig-bubble-user' : 'fig-bubble',
        x: isUser ? -width : 0,
        width,
        height,
        rx: 9,
      }),
      label(lines, { x: isUser ? 8 - width : 8, y: height / 2, anchor: 'start' }),
    );
    y += height + 6;
    return bubble;
  });
  return fixed({ height: y - 6, body: body.join('') });
};

/** Rows of keys of equal width: `Yes | No` is a row of two. */
const keyboard: Draw = (items, narrow) => {
  const gap = 5;
  let y = 0;
  const body = items.map((item) => {
    const labels = item.split('|').map((text) => text.trim());
    const width = narrow / labels.length;
    const lines = labels.map((text) => wrap(text, width - gap - 8, SMALL));
    const height = Math.max(...lines.map((line) => linesHeight(line, SMALL))) + 12;
    const keys = lines.map(
      (line, index) =>
        el('rect', {
          class: 'fig-item fig-item-button',
          x: percent(index / labels.length + gap / 2 / narrow),
          y,
          width: percent(1 / labels.length - gap / narrow),
          height,
          rx: 5,
        }) + label(line, { x: percent((index + 0.5) / labels.length), y: y + height / 2 }),
    );
    y += height + gap;
    return keys.join('');
  });
  return fixed({ height: y - gap, body: body.join('') });
};

/** Nodes on a dotted ground, joined in their order. */
const canvas: Draw = (items, narrow) => {
  const nodes = items.map((item) => wrap(readItem(item).text, Math.min(narrow - 20, 140), SMALL));
  const heights = nodes.map((lines) => linesHeight(lines, SMALL) + 12);
  const gap = 26;
  const need = heights.reduce((sum, height) => sum + height, 0) + gap * (nodes.length - 1);
  return {
    height: need,
    draw: (height) => {
      let y = Math.max(0, (height - need) / 2);
      return nodes
        .map((lines, index) => {
          const own = heights[index] ?? 0;
          const width = Math.max(...nodes.map((other) => widest(other, SMALL))) + 20;
          const isLast = index === nodes.length - 1;
          const drawn = at(
            0.5,
            y,
            isLast
              ? ''
              : el('path', { class: 'fig-edge', d: `M0 ${own}v${gap - 7}` }) + arrowHead(0, own + gap, 'down'),
            el('rect', {
              class: readItem(items[index] ?? '').look === 'chosen' ? 'fig-box fig-main' : 'fig-box',
              x: -width / 2,
              y: 0,
              width,
              height: own,
              rx: 6,
            }),
            label(lines, { x: 0, y: own / 2 }),
          );
          y += own + gap;
          return drawn;
        })
        .join('');
    },
  };
};

const LEAST_TILE = 104;

/** `Label: value`, as many in a row as there is room for, and the rows full if the number allows it. */
const tiles: Draw = (items, narrow) => {
  const words = items.flatMap((item) => piecesOf(nameAndValue(item).name).map((piece) => piece.trimEnd()));
  const least = narrow / 2 >= widest(words, SMALL) + 20 ? 2 : 1;
  const room = Math.max(least, Math.floor(narrow / LEAST_TILE));
  const even = [6, 5, 4, 3, 2].find((count) => count <= room && items.length % count === 0);
  const inRow = even ?? Math.min(room, 3);
  const gap = 6 / narrow;
  const cells = items.map((item) => {
    const { name, value } = nameAndValue(item);
    return { names: wrap(name, narrow / inRow - 20, SMALL), value };
  });
  const height = Math.max(...cells.map(({ names }) => linesHeight(names, SMALL))) + 34;
  const rows = Math.ceil(cells.length / inRow);
  const body = cells.map(({ names, value }, index) => {
    const x = ((index % inRow) * (1 + gap)) / inRow;
    const y = Math.floor(index / inRow) * (height + 6);
    return (
      el('rect', { class: 'fig-field', x: percent(x), y, width: percent((1 + gap) / inRow - gap), height, rx: 5 }) +
      at(
        x,
        y,
        label(names, { x: 8, y: 6 + linesHeight(names, SMALL) / 2, className: 'fig-small', anchor: 'start' }),
        label([value], {
          x: 8,
          y: height - 15,
          type: { size: 16, face: 'bold' },
          className: 'fig-big',
          anchor: 'start',
        }),
      )
    );
  });
  return fixed({ height: rows * (height + 6) - 6, body: body.join('') });
};

/** Course of the line of a chart without numbers. */
const COURSE = [0.35, 0.3, 0.55, 0.85, 0.7, 0.78, 0.5, 0.6];
const AXIS = 22;
/** Room for the number above the highest column. */
const NUMBER = 18;
const LEAST_PLOT = 60;
const MOST_PLOT = 110;
/** Longer names do not fit below a bar. */
const SHORT_NAME = 4;

const axisAt = (y: number): string => horizontalLine('fig-axis', y);

/**
 * A chart on a screen. `Mon: 1080` is a column, `Tariffs: 15%` with a longer name a bar, and names alone
 * are the marks of the axis below a line.
 */
const smallChart: Draw = (items, narrow) => {
  const parts = items.map((item) => {
    const { name, value: text } = nameAndValue(item);
    return { name, text, value: Number.parseFloat(text.replace(/,/g, '')) };
  });
  if (parts.length === 0 || parts.some(({ value }) => Number.isNaN(value))) {
    return { height: LEAST_PLOT + AXIS, draw: (height) => lineOf(items, narrow, height) };
  }
  const highest = Math.max(...parts.map(({ value }) => value)) || 1;
  const shares = parts.map((part) => ({ ...part, share: part.value / highest }));
  return parts.every(({ name }) => name.length <= SHORT_NAME)
    ? { height: LEAST_PLOT + AXIS + NUMBER, draw: (height) => chartColumns(shares, narrow, height) }
    : chartBars(shares, narrow);
};

const plotHeight = (height: number, around: number): number =>
  Math.max(LEAST_PLOT, Math.min(MOST_PLOT, height - around));

/** Names below an axis stand for every place, or where they would touch for the first and the last one only. */
const isNamed = (names: readonly string[], index: number, narrow: number): boolean =>
  index === 0 ||
  index === names.length - 1 ||
  Math.max(...names.map((name) => textWidth(name, SMALL))) + 6 <= narrow / names.length;

function lineOf(marks: readonly string[], narrow: number, height: number): string {
  const most = plotHeight(height, AXIS);
  const points = COURSE.map((part, index) => `${(index * 100) / (COURSE.length - 1)} ${most * (1 - part)}`);
  const names = marks.map((name, index) => {
    const anchor = index === 0 ? 'start' : index === marks.length - 1 ? 'end' : 'middle';
    const x = percent(index / Math.max(1, marks.length - 1));
    return isNamed(marks, index, narrow) ? label([name], { x, y: most + 13, className: 'fig-small', anchor }) : '';
  });
  return (
    el(
      'svg',
      { width: '100%', height: most, viewBox: `0 0 100 ${most}`, preserveAspectRatio: 'none' },
      el('path', { class: 'fig-line fig-l0', d: `M${points.join('L')}`, 'vector-effect': 'non-scaling-stroke' }),
    ) +
    axisAt(most) +
    names.join('')
  );
}

interface Share {
  readonly name: string;
  readonly text: string;
  readonly share: number;
}

function chartColumns(parts: readonly Share[], narrow: number, height: number): string {
  const names = parts.map(({ name }) => name);
  const most = plotHeight(height, AXIS + NUMBER);
  const step = 1 / parts.length;
  const bars = parts.map(({ name, share }, index) => {
    const x = percent((index + 0.5) * step);
    const own = most * share;
    return (
      el('rect', {
        class: 'fig-s0',
        x: percent((index + 0.18) * step),
        y: NUMBER + most - own,
        width: percent(step * 0.64),
        height: own,
        rx: 2,
      }) + (isNamed(names, index, narrow) ? label([name], { x, y: NUMBER + most + 13, className: 'fig-small' }) : '')
    );
  });
  const highest = parts.findIndex(({ share }) => share === 1);
  return (
    numberAbove(parts[highest]?.text ?? '', (highest + 0.5) * step, narrow) + bars.join('') + axisAt(NUMBER + most)
  );
}

/** A number in the middle above its column, or at the edge of the chart where it is wider than its place. */
function numberAbove(text: string, middle: number, narrow: number): string {
  const half = textWidth(text, SMALL) / 2 / narrow;
  const [x, anchor] =
    middle < half
      ? ([0, 'start'] as const)
      : middle > 1 - half
        ? (['100%', 'end'] as const)
        : ([percent(middle), 'middle'] as const);
  return label([text], { x, y: 6, className: 'fig-small', anchor });
}

function chartBars(parts: readonly Share[], narrow: number): Content {
  const widest = Math.max(...parts.map(({ text }) => textWidth(text, SMALL))) + 6;
  let y = 0;
  const rows = parts.map(({ name, text, share }) => {
    const lines = wrap(name, narrow - widest, SMALL);
    const top = y + linesHeight(lines, SMALL);
    const drawn =
      label(lines, { x: 0, y: (y + top) / 2, className: 'fig-small', anchor: 'start' }) +
      label([text], { x: '100%', y: (y + top) / 2, anchor: 'end' }) +
      el('rect', { class: 'fig-m0', x: 0, y: top + 1, width: percent(share), height: 7, rx: 2 });
    y = top + 14;
    return drawn;
  });
  return fixed({ height: y - 4, body: rows.join('') });
}

/** Lines of code; a line that begins with `!` has an error and is underlined. */
const code: Draw = (items, narrow) => {
  let y = 0;
  const body = items.map((item) => {
    const isWrong = item.startsWith('!');
    const lines = wrap(isWrong ? item.slice(1) : item, narrow, CODE);
    const height = linesHeight(lines, CODE);
    const drawn =
      label(lines, { x: 0, y: y + height / 2, type: CODE, className: 'fig-code fig-ink', anchor: 'start' }) +
      (isWrong ? el('path', { class: 'fig-wrong', d: wave(widest(lines, CODE), y + height) }) : '');
    y += height + 4;
    return drawn;
  });
  return fixed({ height: y - 2, body: body.join('') });
};

function wave(width: number, y: number): string {
  const count = Math.floor(width / 6);
  return `M0 ${y}${Array.from({ length: count }, (_, index) => `l3 ${index === 0 ? -2 : -3}l3 3`).join('')}`;
}

const DRAW: Readonly<Record<AreaKind, Draw>> = {
  bar: row,
  button: row,
  chip: row,
  menu: column,
  text: column,
  tabs,
  list,
  form,
  table,
  chat,
  keyboard,
  canvas,
  tiles,
  chart: smallChart,
  code,
};

/** @param narrow width in pixels that the content has on a phone */
export const contentOf = ({ kind, items }: Area, narrow: number): Content =>
  items.length === 0 && kind !== 'chart' ? { height: 0, draw: () => '' } : DRAW[kind](items, narrow);
