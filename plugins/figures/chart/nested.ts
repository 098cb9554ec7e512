import { type FigureModel, type FluidDrawing, fluid } from '../drawing';
import { InputFault } from '../input/inputFault';
import type { YamlInput } from '../input/yaml';
import { at } from '../svg/at';
import { el, percent } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { textWidth } from '../text/measure';
import { CODE, NAME, SMALL } from '../text/types';
import { wrap } from '../text/wrap';

const INDENT = 12;
const PADDING = 12;
const FOOT = 10;
const MOST_LEVELS = 6;

interface Level {
  readonly name: string;
  readonly text: string;
  readonly code: string;
}

/**
 * Things of which each holds the next one, drawn as frames inside each other.
 *
 * ```yaml
 * kind: nested
 * levels:                       # from the outside to the inside
 *   - { name: User, text: a person who talks with an assistant }
 *   - { name: Chat, text: one assistant, code: cuid }
 * ```
 *
 * @throws {InputFault} for fewer than two or more than six levels
 */
export function nestedChart(input: YamlInput, frame: number): FigureModel {
  input.allow(['kind', 'levels']);
  const levels = input.maps('levels').map((map): Level => {
    map.allow(['name', 'text', 'code']);
    return { name: map.text('name'), text: map.text('text'), code: map.text('code', '') };
  });
  if (levels.length < 2 || levels.length > MOST_LEVELS) {
    throw new InputFault(
      input.lineOf('levels'),
      `The chart has ${levels.length} levels, not 2–${MOST_LEVELS}`,
      'delete levels or add one',
    );
  }
  return { drawing: draw(levels, frame) };
}

function draw(levels: readonly Level[], frame: number): FluidDrawing {
  const heads = levels.map(({ text }, depth) => {
    const lines = wrap(text, frame - 2 * (depth * INDENT + PADDING), SMALL);
    return { lines, height: 2 * PADDING + 20 + linesHeight(lines, SMALL) };
  });
  const height = heads.reduce((sum, head) => sum + head.height, 0) + (levels.length - 1) * FOOT + 4;
  let top = 2;
  const body = levels.map(({ name, code }, depth) => {
    const { lines = [], height: headHeight = 0 } = heads[depth] ?? {};
    // Steps to the inside are parts of the width: so both sides are equal in every width.
    const inset = (depth * INDENT) / frame;
    const drawn =
      el('rect', {
        class: depth === levels.length - 1 ? 'fig-box fig-main' : 'fig-box',
        x: percent(inset),
        y: top,
        width: percent(1 - 2 * inset),
        height: height - 2 - depth * FOOT - top,
        rx: 8,
      }) +
      at(
        inset,
        top,
        label([name], { x: PADDING, y: PADDING + 8, type: NAME, className: 'fig-name', anchor: 'start' }),
        code === ''
          ? ''
          : label([code], {
              x: PADDING + 10 + textWidth(name, NAME),
              y: PADDING + 8,
              type: CODE,
              className: 'fig-code',
              anchor: 'start',
            }),
        label(lines, {
          x: PADDING,
          y: PADDING + 20 + linesHeight(lines, SMALL) / 2,
          className: 'fig-small',
          anchor: 'start',
        }),
      );
    top += headHeight;
    return drawn;
  });
  return fluid(frame, { mostWidth: Math.max(520, frame), height, left: 1, right: 1, body });
}
