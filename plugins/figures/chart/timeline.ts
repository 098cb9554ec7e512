import { scaleLinear } from 'd3-scale';
import { type FigureModel, fluid } from '../drawing';
import { anyOf, InputFault } from '../input/inputFault';
import type { YamlInput } from '../input/yaml';
import { arrowHead } from '../svg/arrow';
import { el, percent } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { horizontalLine, verticalLine } from '../svg/line';
import { textWidth } from '../text/measure';
import { BOLD } from '../text/types';
import { wrap } from '../text/wrap';
import { formatValue } from './format';
import { patterns, seriesBar } from './marks';

const BAR = 16;
const ROW_GAP = 16;
const TO_BAR = 5;
const MOMENT_ROW = 21;
const AXIS = 44;
const LOOKS = ['plain', 'hatched'];

interface Span {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** It has no end: it runs to the arrow of the axis. */
  readonly isOpen: boolean;
  readonly isHatched: boolean;
}

interface Moment {
  readonly name: string;
  readonly at: number;
}

interface Axis {
  readonly name: string;
  readonly unit: string;
  readonly from: number;
  readonly to: number;
}

function readAxis(map: YamlInput): Axis {
  map.allow(['name', 'unit', 'from', 'to']);
  const axis = { name: map.text('name'), unit: map.text('unit'), from: map.number('from', 0), to: map.number('to') };
  if (axis.to <= axis.from) {
    throw new InputFault(
      map.lineOf('to'),
      `The axis ends at ${axis.to}, before it starts`,
      `write more than ${axis.from}`,
    );
  }
  return axis;
}

function onAxis(value: number, { from, to }: Axis, line: number): number {
  if (value < from || value > to) {
    throw new InputFault(line, `${value} is not on the axis`, `write a number from ${from} to ${to}`);
  }
  return value;
}

function readSpan(map: YamlInput, axis: Axis): Span {
  map.allow(['name', 'from', 'to', 'look']);
  const look = map.text('look', 'plain');
  if (!LOOKS.includes(look)) {
    throw new InputFault(map.lineOf('look'), `A span cannot look "${look}"`, anyOf(LOOKS));
  }
  const from = onAxis(map.number('from'), axis, map.lineOf('from'));
  const isOpen = !map.has('to');
  const to = isOpen ? axis.to : onAxis(map.number('to'), axis, map.lineOf('to'));
  if (to <= from) {
    throw new InputFault(
      map.lineOf('to'),
      `The span "${map.text('name')}" ends before it starts`,
      `write more than ${from}`,
    );
  }
  return { name: map.text('name'), from, to, isOpen, isHatched: look === 'hatched' };
}

/**
 * Spans of time below each other, and moments across all of them.
 *
 * ```yaml
 * kind: timeline
 * axis: { name: Since the last message of the user, unit: h, to: 36 }   # from: 0 unless said
 * spans:
 *   - { name: Any message, from: 0, to: 24 }
 *   - { name: Approved template only, from: 24, look: hatched }          # without "to" it has no end
 * moments:
 *   - { name: The window closes, at: 24 }
 * ```
 *
 * With such a span the axis ends in an arrow and has only the numbers that the figure states, because a number at the
 * end would read as a limit.
 *
 * @throws {InputFault} for spans and moments that are not on the axis
 */
export function timelineChart(input: YamlInput, frame: number): FigureModel {
  input.allow(['kind', 'axis', 'spans', 'moments']);
  const axis = readAxis(input.map('axis'));
  const spans = input.maps('spans').map((map) => readSpan(map, axis));
  const moments = (input.has('moments') ? input.maps('moments') : []).map((map): Moment => {
    map.allow(['name', 'at']);
    return { name: map.text('name'), at: onAxis(map.number('at'), axis, map.lineOf('at')) };
  });
  // The latest stands on top, with its name before its line: so no line runs through the name of another moment.
  moments.sort((a, b) => b.at - a.at);
  const scale = scaleLinear().domain([axis.from, axis.to]).range([0, 1]);
  const inUnit = (value: number): string => formatValue(value, axis.unit);
  const isOpen = spans.some((span) => span.isOpen);
  const period = (span: Span): string =>
    span.isOpen ? `from ${inUnit(span.from)}` : `${formatValue(span.from, '')}–${inUnit(span.to)}`;
  const stated = [
    axis.from,
    ...spans.flatMap((span) => (span.isOpen ? [span.from] : [span.from, span.to])),
    ...moments.map(({ at }) => at),
  ];

  let top = moments.length * MOMENT_ROW + (moments.length > 0 ? 10 : 0);
  const rows = spans.map((span) => {
    const lines = wrap(`${span.name}, ${period(span)}`, frame - 8, BOLD);
    const textHeight = linesHeight(lines, BOLD);
    const drawn =
      label(lines, { x: 0, y: top + textHeight / 2, type: BOLD, className: 'fig-halo-bold', anchor: 'start' }) +
      seriesBar(span.isHatched ? 1 : 0, {
        x: percent(scale(span.from)),
        y: top + textHeight + TO_BAR,
        width: percent(scale(span.to) - scale(span.from)),
        height: BAR,
        rx: 2,
      });
    top += textHeight + TO_BAR + BAR + ROW_GAP;
    return drawn;
  });
  const axisY = Math.round(top - ROW_GAP / 2) + 0.5;
  const lines = moments.map(({ at }, index) =>
    verticalLine('fig-threshold', percent(scale(at)), (index + 1) * MOMENT_ROW - 2, axisY),
  );
  const names = moments.map(({ name, at }, index) => {
    const text = `${name}, ${inUnit(at)}`;
    const fitsBefore = textWidth(text, BOLD) <= scale(at) * frame;
    return label([text], {
      x: percent(scale(at)),
      y: index * MOMENT_ROW + 9,
      type: BOLD,
      className: 'fig-halo-bold',
      anchor: fitsBefore ? 'end' : 'start',
    });
  });
  const ticks = (isOpen ? [...new Set(stated)] : scale.ticks(6)).map((tick) => {
    const share = scale(tick);
    const anchor = share < 0.02 ? 'start' : share > 0.96 ? 'end' : 'middle';
    return (
      verticalLine('fig-axis', percent(share), axisY, axisY + 5) +
      label([formatValue(tick, '')], { x: percent(share), y: axisY + 15, className: 'fig-small', anchor })
    );
  });
  return {
    drawing: fluid(frame, {
      height: axisY + AXIS,
      left: 1,
      right: 1,
      body: [
        patterns(spans.some(({ isHatched }) => isHatched) ? 2 : 1),
        ...lines,
        ...rows,
        ...names,
        horizontalLine('fig-axis', axisY),
        ...(isOpen ? [el('svg', { x: '100%', y: axisY, overflow: 'visible' }, arrowHead(0, 0, 'right'))] : []),
        ...ticks,
        label([`${axis.name}, ${axis.unit}`], {
          x: '100%',
          y: axisY + 34,
          className: 'fig-small-bold',
          anchor: 'end',
        }),
      ],
    }),
    table: {
      head: [axis.name, 'From', 'To'],
      rows: [
        ...spans.map((span) => [span.name, inUnit(span.from), span.isOpen ? 'no end' : inUnit(span.to)]),
        ...moments.map(({ name, at }) => [name, inUnit(at), inUnit(at)]),
      ],
    },
  };
}
