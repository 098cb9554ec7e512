import type { FigureModel } from '../drawing';
import { at } from '../svg/at';
import { el, percent } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { SMALL } from '../text/types';
import { widest, wrap } from '../text/wrap';
import { contentOf } from './content';
import { type Area, readSketch } from './readSketch';

const GAP = 6;
const BADGE = 10;
const HEAD_X = 2 * BADGE + 5;
const PADDING = 9;
const TITLE = { ...SMALL, face: 'bold' } as const;
const LEAST_ROW = 40;

interface Block {
  readonly area: Area;
  /** Width on a phone. */
  readonly narrow: number;
  readonly height: number;
  readonly draw: (height: number) => string;
}

/** Reads and draws a screen; see `readSketch` for the form of the data. Its numbers are those of the legend below. */
export function screenSketch(source: string, frame: number): FigureModel {
  const { columns, rowCount, areas } = readSketch(source);
  const whole = columns.reduce((sum, part) => sum + part, 0);
  const edge = (column: number): number => columns.slice(0, column).reduce((sum, part) => sum + part, 0) / whole;
  const blocks = areas.map((area) => {
    const share = edge(area.column + area.columns) - edge(area.column);
    return blockOf(area, share * frame - GAP);
  });
  const tops = rowTops(blocks, rowCount);

  const body = blocks.map(({ area, draw }) => {
    const top = tops[area.row] ?? 0;
    const height = (tops[area.row + area.rows] ?? top) - top - GAP;
    const [left, right] = [edge(area.column), edge(area.column + area.columns)];
    return el(
      'svg',
      // Half a gap on both sides, as a part of the width of a phone: wider drawings have wider gaps.
      {
        x: percent(left + GAP / 2 / frame),
        y: top + GAP,
        width: percent(right - left - GAP / frame),
        height,
      },
      draw(height),
    );
  });
  const height = (tops[rowCount] ?? 0) + GAP;
  return {
    drawing: {
      kind: 'fluid',
      leastWidth: frame,
      mostWidth: 700,
      height,
      left: 0,
      right: 0,
      body: el('rect', { class: 'fig-screen', x: 0, y: 0, width: '100%', height, rx: 10 }) + body.join(''),
    },
    legend: areas.map(({ name, holds }) => ({ name, text: holds })),
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

function blockOf(area: Area, narrow: number): Block {
  const title = wrap(area.name, narrow - HEAD_X - 2 * PADDING, TITLE);
  // Where the name cannot stand beside the number, the number alone stands for it: the legend has the name.
  const isTitled = widest(title, TITLE) <= narrow - HEAD_X - PADDING - 3;
  const headHeight = Math.max(2 * BADGE, isTitled ? linesHeight(title, TITLE) : 0);
  const content = contentOf(area, narrow - 2 * PADDING);
  // Space at the sides is a part of the width, as the gaps between the areas are.
  const inset = PADDING / narrow;
  const top = PADDING + headHeight + (content.height > 0 ? 8 : 0);
  return {
    area,
    narrow,
    height: top + content.height + PADDING,
    draw: (height) =>
      [
        el('rect', { class: 'fig-area', width: '100%', height, rx: 6 }),
        el(
          'svg',
          { x: percent(inset), y: top, width: percent(1 - 2 * inset), height: height - top },
          content.draw(height - top - PADDING),
        ),
        at(
          inset,
          PADDING + headHeight / 2,
          el('circle', { class: 'fig-badge-main', cx: BADGE, cy: 0, r: BADGE }),
          label([String(area.number)], { x: BADGE, y: 0, type: SMALL, className: 'fig-on0' }),
          isTitled
            ? label(title, { x: HEAD_X, y: 0, type: TITLE, className: 'fig-small-bold fig-ink', anchor: 'start' })
            : '',
        ),
      ].join(''),
  };
}
