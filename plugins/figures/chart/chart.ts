import type { FigureModel, FluidDrawing, Row } from '../drawing';
import { readYaml, type YamlInput } from '../input/yaml';
import { defaultLabels, type FigureLabels } from '../labels';
import { barChart, histogram } from './bars';
import { type ChartInput, type ChartKind, OWN_FORM_KINDS, type OwnFormKind, readChart } from './chartInput';
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

const DRAW: Readonly<Record<ChartKind, (input: ChartInput) => FluidDrawing>> = {
  bar: barChart,
  stacked: stackedChart,
  line: lineChart,
  'heat-map': heatMap,
  histogram,
  ring: ringChart,
};

/** Kinds that have a form of their own instead of axes and series. */
const OWN_FORM: Readonly<Record<OwnFormKind, (input: YamlInput, frame: number, labels: FigureLabels) => FigureModel>> =
  {
    nested: nestedChart,
    tiles: tilesChart,
    'small-charts': smallCharts,
    timeline: timelineChart,
    matrix: matrixChart,
    'marked-text': markedText,
    pipeline: pipelineChart,
  };

/** Reads and draws a chart; see `readChart` and the kinds with a form of their own for the data. The table holds every number of the data. */
export function chart(source: string, frame: number, labels: FigureLabels = defaultLabels): FigureModel {
  const yaml = readYaml(source);
  const ownForm = OWN_FORM_KINDS.find((kind) => kind === yaml.text('kind'));
  if (ownForm) {
    return OWN_FORM[ownForm](yaml, frame, labels);
  }
  const input = readChart(yaml, frame);
  return { drawing: DRAW[input.kind](input), table: tableOf(input) };
}

function tableOf({ x, y, series, threshold }: ChartInput): { head: Row; rows: Row[] } {
  const rows = x.values.map((name, index) => [
    name,
    ...series.map(({ values }) => formatValue(values[index] ?? 0, y.unit)),
  ]);
  const limit = threshold ? [[threshold.name, ...series.map(() => formatValue(threshold.value, y.unit))]] : [];
  return { head: [x.name, ...series.map(({ name }) => name)], rows: [...rows, ...limit] };
}
