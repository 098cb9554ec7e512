import { type FigureModel, type FixedDrawing, type FluidDrawing, fluid } from '../drawing';
import { at } from '../svg/at';
import { el, percent } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { BOLD } from '../text/types';
import { widest, wrap } from '../text/wrap';
import { WIDE } from '../widths';
import { contentOf } from './content';
import { widestPiece } from './items';
import { type Area, type AreaKind, readSketch, type SketchInput } from './readSketch';

const GAP = 6;
const BADGE = 10;
const HEAD_X = 2 * BADGE + 5;
const PADDING = 9;
const LEAST_ROW = 40;
/** Length of the line from a window to the number of an area. */
const CALLOUT = 28;

interface Block {
  readonly area: Area;
  readonly height: number;
  readonly draw: (height: number) => string;
}

/** Reads and draws a screen; see `readSketch` for the form of the data. Its numbers are those of the legend below. */
export function screenSketch(source: string, frame: number): FigureModel {
  const input = readSketch(source);
  return {
    drawing: input.window !== undefined && frame >= WIDE ? withCallouts(input, input.window) : filling(input, frame),
    legend: input.areas.map(({ name, holds }) => ({ name, text: holds })),
  };
}

function filling(input: SketchInput, frame: number): FluidDrawing {
  const { height, body } = drawScreen(input, frame, blockOf);
  return fluid(frame, { height, body });
}

/** A window of its own size as one piece, and the names of its areas beside it. */
function withCallouts(input: SketchInput, window: number): FixedDrawing {
  const { height, body, middles } = drawScreen(input, window, bareBlock);
  const widths = input.areas.map(({ name }) => widest([name], BOLD));
  const names = input.areas.map(({ name, number }, index) =>
    el(
      'g',
      { transform: `translate(${window} ${Math.round(middles[index] ?? 0)})` },
      el('line', { class: 'fig-axis', x1: 1, x2: CALLOUT, y1: 0, y2: 0 }),
      el(
        'g',
        { transform: `translate(${CALLOUT} 0)` },
        badgeOf(
          number,
          label([name], { x: HEAD_X, y: 0, type: BOLD, className: 'fig-small-bold fig-ink', anchor: 'start' }),
        ),
      ),
    ),
  );
  return {
    kind: 'fixed',
    width: Math.ceil(window + CALLOUT + HEAD_X + Math.max(...widths)) + 2,
    height,
    body: el('svg', { width: window, height }, body) + names.join(''),
  };
}

interface Screen {
  readonly height: number;
  readonly body: string;
  /** Middle of each area from the top. */
  readonly middles: readonly number[];
}

function drawScreen({ columns, rowCount, areas }: SketchInput, screen: number, make: typeof blockOf): Screen {
  const whole = columns.reduce((sum, part) => sum + part, 0);
  const edge = (column: number): number => columns.slice(0, column).reduce((sum, part) => sum + part, 0) / whole;
  const blocks = areas.map((area) => {
    const share = edge(area.column + area.columns) - edge(area.column);
    return make(area, share * screen - GAP);
  });
  const tops = rowTops(blocks, rowCount);
  const body = blocks.map(({ area, draw }) => {
    const top = tops[area.row] ?? 0;
    const height = (tops[area.row + area.rows] ?? top) - top - GAP;
    const [left, right] = [edge(area.column), edge(area.column + area.columns)];
    return el(
      'svg',
      // Half a gap on both sides, as a part of the width: wider drawings have wider gaps.
      { x: percent(left + GAP / 2 / screen), y: top + GAP, width: percent(right - left - GAP / screen), height },
      draw(height),
    );
  });
  const height = (tops[rowCount] ?? 0) + GAP;
  const ground = el('rect', { class: 'fig-screen', x: 0, y: 0, width: '100%', height, rx: 10 });
  return {
    height,
    body: ground + body.join(''),
    middles: areas.map(({ row, rows }) => ((tops[row] ?? 0) + (tops[row + rows] ?? 0) + GAP) / 2),
  };
}

/** Each row is as high as its areas need; an area over several rows makes its last row higher if that is not enough. */
function rowTops(blocks: readonly Block[], rowCount: number): number[] {
  const heights = Array.from({ length: rowCount }, () => LEAST_ROW);
  const byRows = [...blocks].sort((a, b) => a.area.rows - b.area.rows);
  for (const { area, height } of byRows) {
    const covered = heights.slice(area.row, area.row + area.rows);
    const missing = height + GAP - covered.reduce((sum, part) => sum + part, 0);
    if (missing > 0) {
      const last = area.row + area.rows - 1;
      heights[last] = (heights[last] ?? 0) + missing;
    }
  }
  const tops = [0];
  for (const height of heights) {
    tops.push((tops[tops.length - 1] ?? 0) + height);
  }
  return tops;
}

/** Rows of small things need no name: the number is in the same row. */
const IN_LINE: readonly AreaKind[] = ['bar', 'button', 'chip', 'tabs'];

function badgeOf(number: number, words: string): string {
  return (
    el('circle', { class: 'fig-badge-main', cx: BADGE, cy: 0, r: BADGE }) +
    label([String(number)], { x: BADGE, y: 0, className: 'fig-on0' }) +
    words
  );
}

/** An area as it is on the screen: its number and name are beside the window. */
function bareBlock(area: Area, width: number): Block {
  const content = contentOf(area, width - 2 * PADDING);
  return {
    area,
    height: content.height + 2 * PADDING,
    draw: (height) =>
      el('rect', { class: 'fig-area', width: '100%', height, rx: 6 }) +
      el(
        'svg',
        { x: PADDING, y: PADDING, width: width - 2 * PADDING, height: height - PADDING },
        content.draw(height - 2 * PADDING),
      ),
  };
}

function blockOf(area: Area, narrow: number): Block {
  const besideBadge = narrow - HEAD_X - 2 * PADDING;
  const isInLine = IN_LINE.includes(area.kind) && area.items.length > 0 && widestPiece(area.items) <= besideBadge;
  const title = wrap(area.name, narrow - HEAD_X - 2 * PADDING, BOLD);
  // Where there is no room for the name, the number is enough, because the legend has the name.
  const isTitled = !isInLine && widest(title, BOLD) <= narrow - HEAD_X - PADDING - 3;
  const headHeight = Math.max(2 * BADGE, isTitled ? linesHeight(title, BOLD) : 0);
  const left = PADDING + (isInLine ? HEAD_X : 0);
  const content = contentOf(area, narrow - left - PADDING);
  // Space at the sides is a part of the width, as the gaps between the areas are.
  const top = isInLine ? PADDING - 1 : PADDING + headHeight + (content.height > 0 ? 8 : 0);
  return {
    area,
    height: Math.max(top + content.height, PADDING + headHeight) + PADDING,
    draw: (height) =>
      [
        el('rect', { class: 'fig-area', width: '100%', height, rx: 6 }),
        el(
          'svg',
          { x: percent(left / narrow), y: top, width: percent(1 - (left + PADDING) / narrow), height: height - top },
          content.draw(height - top - PADDING),
        ),
        at(
          PADDING / narrow,
          PADDING + headHeight / 2,
          badgeOf(
            area.number,
            isTitled
              ? label(title, { x: HEAD_X, y: 0, type: BOLD, className: 'fig-small-bold fig-ink', anchor: 'start' })
              : '',
          ),
        ),
      ].join(''),
  };
}
