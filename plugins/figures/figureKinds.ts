import { branchGraph } from './branchGraph';
import { chart } from './chart/chart';
import { dialogGraph } from './dialogGraph';
import type { FigureModel } from './drawing';
import { flowChart } from './flowChart';
import type { FigureLabels } from './labels';
import { sequence } from './sequence/sequence';
import { screenSketch } from './sketch/screenSketch';
import { stateDiagram } from './stateDiagram';

/** The languages of fences that become figures, each with its pure function from text, width and words to drawing. */
export const figureKinds: Readonly<
  Record<string, (source: string, frame: number, labels?: FigureLabels) => FigureModel>
> = {
  'state-diagram': stateDiagram,
  sequence,
  'flow-chart': flowChart,
  'dialog-graph': dialogGraph,
  'branch-graph': branchGraph,
  'screen-sketch': screenSketch,
  chart,
};
