import { type FigureModel, fluid } from '../drawing';
import { InputFault } from '../input/inputFault';
import type { YamlInput } from '../input/yaml';
import { type FigureLabels, filled } from '../labels';
import { el } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { verticalLine } from '../svg/line';
import { BOLD, CODE } from '../text/types';
import { wrap } from '../text/wrap';

const BADGE = 11;
const LEFT = 2 * BADGE + 12;
/** The numbers are in the space on the left. */
const MIDDLE = BADGE + 1 - LEFT;
const PADDING = 8;
const GAP = 12;
const TO_BOX = 4;
const MOST_STEPS = 10;
/** A space that a reader would not see: at an end, or one of several. */
const HIDDEN_SPACES = /^ +| +$| {2,}/g;

interface Step {
  readonly name: string;
  readonly text: string;
  readonly isChanged: boolean;
}

const visible = (text: string): string => text.replace(HIDDEN_SPACES, (spaces) => '␣'.repeat(spaces.length));

function readSteps(input: YamlInput): Step[] {
  const maps = input.maps('steps');
  if (maps.length < 2 || maps.length > MOST_STEPS) {
    throw new InputFault(
      input.lineOf('steps'),
      `The chart has ${maps.length} steps, not 2–${MOST_STEPS}`,
      'delete steps that change nothing, or add one',
    );
  }
  let before: string | undefined;
  return maps.map((map) => {
    map.allow(['name', 'text']);
    const text = map.text('text', before);
    const step = { name: map.text('name'), text, isChanged: text !== before };
    before = text;
    return step;
  });
}

/**
 * One text on its way through steps, with the text after each of them. Spaces that cannot be seen are drawn as ␣.
 *
 * ```yaml
 * kind: pipeline
 * steps:
 *   - { name: As typed, text: "  hi   there " }
 *   - { name: One space instead of many, text: hi there }
 *   - { name: Join repeated letters }                     # without a text: the step changes nothing here
 * ```
 *
 * @throws {InputFault} for fewer than two or more than ten steps, and for a first step without a text
 */
export function pipelineChart(input: YamlInput, frame: number, labels: FigureLabels): FigureModel {
  input.allow(['kind', 'steps']);
  const steps = readSteps(input);
  let top = 0;
  const tops: number[] = [];
  const rows = steps.map(({ name, text, isChanged }, index) => {
    const names = wrap(isChanged ? name : filled(labels.idleStep, { name }), frame - LEFT, BOLD);
    const lines = isChanged ? wrap(visible(text), frame - LEFT - 2 * PADDING, CODE) : [];
    const nameHeight = Math.max(2 * BADGE, linesHeight(names, BOLD));
    const boxHeight = lines.length > 0 ? linesHeight(lines, CODE) + 2 * PADDING - 4 : 0;
    const y = top;
    const boxTop = y + nameHeight + TO_BOX;
    tops.push(y + nameHeight / 2);
    top += nameHeight + (boxHeight > 0 ? TO_BOX + boxHeight : 0) + GAP;
    return (
      el('circle', { class: 'fig-badge', cx: MIDDLE, cy: y + nameHeight / 2, r: BADGE }) +
      label([String(index + 1)], { x: MIDDLE, y: y + nameHeight / 2, className: 'fig-number' }) +
      label(names, {
        x: 0,
        y: y + nameHeight / 2,
        type: BOLD,
        className: isChanged ? 'fig-small-bold fig-ink' : 'fig-small',
        anchor: 'start',
      }) +
      (boxHeight > 0
        ? el('rect', {
            class: isLastChange(steps, index) ? 'fig-box fig-main' : 'fig-box',
            x: 0,
            y: boxTop,
            width: '100%',
            height: boxHeight,
            rx: 6,
          }) +
          label(lines, {
            x: PADDING,
            y: boxTop + boxHeight / 2,
            type: CODE,
            className: 'fig-code fig-ink',
            anchor: 'start',
          })
        : '')
    );
  });
  const line = verticalLine('fig-lifeline', MIDDLE, tops[0] ?? 0, tops[tops.length - 1] ?? 0);
  return {
    drawing: fluid(frame, { height: top - GAP + 4, left: LEFT, right: 1, body: line + rows.join('') }),
    table: {
      isWords: true,
      head: [labels.step, labels.textAfter],
      rows: steps.map(({ name, text }) => [name, visible(text)]),
    },
  };
}

const isLastChange = (steps: readonly Step[], index: number): boolean =>
  steps.slice(index + 1).every(({ isChanged }) => !isChanged);
