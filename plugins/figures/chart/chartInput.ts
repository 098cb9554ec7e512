import { InputFault } from '../input/inputFault';
import type { YamlInput } from '../input/yaml';
import { decimalsOf } from './format';

export type AxesKind = 'bar' | 'stacked' | 'line' | 'heat-map' | 'histogram' | 'ring';

export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

interface Axis {
  readonly unit: string;
  readonly from?: number;
  readonly to?: number;
}

export interface ChartInput {
  readonly kind: AxesKind;
  /** The axis of categories: its name and the categories in order. */
  readonly x: { readonly name: string; readonly values: readonly string[] };
  /** The axis of numbers. */
  readonly y: Axis & { readonly name: string; readonly decimals: number };
  readonly series: readonly Series[];
  readonly threshold?: { readonly name: string; readonly value: number };
  /** Columns (`up`) or horizontal bars (`across`). */
  readonly bars: 'up' | 'across';
  /** Least width of the place that the chart is drawn for. */
  readonly frame: number;
}

const KEYS = ['kind', 'x', 'y', 'series', 'threshold', 'bars'];
const MOST_SERIES = 6;
/** Longer names of categories do not fit below a column on a phone. */
const SHORT_NAME = 7;

/**
 * The numbers of a chart in YAML.
 *
 * ```yaml
 * kind: bar                      # bar, stacked, line, heat-map, histogram, ring
 * x: { name: Weekday, values: [Mon, Tue] }
 * y: { name: Dialogs, unit: "" } # unit "%" is for shares from 0 to 100
 * series:
 *   - { name: September, values: [1080, 1020] }
 * threshold: { name: Goal, value: 1000 }
 * bars: up                       # or across
 * ```
 *
 * @throws {InputFault} for wrong names and numbers
 */
export function readChart(input: YamlInput, kind: AxesKind, frame: number): ChartInput {
  input.allow(KEYS);
  const x = input.map('x');
  x.allow(['name', 'values']);
  const y = input.map('y');
  y.allow(['name', 'unit', 'from', 'to']);
  const categories = x.texts('values');
  const axis: Axis = {
    unit: y.text('unit', ''),
    ...(y.has('from') ? { from: y.number('from') } : {}),
    ...(y.has('to') ? { to: y.number('to') } : {}),
  };
  const bars = readBars(input, kind, categories);
  refuseUnusedEnds(y, kind, bars);
  const series = readSeries(input, kind, categories, axis);
  const threshold = readThreshold(input, kind, axis);
  return {
    kind,
    x: { name: x.text('name'), values: categories },
    y: {
      name: y.text('name'),
      ...axis,
      decimals: decimalsOf([...series.flatMap(({ values }) => values), threshold?.value ?? 0]),
    },
    series,
    ...(threshold ? { threshold } : {}),
    bars,
    frame,
  };
}

function unused(input: YamlInput, key: string): InputFault {
  return new InputFault(input.lineOf(key), `"${key}" changes nothing in this chart`, 'delete it');
}

const hasBars = (kind: AxesKind): boolean => kind === 'bar' || kind === 'stacked';

function readBars(input: YamlInput, kind: AxesKind, categories: readonly string[]): ChartInput['bars'] {
  if (input.has('bars') && !hasBars(kind)) {
    throw unused(input, 'bars');
  }
  const bars = input.text('bars', categories.every((name) => name.length <= SHORT_NAME) ? 'up' : 'across');
  if (bars !== 'up' && bars !== 'across') {
    throw new InputFault(input.lineOf('bars'), `Bars cannot be "${bars}"`, 'write "up" or "across"');
  }
  return bars;
}

/** Bars that lie start at 0, and only those of a simple chart end where the axis does; the other kinds have no such axis. */
function refuseUnusedEnds(y: YamlInput, kind: AxesKind, bars: ChartInput['bars']): void {
  const stands = kind === 'line' || kind === 'histogram' || (hasBars(kind) && bars === 'up');
  for (const end of ['from', 'to']) {
    if (y.has(end) && !stands && !(end === 'to' && kind === 'bar')) {
      throw unused(y, end);
    }
  }
}

function readSeries(input: YamlInput, kind: AxesKind, categories: readonly string[], axis: Axis): Series[] {
  const maps = input.maps('series');
  const single = kind === 'histogram' || kind === 'ring';
  if (single && maps.length > 1) {
    throw new InputFault(
      input.lineOf('series'),
      `A ${kind} shows one series, not ${maps.length}`,
      'delete all but one',
    );
  }
  if (kind === 'ring' && categories.length > MOST_SERIES) {
    throw new InputFault(
      input.line,
      `The ring has ${categories.length} parts, more than ${MOST_SERIES}`,
      'join the small ones or draw bars',
    );
  }
  if (kind !== 'heat-map' && maps.length > MOST_SERIES) {
    throw new InputFault(
      input.lineOf('series'),
      `The chart has ${maps.length} series, more than ${MOST_SERIES}`,
      'join the small ones or draw two charts',
    );
  }
  const series = maps.map((map) => {
    map.allow(['name', 'values']);
    const name = map.text('name');
    const values = map.numbers('values');
    if (values.length !== categories.length) {
      throw new InputFault(
        map.lineOf('values'),
        `The series "${name}" has ${values.length} values, the axis has ${categories.length}`,
        'give each category of the axis one value',
      );
    }
    checkRange(name, values, axis, map.lineOf('values'));
    return { name, values };
  });
  if (kind === 'stacked') {
    const totals = categories.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
    checkOnAxis('The sum of a category', totals, axis, input.lineOf('series'));
  }
  return series;
}

/** What is not on the axis would be drawn beyond the figure. */
function checkOnAxis(what: string, values: readonly number[], { from = 0, to }: Axis, line: number): void {
  const beyond = values.find((value) => value < from || (to !== undefined && value > to));
  if (beyond !== undefined) {
    const axis = to === undefined ? `starts at ${from}` : `is from ${from} to ${to}`;
    throw new InputFault(
      line,
      `${what} is ${beyond}, and the axis ${axis}`,
      'change "from" or "to" of "y", or the number',
    );
  }
}

function checkRange(name: string, values: readonly number[], axis: Axis, line: number): void {
  const { unit } = axis;
  const negative = values.find((value) => value < 0);
  if (negative !== undefined) {
    const what = unit === '%' ? 'share' : 'value';
    throw new InputFault(line, `The series "${name}" has the negative ${what} ${negative}`, 'write 0 or more');
  }
  const large = unit === '%' ? values.find((value) => value > 100) : undefined;
  if (large !== undefined) {
    throw new InputFault(line, `The series "${name}" has the share ${large}%`, 'write at most 100, or another unit');
  }
  checkOnAxis(`A value of "${name}"`, values, axis, line);
}

function readThreshold(input: YamlInput, kind: AxesKind, axis: Axis): ChartInput['threshold'] {
  if (!input.has('threshold')) {
    return undefined;
  }
  if (kind !== 'bar' && kind !== 'line') {
    throw new InputFault(input.lineOf('threshold'), `A ${kind} has no threshold`, 'delete it');
  }
  const map = input.map('threshold');
  map.allow(['name', 'value']);
  const value = map.number('value');
  checkOnAxis('The threshold', [value], axis, map.lineOf('value'));
  return { name: map.text('name'), value };
}
