import { type FigureModel, fluid, MOST_WIDTH } from '../drawing';
import { InputFault } from '../input/inputFault';
import type { FigureLabels } from '../labels';
import { arrowHead } from '../svg/arrow';
import { at } from '../svg/at';
import { el, percent } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { horizontalLine, verticalLine } from '../svg/line';
import { BOLD, SMALL } from '../text/types';
import { widest, wrap } from '../text/wrap';
import { type Message, readSequence, type Step } from './readSequence';

const HEAD_SIDES = 14;
const HEAD_GAP = 4;
const LEAST_COLUMN = 64;
const HEAD_PADDING = 10;
const BADGE = 10;
const ROW_GAP = 14;
const LABEL_TO_LINE = 7;
const WIDEST_COLUMN = 240;
const SELF_REACH = 26;
const SELF_DROP = 16;
const AFTER_BRANCH = 16;

interface Columns {
  readonly widths: readonly number[];
  readonly leastWidth: number;
  /**
   * Width of a label: 150 px on a phone, and part of a wide place. It may be wider than its arrow, because what it then
   * covers are lifelines only.
   */
  readonly widestLabel: number;
  /** Place of a lifeline as a part of the width. */
  readonly share: (index: number) => number;
}

interface Row {
  readonly height: number;
  readonly draw: (y: number) => string;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((whole, number) => whole + number, 0);

/**
 * Columns are as wide as the widest of them where there is room for that. Where it has not, each is as wide as its
 * own name, and what is left of the screen is shared out: a figure that is cut off is worse than an uneven one.
 */
function columnWidths(needs: readonly number[], frame: number): number[] {
  const even = Math.max(...needs, Math.floor(frame / needs.length));
  if (even * needs.length <= frame) {
    return needs.map(() => even);
  }
  const spare = Math.floor(Math.max(0, frame - sum(needs)) / needs.length);
  return needs.map((need) => need + spare);
}

function columnsOf(participants: readonly string[], frame: number): Columns {
  const needs = participants.map((name) =>
    Math.max(LEAST_COLUMN, Math.ceil(widest(name.split(/\s+/), BOLD)) + HEAD_SIDES + HEAD_GAP),
  );
  const widths = columnWidths(needs, frame);
  const leastWidth = sum(widths);
  if (leastWidth > MOST_WIDTH) {
    throw new InputFault(
      1,
      `The sequence is ${leastWidth} px wide, more than ${MOST_WIDTH}`,
      'name fewer participants or draw it as two figures',
    );
  }
  return {
    widths,
    leastWidth,
    widestLabel: Math.max(150, frame * 0.4),
    share: (index) => (sum(widths.slice(0, index)) + (widths[index] ?? 0) / 2) / leastWidth,
  };
}

/** The names of the participants in their boxes. */
function drawHeads(participants: readonly string[], { widths, share }: Columns): { height: number; drawn: string[] } {
  const names = participants.map((name, index) => wrap(name, (widths[index] ?? 0) - HEAD_SIDES - HEAD_GAP, BOLD));
  const height = Math.max(...names.map((lines) => linesHeight(lines, BOLD))) + 2 * HEAD_PADDING;
  const drawn = names.map((lines, index) => {
    const width = Math.max(60, widest(lines, BOLD) + HEAD_SIDES);
    return at(
      share(index),
      0,
      el('rect', { class: 'fig-box', x: -width / 2, y: 1, width, height: height - 1, rx: 8 }),
      label(lines, { x: 0, y: height / 2, type: BOLD, className: 'fig-small-bold fig-ink' }),
    );
  });
  return { height, drawn };
}

/** The steps one below the other, with frames behind those of a branch. */
function drawSteps(
  steps: readonly Step[],
  columns: Columns,
  start: number,
): { branches: string[]; rows: string[]; end: number } {
  const branches: string[] = [];
  const rows: string[] = [];
  let y = start;
  let number = 0;
  let top = start;
  for (const step of steps) {
    if (step.step === 'end') {
      branches.push(el('rect', { class: 'fig-branch', x: 0.75, y: top, width: '100%', height: y - top, rx: 8 }));
      y += AFTER_BRANCH;
      continue;
    }
    if (step.step === 'begin') top = y;
    if (step.step === 'message') number += 1;
    const row = rowOf(step, number, columns);
    rows.push(row.draw(y));
    y += row.height;
  }
  return { branches, rows, end: y };
}

/** Reads and draws a sequence; see `readSequence` for the form of the text. */
export function sequence(source: string, frame: number, labels?: FigureLabels): FigureModel {
  const { participants, steps } = readSequence(source, labels);
  const columns = columnsOf(participants, frame);
  const heads = drawHeads(participants, columns);
  const { branches, rows, end } = drawSteps(steps, columns, heads.height + 18);
  const bottom = end + 4;
  const lifelines = participants.map((_, index) =>
    verticalLine('fig-lifeline', percent(columns.share(index)), heads.height, bottom),
  );
  return {
    drawing: fluid(columns.leastWidth, {
      mostWidth: Math.max(participants.length * WIDEST_COLUMN, 400),
      height: bottom,
      right: 2,
      body: [...branches, ...lifelines, ...rows, ...heads.drawn],
    }),
  };
}

function rowOf(step: Exclude<Step, { step: 'end' }>, number: number, columns: Columns): Row {
  switch (step.step) {
    case 'message':
      return step.from === step.to ? selfRow(step, number, columns) : messageRow(step, number, columns);
    case 'note':
      return noteRow(step.at, step.text, columns);
    default:
      return branchRow(step, columns);
  }
}

const badge = (number: number): string =>
  el('circle', { class: 'fig-badge', cx: 0, cy: 0, r: BADGE }) +
  label([String(number)], { x: 0, y: 0, className: 'fig-number' });

const patch = (lines: readonly string[], top: number): string => {
  const width = widest(lines, SMALL) + 8;
  return el('rect', { class: 'fig-patch', x: -width / 2, y: top, width, height: linesHeight(lines, SMALL) });
};

function messageRow({ from, to, text, isReply }: Message, number: number, columns: Columns): Row {
  const [start, end] = [columns.share(from), columns.share(to)];
  const middle = (start + end) / 2;
  const span = Math.abs(end - start) * columns.leastWidth;
  const room = 2 * Math.min(middle, 1 - middle) * columns.leastWidth - 8;
  const lines = wrap(text, Math.min(room, Math.max(span - 28, columns.widestLabel)), SMALL);
  const textHeight = linesHeight(lines, SMALL);
  // A label that overlaps the number of its arrow is placed higher.
  const toLine = widest(lines, SMALL) > span - 2 * BADGE - 4 ? BADGE + 2 : LABEL_TO_LINE;
  return {
    height: textHeight + toLine + BADGE + ROW_GAP,
    draw: (y) => {
      const lineY = y + textHeight + toLine;
      return [
        el('line', {
          class: isReply ? 'fig-edge fig-dashed' : 'fig-edge',
          x1: percent(start),
          x2: percent(end),
          y1: lineY,
          y2: lineY,
        }),
        at(middle, y, patch(lines, 0), label(lines, { x: 0, y: textHeight / 2 })),
        at(end, lineY, arrowHead(0, 0, end > start ? 'right' : 'left')),
        at(start, lineY, badge(number)),
      ].join('');
    },
  };
}

function selfRow({ from, text }: Message, number: number, columns: Columns): Row {
  const share = columns.share(from);
  // On the right of the line where there is room, else on the left.
  const side = share > 0.6 ? -1 : 1;
  const reach = side * SELF_REACH;
  const room = (side > 0 ? 1 - share : share) * columns.leastWidth - SELF_REACH - 10;
  const lines = wrap(text, Math.min(columns.widestLabel, room), SMALL);
  const height = Math.max(linesHeight(lines, SMALL), SELF_DROP + BADGE);
  const textX = reach + side * 7;
  const width = widest(lines, SMALL) + 4;
  return {
    height: height + ROW_GAP + 4,
    draw: (y) =>
      at(
        share,
        y + BADGE - 2,
        el('path', { class: 'fig-edge', d: `M0 0H${reach}V${SELF_DROP}H${side * 7}` }),
        arrowHead(side, SELF_DROP, side > 0 ? 'left' : 'right'),
        el('rect', {
          class: 'fig-patch',
          x: side > 0 ? textX - 2 : textX - width + 2,
          y: SELF_DROP / 2 - linesHeight(lines, SMALL) / 2,
          width,
          height: linesHeight(lines, SMALL),
        }),
        label(lines, { x: textX, y: SELF_DROP / 2, anchor: side > 0 ? 'start' : 'end' }),
        badge(number),
      ),
  };
}

function noteRow(index: number, text: string, columns: Columns): Row {
  const share = columns.share(index);
  const room = 2 * Math.min(share, 1 - share) * columns.leastWidth - 20;
  const lines = wrap(text, Math.min(columns.widestLabel, room), SMALL);
  const width = widest(lines, SMALL) + 16;
  const height = linesHeight(lines, SMALL) + 10;
  return {
    height: height + ROW_GAP,
    draw: (y) =>
      at(
        share,
        y,
        el('rect', { class: 'fig-box fig-quiet', x: -width / 2, y: 0, width, height, rx: 4 }),
        label(lines, { x: 0, y: height / 2, className: 'fig-small' }),
      ),
  };
}

function branchRow(step: { step: 'begin' | 'else'; word: string; text: string }, columns: Columns): Row {
  const words = step.text === '' ? step.word : `${step.word}: ${step.text}`;
  const lines = wrap(words, columns.leastWidth - 30, BOLD);
  const height = linesHeight(lines, SMALL);
  return {
    height: height + 22,
    draw: (y) =>
      (step.step === 'else' ? horizontalLine('fig-branch', y) : '') +
      at(
        0,
        y + 8,
        el('rect', { class: 'fig-patch-branch', x: 8, y: 0, width: widest(lines, BOLD) + 10, height }),
        label(lines, { x: 13, y: height / 2, className: 'fig-small-bold', anchor: 'start' }),
      ),
  };
}
