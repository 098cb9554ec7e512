import { el } from '../svg/element';
import { label } from '../svg/label';
import type { Type } from '../text/measure';
import { CODE, lineHeight, NAME, SMALL } from '../text/types';
import { widest, wrap } from '../text/wrap';
import type { Box } from './box';
import type { DrawnNode } from './drawGraph';

const PADDING_X = 12;
/** Where texts break this early, room is scarce, and the widths of `measure.ts` leave some on both sides. */
const SCARCE_WRAP = 72;
const SCARCE_PADDING_X = 8;
const PADDING_Y = 9;
const LEAST_WIDTH = 64;
const BETWEEN = 3;
const CHAMFER = 11;

export type Outline = 'box' | 'pill' | 'decision' | 'final';

/** Lines of one face, from the top of a node down. */
export interface TextBlock {
  readonly text: string;
  readonly type: Type;
  readonly className: string;
}

export const nameBlock = (text: string): TextBlock => ({ text, type: NAME, className: 'fig-name' });
export const noteBlock = (text: string): TextBlock => ({ text, type: SMALL, className: 'fig-small' });
export const codeBlock = (text: string): TextBlock => ({ text, type: CODE, className: 'fig-code' });

interface NodeOptions {
  readonly id: string;
  readonly blocks: readonly TextBlock[];
  readonly outline?: Outline;
  /** Class of the outline in addition to `fig-box`: `fig-main`, `fig-quiet`. */
  readonly tone?: string;
  readonly wrapAt: number;
}

function outlineOf({ x, y, width, height }: Box, outline: Outline, className: string): string {
  const [left, top] = [x - width / 2, y - height / 2];
  if (outline === 'decision') {
    const points = [
      [left, y],
      [left + CHAMFER, top],
      [left + width - CHAMFER, top],
      [left + width, y],
      [left + width - CHAMFER, top + height],
      [left + CHAMFER, top + height],
    ];
    const d = `M${points.map((point) => point.map((part) => Math.round(part * 10) / 10).join(' ')).join('L')}Z`;
    return el('path', { class: className, d });
  }
  const rx = outline === 'pill' ? Math.min(20, height / 2) : 8;
  const frame = el('rect', { class: className, x: left, y: top, width, height, rx });
  if (outline !== 'final') {
    return frame;
  }
  const inset = 3.5;
  return (
    frame +
    el('rect', {
      class: 'fig-inner',
      x: left + inset,
      y: top + inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      rx: 5,
    })
  );
}

/** @returns a node with its texts in the middle, as large as they need */
export function textNode({ id, blocks, outline = 'box', tone, wrapAt }: NodeOptions): DrawnNode {
  const set = blocks.map((block) => ({ ...block, lines: wrap(block.text, wrapAt, block.type) }));
  const textWidth = Math.max(...set.map(({ lines, type }) => widest(lines, type)));
  const textHeight = set.reduce((sum, { lines, type }) => sum + lines.length * lineHeight(type), 0);
  const side = (wrapAt < SCARCE_WRAP ? SCARCE_PADDING_X : PADDING_X) + (outline === 'decision' ? 6 : 0);
  const width = Math.ceil(Math.max(LEAST_WIDTH, textWidth + 2 * side));
  const height = Math.ceil(textHeight + BETWEEN * (set.length - 1) + 2 * PADDING_Y);
  const className = tone ? `fig-box ${tone}` : 'fig-box';
  return {
    id,
    width,
    height,
    draw: (box) => {
      // A box that is higher than its words need has them in its middle.
      let top = box.y - height / 2 + PADDING_Y;
      const texts = set.map(({ lines, type, className: face }) => {
        const own = lines.length * lineHeight(type);
        const drawn = label(lines, { x: box.x, y: top + own / 2, type, className: face });
        top += own + BETWEEN;
        return drawn;
      });
      return outlineOf(box, outline, className) + texts.join('');
    },
  };
}

const DOT = 16;

/** @returns the small disc where a state machine starts, or the ringed one where it ends */
export function dotNode(id: string, kind: 'start' | 'end'): DrawnNode {
  return {
    id,
    width: DOT,
    height: DOT,
    draw: ({ x, y }) =>
      kind === 'start'
        ? el('circle', { class: 'fig-dot', cx: x, cy: y, r: DOT / 2 - 1 })
        : el('circle', { class: 'fig-ring', cx: x, cy: y, r: DOT / 2 }) +
          el('circle', { class: 'fig-dot', cx: x, cy: y, r: DOT / 2 - 4 }),
  };
}
