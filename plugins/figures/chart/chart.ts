import type { FigureModel, FluidDrawing, Row } from '../drawing';
import { readYaml } from '../input/yaml';
import { barChart, histogram } from './bars';
import { type ChartInput, type ChartKind, readChart } from './chartInput';
import { formatValue } from './format';
import { funnel } from './funnel';
import { heatMap } from './heatMap';
import { lineChart } from './lines';
import { nestedChart } from './nested';
import { stackedChart } from './stacked';

const DRAW: Readonly<Record<ChartKind, (input: ChartInput) => FluidDrawing>> = {
  bar: barChart,
  stacked: stackedChart,
  line: lineChart,
  'heat-map': heatMap,
  funnel,
  histogram,
};

/** The one kind without numbers. */
const NESTED = 'nested';

/** Reads and draws a chart; see `readChart` for the form of the data. The table holds every number of the data. */
export function chart(source: string): FigureModel {
  const yaml = readYaml(source);
  if (yaml.text('kind') === NESTED) {
    return nestedChart(yaml);
  }
  const input = readChart(yaml);
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
