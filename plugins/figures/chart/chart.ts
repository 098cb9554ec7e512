import type { FigureModel, FluidDrawing, Row } from '../drawing';
import { anyOf, InputFault } from '../input/inputFault';
import { readYaml, type YamlInput } from '../input/yaml';
import { defaultLabels, type FigureLabels } from '../labels';
import { barChart, histogram } from './bars';
import { type AxesKind, type ChartInput, readChart } from './chartInput';
import { formatValue } from './format';
import { heatMap } from './heatMap';
import { lineChart } from './lines';
import { markedText } from './markedText';
import { matrixChart } from './matrix';
import { nestedChart } from './nested';
import { pipelineChart } from './pipeline';
import { ringChart } from './ring';
import { smallCharts } from './smallCharts';
import { stackedChart } from './stacked';
import { tilesChart } from './tiles';
import { timelineChart } from './timeline';

const WITH_AXES: Readonly<Record<AxesKind, (input: ChartInput) => FluidDrawing>> = {
  bar: barChart,
  stacked: stackedChart,
  line: lineChart,
  'heat-map': heatMap,
  histogram,
  ring: ringChart,
};

/** Kinds that have a form of their own instead of axes and series. */
const OWN_FORM: ReadonlyMap<string, (input: YamlInput, frame: number, labels: FigureLabels) => FigureModel> = new Map([
  ['nested', nestedChart],
  ['tiles', tilesChart],
  ['small-charts', smallCharts],
  ['timeline', timelineChart],
  ['matrix', matrixChart],
  ['marked-text', markedText],
  ['pipeline', pipelineChart],
]);

export const chartKinds: readonly string[] = [...Object.keys(WITH_AXES), ...OWN_FORM.keys()];

const hasAxes = (kind: string): kind is AxesKind => Object.hasOwn(WITH_AXES, kind);

/**
 * Reads and draws a chart; see `readChart` and the kinds with a form of their own for the data. The table holds every number of the data.
 *
 * @throws {InputFault} for a kind that does not exist, and for what the kind cannot draw
 */
export function chart(source: string, frame: number, labels: FigureLabels = defaultLabels): FigureModel {
  const yaml = readYaml(source);
  const kind = yaml.text('kind');
  if (hasAxes(kind)) {
    const input = readChart(yaml, kind, frame);
    return { drawing: WITH_AXES[kind](input), table: tableOf(input) };
  }
  const draw = OWN_FORM.get(kind);
  if (!draw) {
    throw new InputFault(yaml.lineOf('kind'), `The kind of chart "${kind}" does not exist`, anyOf(chartKinds));
  }
  return draw(yaml, frame, labels);
}

function tableOf({ x, y, series, threshold }: ChartInput): { head: Row; rows: Row[] } {
  const rows = x.values.map((name, index) => [
    name,
    ...series.map(({ values }) => formatValue(values[index] ?? 0, y.unit, y.decimals)),
  ]);
  const limit = threshold
    ? [[threshold.name, ...series.map(() => formatValue(threshold.value, y.unit, y.decimals))]]
    : [];
  return { head: [x.name, ...series.map(({ name }) => name)], rows: [...rows, ...limit] };
}
