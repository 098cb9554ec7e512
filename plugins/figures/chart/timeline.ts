import { scaleLinear } from 'd3-scale';
import { type FigureModel, fluid } from '../drawing';
import { anyOf, InputFault } from '../input/inputFault';
import type { YamlInput } from '../input/yaml';
import { type FigureLabels, filled } from '../labels';
import { arrowHead } from '../svg/arrow';
import { el, percent } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { horizontalLine, verticalLine } from '../svg/line';
import { textWidth } from '../text/measure';
import { BOLD } from '../text/types';
import { wrap } from '../text/wrap';
import { decimalsOf, formatValue } from './format';
import { patterns, seriesBar } from './marks';

const BAR = 16;
const ROW_GAP = 16;
/** A name is above its own bar where this much room is left for it, and a little after the line of a moment. */
const LEAST_ROOM = 200;
const FROM_LINE = 6;
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

interface Timeline {
  readonly axis: Axis;
  readonly spans: readonly Span[];
  /** The latest one first. */
  readonly moments: readonly Moment[];
  readonly decimals: number;
}

function readTimeline(input: YamlInput): Timeline {
  input.allow(['kind', 'axis', 'spans', 'moments']);
  const axis = readAxis(input.map('axis'));
  const spans = input.maps('spans').map((map) => readSpan(map, axis));
  const moments = (input.has('moments') ? input.maps('moments') : []).map((map): Moment => {
    map.allow(['name', 'at']);
    return { name: map.text('name'), at: onAxis(map.number('at'), axis, map.lineOf('at')) };
  });
  const decimals = decimalsOf([...spans.flatMap(({ from, to }) => [from, to]), ...moments.map(({ at }) => at)]);
  return { axis, spans, moments: moments.sort((a, b) => b.at - a.at), decimals };
}

/** Part of the width for a number of the axis. */
type Scale = ReturnType<typeof scaleLinear<number>>;

const scaleOf = ({ from, to }: Axis): Scale => scaleLinear().domain([from, to]).range([0, 1]);

const isEndless = ({ spans }: Timeline): boolean => spans.some(({ isOpen }) => isOpen);

function drawSpans(
  { axis, spans, decimals }: Timeline,
  start: number,
  frame: number,
  labels: FigureLabels,
): { drawn: string[]; end: number } {
  const scale = scaleOf(axis);
  let top = start;
  const drawn = spans.map((span) => {
    const from = formatValue(span.from, span.isOpen ? axis.unit : '', decimals);
    const to = formatValue(span.to, axis.unit, decimals);
    const period = span.isOpen ? filled(labels.openSpan, { from }) : `${from}–${to}`;
    const room = (1 - scale(span.from)) * frame;
    const isAtBar = span.from > axis.from && room >= LEAST_ROOM;
    const lines = wrap(`${span.name}, ${period}`, (isAtBar ? room : frame) - 8, BOLD);
    const textHeight = linesHeight(lines, BOLD);
    const words = label(lines, {
      x: isAtBar ? percent(scale(span.from)) : 0,
      y: top + textHeight / 2,
      type: BOLD,
      className: 'fig-halo-bold',
      anchor: 'start',
      ...(isAtBar ? { attributes: { dx: FROM_LINE } } : {}),
    });
    const bar = seriesBar(span.isHatched ? 1 : 0, {
      x: percent(scale(span.from)),
      y: top + textHeight + TO_BAR,
      width: percent(scale(span.to) - scale(span.from)),
      height: BAR,
      rx: 2,
    });
    top += textHeight + TO_BAR + BAR + ROW_GAP;
    return words + bar;
  });
  return { drawn, end: top };
}

/** The latest moment is at the top, with its name before its line, so that no line runs through another name. */
function drawMoments(
  { axis, moments, decimals }: Timeline,
  bottom: number,
  frame: number,
): { lines: string[]; names: string[] } {
  const scale = scaleOf(axis);
  return {
    lines: moments.map(({ at }, row) =>
      verticalLine('fig-threshold', percent(scale(at)), (row + 1) * MOMENT_ROW - 2, bottom),
    ),
    names: moments.map(({ name, at }, row) => {
      const text = `${name}, ${formatValue(at, axis.unit, decimals)}`;
      const width = textWidth(text, BOLD);
      const room = scale(at) * frame;
      const anchor = width <= room ? 'end' : 'start';
      // Where there is room on neither side, it ends with the drawing.
      const place =
        width <= room || width <= frame - room
          ? ({ x: percent(scale(at)), anchor } as const)
          : ({ x: '100%', anchor: 'end' } as const);
      const y = row * MOMENT_ROW + 9;
      return label([text], { ...place, y, type: BOLD, className: 'fig-halo-bold' });
    }),
  };
}

function drawAxis(timeline: Timeline, y: number): string[] {
  const { axis, spans, moments } = timeline;
  const scale = scaleOf(axis);
  const stated = [
    axis.from,
    ...spans.flatMap(({ from, to, isOpen }) => (isOpen ? [from] : [from, to])),
    ...moments.map(({ at }) => at),
  ];
  const ticks = isEndless(timeline) ? [...new Set(stated)] : scale.ticks(6);
  const decimals = decimalsOf(ticks);
  return [
    horizontalLine('fig-axis', y),
    isEndless(timeline) ? el('svg', { x: '100%', y, overflow: 'visible' }, arrowHead(0, 0, 'right')) : '',
    ...ticks.map((tick) => {
      const share = scale(tick);
      const anchor = share < 0.02 ? 'start' : share > 0.96 ? 'end' : 'middle';
      const number = label([formatValue(tick, '', decimals)], {
        x: percent(share),
        y: y + 15,
        className: 'fig-small',
        anchor,
      });
      return verticalLine('fig-axis', percent(share), y, y + 5) + number;
    }),
    label([`${axis.name}, ${axis.unit}`], { x: '100%', y: y + 34, className: 'fig-small-bold', anchor: 'end' }),
  ];
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
export function timelineChart(input: YamlInput, frame: number, labels: FigureLabels): FigureModel {
  const timeline = readTimeline(input);
  const { axis, spans, moments, decimals } = timeline;
  const rows = drawSpans(timeline, moments.length * MOMENT_ROW + (moments.length > 0 ? 10 : 0), frame, labels);
  const axisY = Math.round(rows.end - ROW_GAP / 2) + 0.5;
  const { lines, names } = drawMoments(timeline, axisY, frame);
  const pattern = patterns(spans.some(({ isHatched }) => isHatched) ? 2 : 1);
  const inUnit = (value: number): string => formatValue(value, axis.unit, decimals);
  return {
    drawing: fluid(frame, {
      height: axisY + AXIS,
      left: 1,
      right: 1,
      body: [pattern, ...lines, ...rows.drawn, ...names, ...drawAxis(timeline, axisY)],
    }),
    table: {
      head: [axis.name, labels.from, labels.to],
      rows: [
        ...spans.map((span) => [span.name, inUnit(span.from), span.isOpen ? labels.noEnd : inUnit(span.to)]),
        ...moments.map(({ name, at }) => [name, inUnit(at), inUnit(at)]),
      ],
    },
  };
}
